// The browser's install prompt. `beforeinstallprompt` fires early and once, so this module listens from the
// first script on.
import { useClientValue } from "./use-client-value.ts";

type InstallEvent = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: string }>;
};

export type InstallPrompt = {
  canInstall: () => boolean;
  /** Running standalone, or just installed. */
  installed: () => boolean;
  /** Shows the browser's prompt; true when the user accepted. */
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
    // Suppresses the browser's own install bar.
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
        // Each event can prompt only once; a used event is discarded.
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

/** Safari on iOS has its own property for standalone mode. */
function runsAsApp(): boolean {
  const iosStandalone = "standalone" in navigator && navigator.standalone === true;
  return iosStandalone || matchMedia("(display-mode: standalone)").matches;
}

const noEvents = new EventTarget();
export const installPrompt =
  typeof window === "undefined"
    ? createInstallPrompt(noEvents, () => false)
    : createInstallPrompt(window, runsAsApp);

export function useCanInstall(): boolean {
  return useClientValue(installPrompt.subscribe, installPrompt.canInstall, false);
}

export function useInstalled(): boolean {
  return useClientValue(installPrompt.subscribe, installPrompt.installed, false);
}
