// A styled native select: phones show their own picker, and the keyboard works as usual.
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlLook, useFieldWiring } from "./field.tsx";

export type SelectOption = { value: string; label: string };

export function Select({
  options,
  className,
  ...rest
}: ComponentProps<"select"> & { options: readonly SelectOption[] }) {
  return (
    <span className={classNames("relative block", className)}>
      <select {...useFieldWiring()} {...rest} className={classNames(controlLook, "appearance-none pr-10")}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft"
      />
    </span>
  );
}
