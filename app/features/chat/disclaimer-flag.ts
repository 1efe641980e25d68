// Whether the disclaimer has been accepted in this browser. No question is sent before it is.
import { useClientValue } from "#app/lib/use-client-value.ts";

export const disclaimerKey = "herbalDisclaimerAccepted";

const listeners = new Set<() => void>();
/** Where storage is unavailable, the acceptance lasts until the page is left. */
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

/**
 * Whether a question may be sent now. Reads storage again, in case it was cleared while the page was open.
 */
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

/** True in the prerendered page, so that the dialog does not open before hydration. */
export function useDisclaimerAccepted(): boolean {
  return useClientValue(subscribe, disclaimerAccepted, true);
}
