// Detects unsubmitted form input, so that the update prompt is not shown while the user is typing.

/** Search fields are left out: their value is kept in the URL and survives a reload. */
const fields =
  "textarea, input:is(:not([type]), [type=text], [type=email], [type=password], [type=tel], [type=url], [type=number], [type=time])";

export function hasUnsavedInput(page: Document): boolean {
  const { activeElement } = page;
  if (activeElement?.matches(`${fields}, input[type=search], [contenteditable=true]`)) return true;
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    (field) => field.value.trim() !== "" && !field.readOnly,
  );
}

const signs = ["focusin", "focusout", "input", "click", "keyup", "submit", "visibilitychange"] as const;

/** Calls `changed` after any event that may have started or ended typing. */
export function onInputChange(changed: () => void): () => void {
  const stop = new AbortController();
  // Runs after the page's own handlers: a submitted question is cleared by its form.
  const later = () => setTimeout(changed, 50);
  for (const sign of signs) document.addEventListener(sign, later, { signal: stop.signal, capture: true });
  return () => stop.abort();
}
