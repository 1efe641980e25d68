import { type RefObject, useEffect, useRef } from "react";

/** Takes the focus to a view's heading when the view replaces another, so that it is heard and tabbing goes on there. */
export function useFocusOnArrival<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
