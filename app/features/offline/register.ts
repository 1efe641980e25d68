// Brings the service worker to life and watches for its successor. A successor waits until the reader agrees; then the
// page that agreed loads anew, once. Other pages only hear that there is a new version, and are asked in their turn.

export type Registered = {
  /** Lets the waiting version take over and loads the page anew. */
  takeOver: () => void;
};

export type RegisterOptions = {
  /** A new version is ready; called again only after the last one was taken. */
  onWaiting: (registered: Registered) => void;
  /** The worker that answers for this page from now on. */
  onActive: (worker: ServiceWorker) => void;
};

const hour = 60 * 60_000;

export async function register({ onWaiting, onActive }: RegisterOptions): Promise<void> {
  const container = navigator.serviceWorker;
  const hadController = container.controller !== null;
  // Some browsers and modes refuse workers by answering nothing.
  const registration: ServiceWorkerRegistration | undefined = await container.register("/sw.js", {
    updateViaCache: "none",
  });
  if (!registration) return;

  let agreed = false;
  const tell = () =>
    onWaiting({
      takeOver: () => {
        agreed = true;
        if (registration.waiting) registration.waiting.postMessage({ type: "take-over" });
        else location.reload();
      },
    });

  // The first worker of all takes the page without a word: it changes nothing on it.
  let first = !hadController;
  container.addEventListener("controllerchange", () => {
    if (agreed) location.reload();
    else if (first) first = false;
    else tell();
  });

  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active && registration.active !== worker) tell();
    });
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  if (registration.waiting && registration.active) tell();
  askAgain(registration);

  const { active } = await container.ready;
  if (active) onActive(active);
}

/** A page may stay open for days. */
function askAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || !navigator.onLine || Date.now() - last < hour) return;
    last = Date.now();
    // Without an answer from the server there is no new version to speak of.
    registration.update().catch(() => undefined);
  });
}
