// What only the reader's browser knows: its connection, what is kept in it, what kind of device it is.
import { startTransition, useEffect, useState } from "react";

let alive = false;

/**
 * Begins as the printed page has it, and finds out once the page lives: in its own time, because a dozen parts finding out
 * at once would hold up a page that has just come to life. A part that comes later knows at once. `subscribe` and
 * `read` stay the same from render to render.
 */
export function useFound<T>(subscribe: (changed: () => void) => () => void, read: () => T, printed: T): T {
  const [value, setValue] = useState(() => (alive ? read() : printed));
  useEffect(() => {
    alive = true;
    startTransition(() => setValue(() => read()));
    return subscribe(() => setValue(() => read()));
  }, [subscribe, read]);
  return value;
}

/** For what does not change while the page lives. */
export const never = () => () => undefined;
