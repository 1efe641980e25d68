/** Repeats a chore while the server runs. One that fails is logged and tried again the next time. */
import { describeError, type Log } from "#server/log.ts";

export type Chore = { readonly name: string; readonly everyMs: number; run(): Promise<unknown> };

/** @returns stops the chores */
export function every(chores: readonly Chore[], log: Log): () => void {
  const timers = chores.map(({ name, everyMs, run }) => {
    const timer = setInterval(() => {
      run().catch((error: unknown) => log.warn({ chore: name, ...describeError(error) }, "a chore failed"));
    }, everyMs);
    timer.unref();
    return timer;
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
