// Flushes the outbox at start, when the connection is back and when the page becomes visible.
import { flush, forgetAllBut, waitingKinds } from "./outbox.ts";
import { senders } from "./senders.ts";

export function startOutbox(userId: string): () => void {
  const stop = new AbortController();
  const send = () => {
    if (navigator.onLine && document.visibilityState === "visible") void sendWaiting();
  };
  addEventListener("online", send, { signal: stop.signal });
  document.addEventListener("visibilitychange", send, { signal: stop.signal });
  // Items that another user left on this device are deleted.
  void forgetAllBut(userId).then(send);
  return () => stop.abort();
}

async function sendWaiting(): Promise<void> {
  const kinds = await waitingKinds();
  if (kinds.length === 0) return;
  await Promise.all(kinds.map((kind) => senders[kind]?.()));
  await flush();
}
