// Registers the service worker and watches for new versions. A new version waits until the user agrees; then
// the tab that agreed reloads once. Other tabs only show the notice and ask in turn.
import { setNavigationPreload } from "#app/service-worker/navigation-preload.ts";

export type WaitingVersion = {
  /** Activates the waiting version and reloads the page. */
  takeOver: () => void;
};

export type RegisterOptions = {
  /** A new version is ready; called again only after the previous one has been activated. */
  onWaiting: (registered: WaitingVersion) => void;
  /** The worker that controls this page from now on. */
  onActive: (worker: ServiceWorker) => void;
};

const hour = 60 * 60_000;

export async function registerWorker({ onWaiting, onActive }: RegisterOptions): Promise<void> {
  const container = navigator.serviceWorker;
  const hadController = container.controller !== null;
  // Some browsers and private modes resolve with undefined instead of rejecting.
  const registration: ServiceWorkerRegistration | undefined = await container.register("/sw.js", {
    updateViaCache: "none",
  });
  if (!registration) return;

  let agreed = false;
  const notify = () =>
    onWaiting({
      takeOver: () => {
        agreed = true;
        if (registration.waiting) registration.waiting.postMessage({ type: "take-over" });
        else location.reload();
      },
    });

  // The very first worker takes control without a notice: it changes nothing on the page.
  let first = !hadController;
  container.addEventListener("controllerchange", () => {
    if (agreed) location.reload();
    else if (first) first = false;
    else notify();
  });

  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active && registration.active !== worker) notify();
    });
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  if (registration.waiting && registration.active) notify();
  checkForUpdates(registration);

  const { active } = await container.ready;
  await setNavigationPreload(registration, navigator.userAgent);
  if (active) onActive(active);
}

/** Checks for a new version when the page becomes visible again: a page may stay open for days. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || !navigator.onLine || Date.now() - last < hour) return;
    last = Date.now();
    // The server could not be reached, so there is no new version to report.
    registration.update().catch(() => undefined);
  });
}
