// A worker thread that draws plates one after another, so that the server keeps answering meanwhile.
import { enableCompileCache, flushCompileCache } from "node:module";
import { serveTasks } from "#server/threads/serve-tasks.ts";
import type { PlateOrder } from "./draw.ts";
import { compiledFolder } from "./folder.ts";

export type Task = { folder: string; order: PlateOrder };

// Somebody waits for the first plate, and reading the drawing code takes most of that time: what was compiled once
// is kept, and the code is asked for only after the cache has been opened.
enableCompileCache(compiledFolder);
const { drawToFolder } = await import("./draw.ts");
flushCompileCache();

serveTasks<Task, void>(({ folder, order }, firstIsThere) => drawToFolder(folder, order, firstIsThere));
