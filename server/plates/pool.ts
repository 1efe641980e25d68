// A few drawing threads, started when needed and ended a minute after their last plate: starting one costs as much
// as drawing does, so whoever sees a plate coming can have one ready.
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
  /** Ends the threads, each after the plate it is drawing. */
  close: () => Promise<void>;
};

export const createPool = (size: number, idleMilliseconds = 60_000): DrawingPool => {
  const queue: Waiting[] = [];
  const threads = new Set<{
    worker: Worker;
    current: Waiting | undefined;
    idle: NodeJS.Timeout | undefined;
  }>();

  const start = (): void => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    const thread: { worker: Worker; current: Waiting | undefined; idle: NodeJS.Timeout | undefined } = {
      worker,
      current: undefined,
      idle: undefined,
    };
    threads.add(thread);
    const next = (): void => {
      thread.current = queue.shift();
      if (thread.current !== undefined) {
        worker.ref();
        worker.postMessage(thread.current.task);
        return;
      }
      worker.unref();
      thread.idle = setTimeout(() => void end(), idleMilliseconds);
      thread.idle.unref();
    };
    const end = async (): Promise<void> => {
      threads.delete(thread);
      await worker.terminate();
    };
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
      threads.delete(thread);
      thread.current?.reject(error instanceof Error ? error : new Error(String(error)));
      if (queue.length > 0) start();
    });
    next();
    wake.set(worker, next);
  };
  const wake = new Map<Worker, () => void>();
  const underway = new Set<Promise<void>>();

  return {
    draw: (folder, order, firstIsThere = () => undefined) => {
      const drawing = new Promise<void>((resolve, reject) => {
        queue.push({ task: { folder, order }, firstIsThere, resolve, reject });
        const resting = [...threads].find((thread) => thread.current === undefined);
        if (resting !== undefined) {
          clearTimeout(resting.idle);
          wake.get(resting.worker)?.();
        } else if (threads.size < size) start();
      });
      underway.add(drawing);
      return drawing.finally(() => underway.delete(drawing));
    },
    warm: () => {
      if (threads.size === 0) start();
    },
    close: async () => {
      await Promise.allSettled(underway);
      await Promise.all(
        [...threads].map(({ worker, idle }) => {
          clearTimeout(idle);
          return worker.terminate();
        }),
      );
      threads.clear();
    },
  };
};
