// Whether the disclaimer has been accepted in this browser. No question is sent before it is.
import { useFound } from "#app/lib/use-found.ts";

export const disclaimerKey = "herbalDisclaimerAccepted";

const listeners = new Set<() => void>();
/** Where storage is forbidden, the acceptance lasts until the page is left. */
let acceptedHere = false;

export function disclaimerAccepted(): boolean {
  try {
    return localStorage.getItem(disclaimerKey) === "true";
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return acceptedHere;
  }
}

export function acceptDisclaimer(): void {
  acceptedHere = true;
  try {
    localStorage.setItem(disclaimerKey, "true");
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  for (const listener of listeners) listener();
}

/** Whether a question may leave now: asks the browser again, in case what it kept was cleared under an open page. */
export function mayAskNow(): boolean {
  const accepted = disclaimerAccepted();
  if (!accepted) for (const listener of listeners) listener();
  return accepted;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  // Accepted in another tab.
  addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", changed);
  };
}

/** A prerendered page counts as accepted, so that nothing is asked before the page lives. */
export function useDisclaimerAccepted(): boolean {
  return useFound(subscribe, disclaimerAccepted, true);
}
