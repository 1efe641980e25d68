/**
 * Cancels the statement that PGlite's thread is executing, without terminating the thread. PostgreSQL polls a cancel flag
 * every few instructions, but the flag is in the thread's memory and the thread reads no messages while it works: only
 * the inspector can run code there. It is attached for that moment only.
 */
import { Session } from "node:inspector";

/** The name of the global function in the thread: `cancelStatement(request number)`. */
export const CANCEL = "cancelStatement";

/**
 * @param threadName the worker's unique name: the inspector shows no other identification of it
 * @returns a function that detaches the inspector; calling it twice is harmless
 */
export function cancelStatement(threadName: string, requestNumber: number): () => void {
  const session = new Session();
  session.connect();
  session.on("NodeWorker.attachedToWorker", ({ params: { sessionId, workerInfo } }) => {
    if (!workerInfo.title.endsWith(` ${threadName}`)) return;
    const expression = `${CANCEL}(${requestNumber})`;
    const message = JSON.stringify({ id: 1, method: "Runtime.evaluate", params: { expression } });
    session.post("NodeWorker.sendMessageToWorker", { sessionId, message });
  });
  session.post("NodeWorker.enable", { waitForDebuggerOnStart: false });
  return () => session.disconnect();
}
