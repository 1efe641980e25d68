// A few drawing threads, started when needed and ended a minute after their last plate: starting one costs a third
// of what drawing does.
import { Worker } from "node:worker_threads";
import type { PlateOrder } from "./draw.ts";
import type { Answer, Task } from "./worker.ts";

type Waiting = { task: Task; resolve: () => void; reject: (error: Error) => void };

export type DrawingPool = {
  draw: (folder: string, order: PlateOrder) => Promise<void>;
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
    worker.on("message", ({ error }: Answer) => {
      const done = thread.current;
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

  return {
    draw: (folder, order) =>
      new Promise((resolve, reject) => {
        queue.push({ task: { folder, order }, resolve, reject });
        const resting = [...threads].find((thread) => thread.current === undefined);
        if (resting !== undefined) {
          clearTimeout(resting.idle);
          wake.get(resting.worker)?.();
        } else if (threads.size < size) start();
      }),
    close: async () => {
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
