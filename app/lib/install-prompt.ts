// Whether the browser would install the site as an app, and its question to the reader. The browser tells it early
// and once, so somebody listens from the first script on, whichever screen asks later.
import { useFound } from "./use-found.ts";

type InstallEvent = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: string }>;
};

export type InstallPrompt = {
  canInstall: () => boolean;
  /** Running as an app of its own, or just installed. */
  installed: () => boolean;
  /** Asks the reader; true, and never again, when they said yes. */
  prompt: () => Promise<boolean>;
  subscribe: (changed: () => void) => () => void;
};

function isInstallEvent(event: Event): event is InstallEvent {
  return "prompt" in event && typeof event.prompt === "function" && "userChoice" in event;
}

export function createInstallPrompt(page: EventTarget, standalone: () => boolean): InstallPrompt {
  let offered: InstallEvent | null = null;
  let done = false;
  const listeners = new Set<() => void>();
  const change = (next: InstallEvent | null) => {
    offered = next;
    for (const listener of listeners) listener();
  };
  const finish = () => {
    done = true;
    change(null);
  };

  page.addEventListener("beforeinstallprompt", (event) => {
    // Otherwise the browser shows a bar of its own.
    event.preventDefault();
    if (isInstallEvent(event)) change(event);
  });
  page.addEventListener("appinstalled", finish);

  return {
    canInstall: () => offered !== null && !standalone(),
    installed: () => done || standalone(),
    async prompt() {
      if (offered === null) return false;
      try {
        await offered.prompt();
      } catch (error) {
        // Browsers ask once for each event; one that was used up offers nothing any more.
        if (!(error instanceof DOMException)) throw error;
        change(null);
        return false;
      }
      const { outcome } = await offered.userChoice;
      if (outcome !== "accepted") return false;
      finish();
      return true;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** A browser on Apple's phones says it in a word of its own. */
function runsAsApp(): boolean {
  const ownWord = "standalone" in navigator && navigator.standalone === true;
  return ownWord || matchMedia("(display-mode: standalone)").matches;
}

const nowhere = new EventTarget();
export const installPrompt =
  typeof window === "undefined"
    ? createInstallPrompt(nowhere, () => false)
    : createInstallPrompt(window, runsAsApp);

export function useCanInstall(): boolean {
  return useFound(installPrompt.subscribe, installPrompt.canInstall, false);
}

export function useInstalled(): boolean {
  return useFound(installPrompt.subscribe, installPrompt.installed, false);
}
