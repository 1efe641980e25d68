// The place of something that is on its way, in its shape. Silent: the region around it says that it waits.
import { classNames } from "./class-names.ts";

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("animate-pulse rounded bg-sunk", className)} />;
}
