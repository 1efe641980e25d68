/** Runs background jobs at intervals while the server runs. A failed run is logged; the next one comes at its time. */
import { describeError, type Log } from "#server/log.ts";

export type ScheduledJob = { readonly name: string; readonly everyMs: number; run(): Promise<unknown> };

/** A server that is restarted more often than once an hour must run its hourly jobs, too. */
const FIRST_RUN_WITHIN_MS = 60_000;

/** @returns stops the jobs */
export function scheduleJobs(jobs: readonly ScheduledJob[], log: Log): () => void {
  const stops = jobs.map(({ name, everyMs, run }) => {
    const runLogged = () => {
      run().catch((error: unknown) =>
        log.warn({ job: name, ...describeError(error) }, "a background job failed"),
      );
    };
    let timer = setTimeout(
      () => {
        runLogged();
        timer = setInterval(runLogged, everyMs).unref();
      },
      Math.min(everyMs, FIRST_RUN_WITHIN_MS),
    ).unref();
    return () => clearTimeout(timer);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
