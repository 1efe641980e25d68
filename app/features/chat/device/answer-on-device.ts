// The setting "Answer on this device", which keeps all questions on the phone.
import { useClientValue } from "#app/lib/use-client-value.ts";

const storageKey = "answerOnDevice";

const listeners = new Set<() => void>();
/** Where storage is unavailable, the choice lasts until the page is left. */
let chosenHere = false;

export function answersOnDevice(): boolean {
  try {
    return localStorage.getItem(storageKey) === "true" || chosenHere;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return chosenHere;
  }
}

export function setAnswersOnDevice(on: boolean): void {
  chosenHere = on;
  try {
    if (on) localStorage.setItem(storageKey, "true");
    else localStorage.removeItem(storageKey);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  // Chosen in another tab.
  addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", changed);
  };
}

export function useAnswersOnDevice(): boolean {
  return useClientValue(subscribe, answersOnDevice, false);
}
