// A worker thread that draws plates one after another, so that the server keeps answering meanwhile.
import { parentPort } from "node:worker_threads";
import { drawToFolder, type PlateOrder } from "./draw.ts";

export type Task = { folder: string; order: PlateOrder };
export type Answer = { id: string; error?: string };

parentPort?.on("message", async ({ folder, order }: Task) => {
  const answer: Answer = { id: order.id };
  try {
    await drawToFolder(folder, order);
  } catch (error) {
    answer.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  parentPort?.postMessage(answer);
});
