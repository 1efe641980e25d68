import { type RefObject, useEffect, useRef } from "react";

const signs = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "scroll"] as const;

/** True while the user has not pointed, scrolled or typed since the component was mounted. */
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
