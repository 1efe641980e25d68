/** A worker for tests of the thread pool: echoes, throws, loops forever or exits, as its task says. */
import { serveTasks } from "#server/threads/serve-tasks.ts";

export type TestTask = { readonly kind: "echo" | "fail" | "spin" | "exit"; readonly value?: string };

serveTasks<TestTask, string>(({ kind, value = "" }, progress) => {
  if (kind === "fail") throw new Error(`cannot ${value}`);
  if (kind === "exit") process.exit(1);
  progress();
  while (kind === "spin");
  return value;
});
