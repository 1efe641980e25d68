// Preserves text typed into a prerendered page before hydration. Hydrating a controlled field resets it to
// the prerendered value, a textarea even before the first effect, so input is recorded outside React until
// then.
import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const typed = new WeakMap<EventTarget, string>();
const hydrated = new AbortController();

if (typeof document !== "undefined") {
  for (const field of document.querySelectorAll<TextField>("input, textarea")) {
    // An empty field counts only when an input event was seen: browsers restoring a page from history leave
    // fields empty.
    if (field.value !== "" && field.value !== field.defaultValue) typed.set(field, field.value);
  }
  document.addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        typed.set(target, target.value);
    },
    { capture: true, signal: hydrated.signal },
  );
}

/** Applies what the user typed into the field of `ref` before hydration. */
export function usePreHydrationInput(
  ref: RefObject<TextField | null>,
  value: string,
  setValue: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    hydrated.abort();
    const text = ref.current ? typed.get(ref.current) : undefined;
    if (text !== undefined && text !== value) setValue(text);
  });
  useLayoutEffect(() => takeOver(), []);
}
