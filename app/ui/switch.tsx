// A switch that takes effect at once. For a choice that is submitted with a form, use the checkbox.
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export function Switch({
  label,
  hideLabel = false,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "role"> & { label: ReactNode; hideLabel?: boolean }) {
  return (
    <label className={classNames("inline-flex min-h-11 min-w-11 items-center gap-3", className)}>
      <span className="relative inline-flex shrink-0">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state
          role="switch"
          className="peer h-7 w-12 appearance-none rounded-full border-2 border-edge bg-sunk transition-colors checked:border-forest checked:bg-forest disabled:border-line"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1.5 left-1.5 size-4 rounded-full bg-edge transition-transform duration-150 ease-settle peer-checked:translate-x-5 peer-checked:bg-on-forest"
        />
      </span>
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
