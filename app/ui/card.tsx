// A bordered surface.
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** The border is a prop of its own: of two border colours in one class list, the later need not win. */
export function Card({
  frame = "border border-line",
  className,
  ...rest
}: ComponentProps<"div"> & { frame?: string | undefined }) {
  return <div {...rest} className={classNames("rounded bg-raised", frame, className)} />;
}

export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames("p-5 sm:p-6", className)} />;
}
