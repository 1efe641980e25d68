// A pool of drawing threads, started on demand and reused. Starting a thread takes as long as drawing a plate, so a caller
// that expects work can warm the pool.
import { createWorkerPool } from "#server/threads/worker-pool.ts";
import type { PlateJob } from "./draw.ts";
import type { Task } from "./worker.ts";

export type DrawingPool = {
  /** Resolves when all files are drawn; `onFirstFile` is called when the one named by `job.first` is written. */
  draw: (folder: string, job: PlateJob, onFirstFile?: () => void) => Promise<void>;
  /** Starts the first thread ahead of the first job. */
  warm: () => void;
  /** Rejects queued jobs with PoolClosed, finishes running ones and ends the threads; a later job starts a new one. */
  close: () => Promise<void>;
};

export const createPool = (size: number): DrawingPool => {
  const pool = createWorkerPool<Task, void>({ script: new URL("./worker.ts", import.meta.url), size });
  return {
    draw: (folder, job, onFirstFile = () => undefined) =>
      pool.run({ folder, job }, { onProgress: onFirstFile }),
    warm: pool.warm,
    close: () => pool.close({ finish: true }),
  };
};
