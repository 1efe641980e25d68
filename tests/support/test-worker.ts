/** A worker for tests of the thread pool: echoes, throws, loops forever or exits, as its task says, and starts as late as it is told. */
import { setTimeout } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { serveTasks } from "#server/threads/serve-tasks.ts";

export type TestTask = { readonly kind: "echo" | "fail" | "spin" | "exit"; readonly value?: string };

await setTimeout(workerData?.startsInMs ?? 0);

serveTasks<TestTask, string>(({ kind, value = "" }, progress) => {
  if (kind === "fail") throw new Error(`cannot ${value}`);
  if (kind === "exit") process.exit(1);
  progress();
  while (kind === "spin");
  return value;
});
