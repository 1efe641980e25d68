// A short label: a category, a level or a caution.
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

const look = {
  plain: "border-line bg-sunk text-ink",
  forest: "border-transparent bg-forest-wash text-forest",
  gold: "border-gold bg-gold-wash text-ink",
  river: "border-transparent bg-river-wash text-river",
  warning: "border-annatto bg-annatto-wash text-annatto",
} as const;

export function Badge({
  tone = "plain",
  className,
  ...rest
}: ComponentProps<"span"> & { tone?: keyof typeof look }) {
  return (
    <span
      {...rest}
      className={classNames(
        "inline-flex items-center gap-1 rounded border px-2 text-sm leading-7 [&_svg]:size-4",
        look[tone],
        className,
      )}
    />
  );
}
