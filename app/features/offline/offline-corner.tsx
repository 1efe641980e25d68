// Starts everything that makes the site work offline, once the page is idle: the service worker, its library,
// the outbox and the update notice.
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
      {/* Added late because browsers that can install the site animate a button of their own when they see
          it. */}
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
  // Once per page, because effects run twice in strict mode. Not in development, where files change too often
  // to cache.
  if (started || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  started = true;
  register({
    onWaiting,
    onActive: (worker) => {
      const fill = () =>
        keepLibrary(worker).catch((error: unknown) => logQuietly("The library could not be kept:", error));
      // Gives the user's next navigation priority over the background download.
      setTimeout(fill, breathMs);
      // "online" also fires when the connection changes to a better one.
      addEventListener("online", fill);
    },
  }).catch((error: unknown) => {
    if (navigator.onLine) logQuietly("The service worker could not be started:", error);
  });
}
