// Flushes the outbox at start, when the connection is back and when the page becomes visible.
import { deleteAllExcept, flush, pendingKinds } from "#app/lib/outbox.ts";
import { outboxSenders } from "./outbox-senders.ts";

export function startOutbox(userId: string): () => void {
  const stop = new AbortController();
  const send = () => {
    if (navigator.onLine && document.visibilityState === "visible") void sendPending();
  };
  addEventListener("online", send, { signal: stop.signal });
  document.addEventListener("visibilitychange", send, { signal: stop.signal });
  // Items that another user left on this device are deleted.
  void deleteAllExcept(userId).then(send);
  return () => stop.abort();
}

async function sendPending(): Promise<void> {
  const kinds = await pendingKinds();
  if (kinds.length === 0) return;
  await Promise.all(kinds.map((kind) => outboxSenders[kind]?.()));
  await flush();
}
