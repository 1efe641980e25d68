// A progress bar. The native element needs no inline style for its width.
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
