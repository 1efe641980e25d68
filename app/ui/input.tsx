import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlLook, useFieldWiring } from "./field.tsx";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useFieldWiring()} {...rest} className={classNames(controlLook, className)} />;
}
