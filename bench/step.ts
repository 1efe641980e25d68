/** Says on the terminal what a long measurement is at, and how long each part took; the tables go elsewhere. */
import { performance } from "node:perf_hooks";

export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const done = await work();
  console.error(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return done;
}
