import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlLook, useFieldWiring } from "./field.tsx";

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...useFieldWiring()}
      {...rest}
      rows={rows}
      className={classNames(controlLook, "field-sizing-content min-h-28 resize-y leading-relaxed", className)}
    />
  );
}
