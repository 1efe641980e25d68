/**
 * Bounds the bytes of request bodies in memory, of all networks together and of each, and the number of bodies of a network
 * that are still arriving. A slow sender of large bodies must not hold up small ones, so those have a space of their own.
 */
import { blockOf } from "#server/networks/network.ts";
import { createCounts } from "#server/queues/counts.ts";
import { createUnfinishedSpace } from "./unfinished-space.ts";

export type BodySpace = {
  /**
   * @param end stops waiting for it, when too many of all networks are arriving and its block sends most of them
   * @returns the function to call when the body has arrived, or undefined when too many of the network are arriving
   */
  begin(network: string, end: () => void): (() => void) | undefined;
  /** @returns the function that gives the space back, or whose space is used up */
  reserve(network: string, bytes: number): (() => void) | "network full" | "server full";
};

export const SMALL_BODY_BYTES = 16_384;
const LARGE_BODIES = { total: 32 * 1_048_576, perNetwork: 4 * 1_048_576 };
const SMALL_BODIES = { total: 16 * 1_048_576, perNetwork: 1_048_576 };
/** A body usually arrives with its headers: this many at once only in an office with a bad line. */
const ARRIVING_PER_NETWORK = 64;
/** Well below the connections that the server accepts: bodies that never arrive must not take them all. */
const ARRIVING = 600;
/** A block's bodies that arrive, as a multiple of a network's. */
const BLOCK_FACTOR = 4;

type Bounds = { readonly total: number; readonly perNetwork: number };

export function createBodySpace({
  large = LARGE_BODIES,
  small = SMALL_BODIES,
  arrivingPerNetwork = ARRIVING_PER_NETWORK,
  arriving: total = ARRIVING,
}: {
  readonly large?: Bounds;
  readonly small?: Bounds;
  readonly arrivingPerNetwork?: number;
  readonly arriving?: number;
} = {}): BodySpace {
  const ofBlocks = createCounts();
  const arriving = createUnfinishedSpace({ perNetwork: arrivingPerNetwork, total });
  const largeBodies = createSharedSpace(large);
  const smallBodies = createSharedSpace(small);
  return {
    begin(network, end) {
      const block = blockOf(network);
      if (ofBlocks.of(block) >= arrivingPerNetwork * BLOCK_FACTOR) return undefined;
      const arrived = arriving.begin(network, 1, end);
      if (arrived === undefined) return undefined;
      ofBlocks.add(block, 1);
      return () => {
        arrived();
        ofBlocks.add(block, -1);
      };
    },
    reserve: (network, bytes) =>
      (bytes > SMALL_BODY_BYTES ? largeBodies : smallBodies).reserve(network, bytes),
  };
}

/**
 * A network, and a provider's block of them, may hold half as much as is free, so that something is left for the next one however
 * many fill the space: beside thirty networks with 1 MiB each, a thirty-first has the same.
 */
function createSharedSpace({ total, perNetwork }: Bounds): Pick<BodySpace, "reserve"> {
  const held = createCounts();
  let used = 0;
  return {
    reserve(network, bytes) {
      const names = new Set([network, blockOf(network)]);
      if (held.of(network) + bytes > perNetwork) return "network full";
      for (const name of names) if (held.of(name) + bytes > (total - used) / 2) return "server full";
      used += bytes;
      for (const name of names) held.add(name, bytes);
      return () => {
        used -= bytes;
        for (const name of names) held.add(name, -bytes);
      };
    },
  };
}
