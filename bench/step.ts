/** Progress of a long measurement on stderr, with the duration of each step. */
import { performance } from "node:perf_hooks";

export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const done = await work();
  console.error(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return done;
}
