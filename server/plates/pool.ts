// A few drawing threads, started when needed and kept until they are ended: starting one costs as much as drawing
// does, so whoever sees a plate coming can have one ready.
import { Worker } from "node:worker_threads";
import type { PlateOrder } from "./draw.ts";
import type { Answer, Task } from "./worker.ts";

type Waiting = {
  task: Task;
  firstIsThere: () => void;
  resolve: () => void;
  reject: (error: Error) => void;
};

export type DrawingPool = {
  /** Settles when all is drawn; `firstIsThere` is called when the file that `order.first` names can be read. */
  draw: (folder: string, order: PlateOrder, firstIsThere?: () => void) => Promise<void>;
  /** Starts the first thread before anybody waits for it. */
  warm: () => void;
  /** Ends the threads, each after the plate it is drawing; what waits is refused, a later plate starts a new one. */
  close: () => Promise<void>;
};

/** The plate's turn had not come when the pool was closed. */
export class PoolClosed extends Error {
  override readonly name = "PoolClosed";
}

type Thread = { worker: Worker; current: Waiting | undefined; next: () => void };

export const createPool = (size: number): DrawingPool => {
  const queue: Waiting[] = [];
  const threads = new Set<Thread>();

  const start = (): void => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    const next = (): void => {
      thread.current = queue.shift();
      if (thread.current === undefined) {
        worker.unref();
        return;
      }
      worker.ref();
      worker.postMessage(thread.current.task);
    };
    const thread: Thread = { worker, current: undefined, next };
    threads.add(thread);
    worker.on("message", ({ error, first }: Answer) => {
      const done = thread.current;
      if (first) {
        done?.firstIsThere();
        return;
      }
      thread.current = undefined;
      if (error === undefined) done?.resolve();
      else done?.reject(new Error(error));
      next();
    });
    worker.on("error", (error) => {
      thread.current?.reject(error instanceof Error ? error : new Error(String(error)));
    });
    worker.on("exit", () => {
      threads.delete(thread);
      thread.current?.reject(new Error("the drawing thread ended"));
      if (queue.length > 0 && threads.size === 0) start();
    });
    next();
  };
  const underway = new Set<Promise<void>>();
  let closing = false;

  return {
    draw: (folder, order, firstIsThere = () => undefined) => {
      if (closing) return Promise.reject(new PoolClosed());
      const drawing = new Promise<void>((resolve, reject) => {
        queue.push({ task: { folder, order }, firstIsThere, resolve, reject });
        const resting = [...threads].find((thread) => thread.current === undefined);
        if (resting !== undefined) resting.next();
        else if (threads.size < size) start();
      });
      underway.add(drawing);
      return drawing.finally(() => underway.delete(drawing));
    },
    warm: () => {
      if (threads.size === 0) start();
    },
    close: async () => {
      closing = true;
      for (const { reject } of queue.splice(0)) reject(new PoolClosed());
      await Promise.allSettled(underway);
      const ended = [...threads].map(({ worker }) => worker.terminate());
      threads.clear();
      closing = false;
      await Promise.all(ended);
    },
  };
};
