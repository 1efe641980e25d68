// When the 'Install App' card is shown: the browser can install, the user has come back and has not dismissed
// it.
import { useCanInstall } from "#app/lib/install-prompt.ts";
import { useClientValue } from "#app/lib/use-client-value.ts";
import { visits } from "#app/lib/visits.ts";

const dismissedKey = "installPromptDismissed";
const firstOffer = 2;

export function offersInstall(known: { installable: boolean; dismissed: boolean; visits: number }): boolean {
  return known.installable && !known.dismissed && known.visits >= firstOffer;
}

const listeners = new Set<() => void>();
/** Where storage is unavailable, the dismissal lasts until the page is left. */
let dismissedHere = false;

function dismissed(): boolean {
  if (dismissedHere) return true;
  try {
    return localStorage.getItem(dismissedKey) === "true";
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

export function dismissOffer(): void {
  dismissedHere = true;
  try {
    localStorage.setItem(dismissedKey, "true");
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useOffersInstall(): boolean {
  const installable = useCanInstall();
  const isDismissed = useClientValue(subscribe, dismissed, true);
  return (
    !isDismissed && offersInstall({ installable, dismissed: isDismissed, visits: visits(() => localStorage) })
  );
}
