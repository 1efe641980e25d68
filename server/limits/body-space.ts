/**
 * Bounds the bytes of request bodies in memory, of all networks together and of each, and the number of bodies of a network
 * that are still arriving. A slow sender of large bodies must not hold up small ones, so those have a space of their own.
 */
import { blockOf } from "#server/networks/network.ts";
import { createCounts } from "#server/queues/counts.ts";

export type BodySpace = {
  /** @returns the function to call when the body has arrived, or undefined when too many of the network are arriving */
  begin(network: string): (() => void) | undefined;
  /** @returns the function that gives the space back, or whose space is used up */
  reserve(network: string, bytes: number): (() => void) | "network full" | "server full";
};

export const SMALL_BODY_BYTES = 16_384;
const LARGE_BODIES = { total: 32 * 1_048_576, perNetwork: 4 * 1_048_576 };
const SMALL_BODIES = { total: 16 * 1_048_576, perNetwork: 1_048_576 };
/** A body usually arrives with its headers: this many at once only in an office with a bad line. */
const ARRIVING_PER_NETWORK = 64;
/** A block's bodies that arrive, as a multiple of a network's. */
const BLOCK_FACTOR = 4;

type Bounds = { readonly total: number; readonly perNetwork: number };

export function createBodySpace({
  large = LARGE_BODIES,
  small = SMALL_BODIES,
  arrivingPerNetwork = ARRIVING_PER_NETWORK,
}: {
  readonly large?: Bounds;
  readonly small?: Bounds;
  readonly arrivingPerNetwork?: number;
} = {}): BodySpace {
  const arriving = createCounts();
  const largeBodies = createSharedSpace(large);
  const smallBodies = createSharedSpace(small);
  return {
    begin(network) {
      const block = blockOf(network);
      if (arriving.of(network) >= arrivingPerNetwork) return undefined;
      if (arriving.of(block) >= arrivingPerNetwork * BLOCK_FACTOR) return undefined;
      const names = new Set([network, block]);
      for (const name of names) arriving.add(name, 1);
      return () => {
        for (const name of names) arriving.add(name, -1);
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
