// The worker thread that draws plates one after another, so that drawing does not block the server's event loop.
import { enableCompileCache, flushCompileCache } from "node:module";
import { serveTasks } from "#server/threads/serve-tasks.ts";
import type { PlateJob } from "./draw.ts";
import { compiledFolder } from "./folder.ts";

export type Task = { folder: string; job: PlateJob };

// Compiling the drawing code takes most of the time of the first plate, so it comes from Node's compile cache; the
// import must run after the cache is enabled.
enableCompileCache(compiledFolder);
const { drawToFolder } = await import("./draw.ts");
flushCompileCache();

serveTasks<Task, void>(({ folder, job }, onFirstFile) => drawToFolder(folder, job, onFirstFile));
