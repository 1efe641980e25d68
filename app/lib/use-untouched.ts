import { type RefObject, useEffect, useRef } from "react";

const signs = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "scroll"] as const;

/** True while the reader has not begun to point, scroll or type since the component appeared. */
export function useUntouched(): RefObject<boolean> {
  const untouched = useRef(true);
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true, passive: true };
    const touched = () => {
      untouched.current = false;
      stop.abort();
    };
    for (const sign of signs) addEventListener(sign, touched, options);
    return () => stop.abort();
  }, []);
  return untouched;
}
