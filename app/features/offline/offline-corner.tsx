// Everything that makes the site work without a connection starts here, after the page has come to rest: the worker, its
// library, the outbox, and the question whether a new version may take over.
import { useEffect, useState } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { logQuietly } from "#app/lib/log.ts";
import { paths } from "#app/lib/paths.ts";
import { keepLibrary, stopKeeping } from "./keep-library.ts";
import { type Registered, register } from "./register.ts";
import { startOutbox } from "./start-outbox.ts";
import { UpdateNotice } from "./update-notice.tsx";

export function OfflineCorner() {
  const [waiting, setWaiting] = useState<Registered | null>(null);
  const { user } = useAuth();
  const userId = user?.id ?? null;

  useEffect(() => startWorker(setWaiting), []);
  useEffect(() => (userId === null ? undefined : startOutbox(userId)), [userId]);

  return (
    <>
      {/* A browser that could install the site says so with a moving button of its own. */}
      <link rel="manifest" href={paths.manifest} />
      {waiting ? (
        <UpdateNotice
          onTakeOver={() => {
            stopKeeping();
            waiting.takeOver();
          }}
          onLater={() => setWaiting(null)}
        />
      ) : null}
    </>
  );
}

const breathMs = 3_000;
let started = false;

function startWorker(onWaiting: (registered: Registered) => void): void {
  // Once a page: an effect may run twice. While developing, files change too often to be kept.
  if (started || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  started = true;
  register({
    onWaiting,
    onActive: (worker) => {
      const fill = () =>
        keepLibrary(worker).catch((error: unknown) => logQuietly("The library could not be kept:", error));
      // The reader's own next steps come first.
      setTimeout(fill, breathMs);
      // The connection came back, or became a better one.
      addEventListener("online", fill);
    },
  }).catch((error: unknown) => {
    if (navigator.onLine) logQuietly("The service worker could not be started:", error);
  });
}
