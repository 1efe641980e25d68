import { type RefObject, useEffect, useRef } from "react";

/** Focuses a view's heading when the view replaces another, so that screen readers announce it and tabbing continues there. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
