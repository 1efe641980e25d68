// Preserves text typed into a prerendered page before hydration. Hydrating a controlled field resets it to
// the prerendered value, a textarea even before the first effect, so input is recorded outside React until
// then.
import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const written = new WeakMap<EventTarget, string>();
const alive = new AbortController();

if (typeof document !== "undefined") {
  for (const field of document.querySelectorAll<TextField>("input, textarea")) {
    // An empty field counts only when an input event was seen: browsers restoring a page from history leave
    // fields empty.
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

/** Applies what the user typed into the field of `ref` before hydration. */
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
