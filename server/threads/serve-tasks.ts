/** The worker's side of a pool: reports when it is ready, then processes one task after another. */
import { parentPort } from "node:worker_threads";

/** The messages of a thread to its pool. */
export type ThreadMessage<Result> =
  | { readonly kind: "ready" }
  /** Part of the result is available; the task defines what that means. */
  | { readonly kind: "progress" }
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "failed"; readonly error: string };

/** @param work called for one task at a time */
export function serveTasks<Task, Result>(
  work: (task: Task, progress: () => void) => Result | Promise<Result>,
): void {
  const port = parentPort;
  if (port === null) throw new Error("this runs only as a worker thread");
  const send = (message: ThreadMessage<Result>) => port.postMessage(message);
  port.on("message", async (task: Task) => {
    try {
      send({ kind: "done", result: await work(task, () => send({ kind: "progress" })) });
    } catch (error) {
      send({
        kind: "failed",
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  });
  send({ kind: "ready" });
}
