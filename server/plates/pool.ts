// A few drawing threads, kept until all plates are drawn: starting one costs as much as drawing does, so whoever sees a
// plate coming can have one ready.
import { createWorkerPool } from "#server/threads/worker-pool.ts";
import type { PlateOrder } from "./draw.ts";
import type { Task } from "./worker.ts";

export type DrawingPool = {
  /** Settles when all is drawn; `firstIsThere` is called when the file that `order.first` names can be read. */
  draw: (folder: string, order: PlateOrder, firstIsThere?: () => void) => Promise<void>;
  /** Starts the first thread before anybody waits for it. */
  warm: () => void;
  /** Ends the threads, each after the plate it is drawing; what waits is refused, a later plate starts a new one. */
  close: () => Promise<void>;
};

export const createPool = (size: number): DrawingPool => {
  const pool = createWorkerPool<Task, void>({ script: new URL("./worker.ts", import.meta.url), size });
  return {
    draw: (folder, order, firstIsThere = () => undefined) =>
      pool.run({ folder, order }, { onProgress: firstIsThere }),
    warm: pool.warm,
    close: () => pool.close({ finish: true }),
  };
};
