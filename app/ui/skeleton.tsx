// A placeholder in the shape of what is loading. Hidden from screen readers: the surrounding region announces
// the loading state.
import { classNames } from "./class-names.ts";

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("rounded bg-sunk waited:animate-pulse", className)} />;
}
