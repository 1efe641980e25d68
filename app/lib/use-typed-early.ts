// Words written into a printed page before it lives. Bringing a field to life puts the printed words back, an area's
// even before the first effect; so what was written is noted from outside until then.
import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const written = new WeakMap<EventTarget, string>();
const alive = new AbortController();

if (typeof document !== "undefined") {
  for (const field of document.querySelectorAll<TextField>("input, textarea")) {
    // An emptied field counts only when it was seen being emptied: a browser that comes back to a page restores it so.
    if (field.value !== "" && field.value !== field.defaultValue) written.set(field, field.value);
  }
  document.addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        written.set(target, target.value);
    },
    { capture: true, signal: alive.signal },
  );
}

/** Takes over what the reader wrote into the field of `ref` before `value` was its value. */
export function useTypedEarly(
  ref: RefObject<TextField | null>,
  value: string,
  setValue: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    alive.abort();
    const text = ref.current ? written.get(ref.current) : undefined;
    if (text !== undefined && text !== value) setValue(text);
  });
  useLayoutEffect(() => takeOver(), []);
}
