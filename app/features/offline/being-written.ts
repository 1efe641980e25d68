// Whether somebody is in the middle of writing: then nothing may offer to load the page anew.

/** A search is not lost with the page: it stands in the address. */
const fields =
  "textarea, input:is(:not([type]), [type=text], [type=email], [type=password], [type=tel], [type=url], [type=number], [type=time])";

export function isBeingWritten(page: Document): boolean {
  const { activeElement } = page;
  if (activeElement?.matches(`${fields}, input[type=search], [contenteditable=true]`)) return true;
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    (field) => field.value.trim() !== "" && !field.readOnly,
  );
}

const signs = ["focusin", "focusout", "input", "click", "keyup", "submit", "visibilitychange"] as const;

/** Calls back after anything that may have begun or ended it. */
export function onWriting(changed: () => void): () => void {
  const stop = new AbortController();
  // After the page has dealt with it: a sent question is cleared by its own handler.
  const later = () => setTimeout(changed, 50);
  for (const sign of signs) document.addEventListener(sign, later, { signal: stop.signal, capture: true });
  return () => stop.abort();
}
