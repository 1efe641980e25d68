// A worker thread that draws plates one after another, so that the server keeps answering meanwhile.
import { enableCompileCache, flushCompileCache } from "node:module";
import { parentPort } from "node:worker_threads";
import type { PlateOrder } from "./draw.ts";
import { compiledFolder } from "./folder.ts";

export type Task = { folder: string; order: PlateOrder };
/** `first`: the file somebody waits for is there, the others are still to come. */
export type Answer = { id: string; error?: string; first?: true };

// Somebody waits for the first plate, and reading the drawing code takes most of that time: what was compiled once
// is kept, and the code is asked for only after the cache has been opened.
enableCompileCache(compiledFolder);
const { drawToFolder } = await import("./draw.ts");
flushCompileCache();

parentPort?.on("message", async ({ folder, order }: Task) => {
  const answer: Answer = { id: order.id };
  try {
    await drawToFolder(folder, order, () =>
      parentPort?.postMessage({ id: order.id, first: true } satisfies Answer),
    );
  } catch (error) {
    answer.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  parentPort?.postMessage(answer);
});
