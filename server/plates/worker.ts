// The worker thread that draws plates one after another, so that drawing does not block the server's event loop.
import { enableCompileCache, flushCompileCache } from "node:module";
import { parentPort } from "node:worker_threads";
import type { PlateJob } from "./draw.ts";
import { compiledFolder } from "./folder.ts";

export type Task = { folder: string; job: PlateJob };
/** With `first`, the file named by `job.first` is written and the others are still to come. */
export type Answer = { id: string; error?: string; first?: true };

// Compiling the drawing code takes most of the time of the first plate, so it comes from Node's compile cache; the
// import must run after the cache is enabled.
enableCompileCache(compiledFolder);
const { drawToFolder } = await import("./draw.ts");
flushCompileCache();

parentPort?.on("message", async ({ folder, job }: Task) => {
  const answer: Answer = { id: job.id };
  try {
    await drawToFolder(folder, job, () =>
      parentPort?.postMessage({ id: job.id, first: true } satisfies Answer),
    );
  } catch (error) {
    answer.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  parentPort?.postMessage(answer);
});
