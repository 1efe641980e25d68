// Starts everything that makes the site work offline, once the page is idle: the service worker, its library,
// the outbox and the update notice.
import { useEffect, useState } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { logQuietly } from "#app/lib/log.ts";
import { paths } from "#app/lib/paths.ts";
import { downloadLibrary, stopDownload } from "./download-library.ts";
import { registerWorker, type WaitingVersion } from "./register-worker.ts";
import { startOutbox } from "./start-outbox.ts";
import { UpdateNotice } from "./update-notice.tsx";

export function OfflineServices() {
  const [waiting, setWaiting] = useState<WaitingVersion | null>(null);
  const { user } = useAuth();
  const userId = user?.id ?? null;

  useEffect(() => startWorker(setWaiting), []);
  useEffect(() => (userId === null ? undefined : startOutbox(userId)), [userId]);

  return (
    <>
      {/* Added late because browsers that can install the site animate a button of their own when they see
          it. */}
      <link rel="manifest" href={paths.manifest} />
      {waiting ? (
        <UpdateNotice
          onTakeOver={() => {
            stopDownload();
            waiting.takeOver();
          }}
          onLater={() => setWaiting(null)}
        />
      ) : null}
    </>
  );
}

const downloadDelayMs = 3_000;
let started = false;

function startWorker(onWaiting: (version: WaitingVersion) => void): void {
  // Once per page, because effects run twice in strict mode. Not in development, where files change too often
  // to cache.
  if (started || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  started = true;
  registerWorker({
    onWaiting,
    onActive: (worker) => {
      const fill = () =>
        downloadLibrary(worker).catch((error: unknown) =>
          logQuietly("The offline library could not be downloaded:", error),
        );
      // Gives the user's next navigation priority over the background download.
      setTimeout(fill, downloadDelayMs);
      // "online" also fires when the connection changes to a better one.
      addEventListener("online", fill);
    },
  }).catch((error: unknown) => {
    if (navigator.onLine) logQuietly("The service worker could not be started:", error);
  });
}
