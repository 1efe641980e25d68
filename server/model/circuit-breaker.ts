/**
 * Stops asking a server that keeps failing, so that nobody waits for it. After a pause one request tries again; each failed trial doubles
 * the pause.
 */

export type CircuitBreaker = {
  /** Whether a request may be made now; a pause that is over lets one through. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
};

const FAILURES_TO_OPEN = 4;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let openUntil = Number.NEGATIVE_INFINITY;
  return {
    admits() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (now() < openUntil) return false;
      // The trial: others wait for its outcome, or for the end of another pause if it has none.
      openUntil = now() + pauseMs;
      return true;
    },
    succeeded() {
      failures = 0;
      pauseMs = FIRST_PAUSE_MS;
    },
    failed() {
      failures += 1;
      if (failures < FAILURES_TO_OPEN) return;
      if (failures > FAILURES_TO_OPEN) pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      openUntil = now() + pauseMs;
    },
  };
}
