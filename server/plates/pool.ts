// A pool of drawing threads, started on demand and reused. Starting a thread takes as long as drawing a plate, so a caller
// that expects work can warm the pool.
import { Worker } from "node:worker_threads";
import type { PlateJob } from "./draw.ts";
import type { Answer, Task } from "./worker.ts";

type QueuedTask = {
  task: Task;
  onFirstFile: () => void;
  resolve: () => void;
  reject: (error: Error) => void;
};

export type DrawingPool = {
  /** Resolves when all files are drawn; `onFirstFile` is called when the one named by `job.first` is written. */
  draw: (folder: string, job: PlateJob, onFirstFile?: () => void) => Promise<void>;
  /** Starts the first thread ahead of the first job. */
  warm: () => void;
  /** Rejects queued jobs with PoolClosed, finishes running ones and ends the threads; a later job starts a new one. */
  close: () => Promise<void>;
};

/** The pool was closed before the job started. */
export class PoolClosed extends Error {
  override readonly name = "PoolClosed";
}

type Thread = { worker: Worker; current: QueuedTask | undefined; next: () => void };

export const createPool = (size: number): DrawingPool => {
  const queue: QueuedTask[] = [];
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
      const task = thread.current;
      if (first) {
        task?.onFirstFile();
        return;
      }
      thread.current = undefined;
      if (error === undefined) task?.resolve();
      else task?.reject(new Error(error));
      next();
    });
    worker.on("error", (error) => {
      thread.current?.reject(error instanceof Error ? error : new Error(String(error)));
    });
    worker.on("exit", () => {
      threads.delete(thread);
      thread.current?.reject(new Error("the drawing thread exited"));
      if (queue.length > 0 && threads.size === 0) start();
    });
    next();
  };
  const inFlight = new Set<Promise<void>>();
  let closing = false;

  return {
    draw: (folder, job, onFirstFile = () => undefined) => {
      if (closing) return Promise.reject(new PoolClosed());
      const drawing = new Promise<void>((resolve, reject) => {
        queue.push({ task: { folder, job }, onFirstFile, resolve, reject });
        const idle = [...threads].find((thread) => thread.current === undefined);
        if (idle !== undefined) idle.next();
        else if (threads.size < size) start();
      });
      inFlight.add(drawing);
      return drawing.finally(() => inFlight.delete(drawing));
    },
    warm: () => {
      if (threads.size === 0) start();
    },
    close: async () => {
      closing = true;
      for (const { reject } of queue.splice(0)) reject(new PoolClosed());
      await Promise.allSettled(inFlight);
      const ended = [...threads].map(({ worker }) => worker.terminate());
      threads.clear();
      closing = false;
      await Promise.all(ended);
    },
  };
};
