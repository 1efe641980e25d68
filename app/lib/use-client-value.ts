// Reads browser state that the prerendered page cannot know, such as connectivity, storage or platform.
import { startTransition, useEffect, useState } from "react";

let hydrated = false;

/**
 * Starts with `initial`, the prerendered value, and reads the real one after hydration in a transition: a
 * dozen components updating at once would block a page that has just hydrated. Components mounted later read
 * it at once. `subscribe` and `read` must be stable between renders.
 */
export function useClientValue<T>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
  initial: T,
): T {
  const [value, setValue] = useState(() => (hydrated ? read() : initial));
  useEffect(() => {
    hydrated = true;
    startTransition(() => setValue(() => read()));
    return subscribe(() => setValue(() => read()));
  }, [subscribe, read]);
  return value;
}

/** `subscribe` for values that never change. */
export const neverChanges = () => () => undefined;
