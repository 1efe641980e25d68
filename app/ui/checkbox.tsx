// A checkbox with its label; the whole line is the click target.
import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export function Checkbox({
  label,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className={classNames("flex min-h-11 items-start gap-3 py-2", className)}>
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          // Not the colour of the outline: a dialog that opens while a page hydrates focuses its box, and would animate it.
          className="peer size-6 appearance-none rounded border-2 border-edge bg-raised transition-[background-color,border-color] checked:border-forest checked:bg-forest disabled:border-line disabled:bg-sunk"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-4.5 text-on-forest opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  );
}
