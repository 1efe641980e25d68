// A button, or a link that looks like one (asChild). At least 44 px, for touch.
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

const look = {
  primary: "border-forest bg-forest text-on-forest hover:border-forest-strong hover:bg-forest-strong",
  secondary: "border-edge bg-raised text-ink hover:border-forest hover:bg-forest-wash",
  quiet: "border-transparent bg-transparent text-ink hover:bg-forest-wash",
  danger: "border-annatto-fill bg-annatto-fill text-on-annatto hover:border-annatto hover:bg-annatto",
} as const;

const size = {
  medium: "min-h-11 px-4 py-2 text-base",
  large: "min-h-13 px-6 py-3 text-lg",
  icon: "size-11 shrink-0",
} as const;

export type ButtonProps = ComponentProps<"button"> & {
  variant?: keyof typeof look;
  size?: keyof typeof size;
  /** Applies the look to the single child, for example a link. */
  asChild?: boolean;
};

export function Button({
  variant = "primary",
  size: sized = "medium",
  asChild = false,
  className,
  type,
  ...rest
}: ButtonProps) {
  const Component = asChild ? Slot.Root : "button";
  return (
    <Component
      {...rest}
      type={asChild ? type : (type ?? "button")}
      className={classNames(
        "inline-flex items-center justify-center gap-2 rounded border font-semibold leading-tight no-underline transition-colors duration-150",
        "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-soft",
        "aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunk aria-disabled:text-soft",
        "[&_svg]:size-5 [&_svg]:shrink-0",
        look[variant],
        size[sized],
        className,
      )}
    />
  );
}
