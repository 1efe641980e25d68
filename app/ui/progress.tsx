// How far along. The browser's own element, so that no width is written into the page.
import { classNames } from "./class-names.ts";

export function Progress({
  value,
  max = 100,
  label,
  className,
}: {
  value: number;
  max?: number;
  label: string;
  className?: string;
}) {
  return (
    <progress value={value} max={max} aria-label={label} className={classNames("progress", className)}>
      {Math.round((value / max) * 100)}%
    </progress>
  );
}
