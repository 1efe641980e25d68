/**
 * Ends the statement that PGlite's thread is busy with, without ending the thread. PostgreSQL looks at its own flag for
 * that every few instructions, but the flag lies in the thread's memory and the thread reads no messages while it works:
 * only the inspector can run something there meanwhile. It is attached for that moment only.
 */
import { Session } from "node:inspector";

/** What the thread offers to be called: `cancelStatement(number of the request)`. */
export const CANCEL = "cancelStatement";

/**
 * @param threadName the name its worker was started with, which no other has: the inspector shows no other sign of it
 * @returns what ends the attachment; it does no harm to end it twice
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
