/**
 * Shares the main thread between networks: in one turn of the event loop, each network begins only a few requests, and
 * the rest of its requests wait. Without it, a network that sends on a hundred connections makes every turn, and so
 * everybody's response, a hundred requests long.
 */
export type NetworkTurns = {
  /** Waits for the network's turn. @returns false when too many of its requests are waiting already */
  take(network: string, weight?: number): Promise<boolean>;
};

/** The weight that a network may begin in one turn of the event loop. */
export const TURN_WEIGHT = 4;
/** More than half the connections that a network may have. */
const MAX_WAITING = 256;

type Line = { used: number; readonly waiting: { readonly weight: number; readonly begin: () => void }[] };

export function createNetworkTurns(maxWaiting = MAX_WAITING): NetworkTurns {
  const lines = new Map<string, Line>();
  let scheduled = false;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(nextTurn);
  }

  function nextTurn(): void {
    scheduled = false;
    for (const [network, line] of lines) {
      line.used = 0;
      while (line.used < TURN_WEIGHT) {
        const next = line.waiting.shift();
        if (next === undefined) break;
        line.used += next.weight;
        next.begin();
      }
      if (line.used === 0) lines.delete(network);
    }
    if (lines.size > 0) schedule();
  }

  return {
    async take(network, weight = 1) {
      const line = lines.get(network) ?? { used: 0, waiting: [] };
      lines.set(network, line);
      schedule();
      if (line.waiting.length === 0 && line.used < TURN_WEIGHT) {
        line.used += weight;
        return true;
      }
      if (line.waiting.length >= maxWaiting) return false;
      await new Promise<void>((begin) => line.waiting.push({ weight, begin }));
      return true;
    },
  };
}
