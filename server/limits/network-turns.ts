/**
 * Shares the main thread between networks: in one turn of the event loop, each network begins only a few requests, and each
 * provider's block of them a few more; the rest of their requests wait. Without it, a network that sends on a hundred connections makes every turn, and so
 * everybody's response, a hundred requests long.
 */
import { blockOf } from "#server/networks/network.ts";
import { createCounts } from "#server/queues/counts.ts";

export type NetworkTurns = {
  /** Waits for the network's turn. @returns false when too many of its requests are waiting already */
  take(network: string, weight?: number): Promise<boolean>;
};

/** The weight that a network may begin in one turn of the event loop. */
export const TURN_WEIGHT = 4;
const BLOCK_WEIGHT = 4 * TURN_WEIGHT;
/** More than half the connections that a network may have. */
const MAX_WAITING = 256;

type Line = { used: number; readonly waiting: { readonly weight: number; readonly begin: () => void }[] };

export function createNetworkTurns(maxWaiting = MAX_WAITING): NetworkTurns {
  const lines = new Map<string, Line>();
  /** What each block has begun in this turn. */
  let blocks = createCounts();
  let scheduled = false;

  const isFree = (network: string, { used }: Line) =>
    used < TURN_WEIGHT && blocks.of(blockOf(network)) < BLOCK_WEIGHT;

  function begin(network: string, line: Line, weight: number): void {
    line.used += weight;
    blocks.add(blockOf(network), weight);
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(nextTurn);
  }

  function nextTurn(): void {
    scheduled = false;
    blocks = createCounts();
    // Whoever began something in the last turn comes last in this one: the networks of a block take turns.
    for (const [network, line] of [...lines].sort(([, a], [, b]) => Math.sign(a.used) - Math.sign(b.used))) {
      line.used = 0;
      while (isFree(network, line)) {
        const next = line.waiting.shift();
        if (next === undefined) break;
        begin(network, line, next.weight);
        next.begin();
      }
      if (line.used === 0 && line.waiting.length === 0) lines.delete(network);
    }
    if (lines.size > 0) schedule();
  }

  return {
    async take(network, weight = 1) {
      const line = lines.get(network) ?? { used: 0, waiting: [] };
      lines.set(network, line);
      schedule();
      if (line.waiting.length === 0 && isFree(network, line)) {
        begin(network, line, weight);
        return true;
      }
      if (line.waiting.length >= maxWaiting) return false;
      await new Promise<void>((begin) => line.waiting.push({ weight, begin }));
      return true;
    },
  };
}
