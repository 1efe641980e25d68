// A sheet of paper with a hairline round it.
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** The frame is a word of its own: of two colours in one list of classes, the later one need not win. */
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
