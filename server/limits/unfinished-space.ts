/**
 * Bounds what is begun and not finished, of each network and of all together: large answers whose readers have not taken them (the
 * kernel holds megabytes for a reader that takes nothing), bodies that never arrive whole. Who is only slow keeps what is his.
 */
import { blockOf } from "#server/networks/network.ts";
import { createCounts } from "#server/queues/counts.ts";

export type UnfinishedSpace = {
  /**
   * @param size what it takes of the space
   * @param end ends it, when the space is full and its block holds most, and in it its network
   * @returns the function to call when it has ended, or undefined when the network's share is used up
   */
  begin(network: string, size: number, end: () => void): (() => void) | undefined;
};

/** Smaller answers are not counted: pages and scripts are always sent. */
export const LARGE_ANSWER_BYTES = 256 * 1024;
/** In bytes. For one network: forty phones behind one address that fetch the records for offline use at once. */
export const ANSWER_SPACE = { perNetwork: 32 * 1_048_576, total: 512 * 1_048_576 };

type Unfinished = { readonly size: number; readonly end: () => void };
type Held = { size: number; readonly unfinished: Set<Unfinished> };

export function createUnfinishedSpace({
  perNetwork,
  total,
}: {
  readonly perNetwork: number;
  readonly total: number;
}): UnfinishedSpace {
  const networks = new Map<string, Held>();
  const blocks = createCounts();
  let used = 0;

  function forget(network: string, held: Held, one: Unfinished): void {
    if (!held.unfinished.delete(one)) return;
    held.size -= one.size;
    used -= one.size;
    blocks.add(blockOf(network), -one.size);
    if (held.unfinished.size === 0) networks.delete(network);
  }

  function makeRoom(): void {
    const [largest] = [...networks]
      .map(([network, held]) => ({ network, held, ofBlock: blocks.of(blockOf(network)) }))
      .sort((a, b) => b.ofBlock - a.ofBlock || b.held.size - a.held.size);
    if (largest === undefined) return;
    const { network, held } = largest;
    const [oldest] = held.unfinished;
    if (oldest === undefined) return;
    forget(network, held, oldest);
    oldest.end();
  }

  return {
    begin(network, size, end) {
      const held = networks.get(network) ?? { size: 0, unfinished: new Set() };
      if (held.size + size > perNetwork && held.unfinished.size > 0) return undefined;
      networks.set(network, held);
      const one = { size, end };
      held.unfinished.add(one);
      held.size += size;
      used += size;
      blocks.add(blockOf(network), size);
      while (used > total && networks.size > 1) makeRoom();
      return () => forget(network, held, one);
    },
  };
}
