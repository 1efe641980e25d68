/** Repeats a chore while the server runs. One that fails is logged and tried again the next time. */
import { describeError, type Log } from "#server/log.ts";

export type Chore = { readonly name: string; readonly everyMs: number; run(): Promise<unknown> };

/** A server that never lives for an hour must get to its chores, too. */
const FIRST_WITHIN_MS = 60_000;

/** @returns stops the chores */
export function every(chores: readonly Chore[], log: Log): () => void {
  const stops = chores.map(({ name, everyMs, run }) => {
    const work = () => {
      run().catch((error: unknown) => log.warn({ chore: name, ...describeError(error) }, "a chore failed"));
    };
    let timer = setTimeout(
      () => {
        work();
        timer = setInterval(work, everyMs).unref();
      },
      Math.min(everyMs, FIRST_WITHIN_MS),
    ).unref();
    return () => clearTimeout(timer);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
