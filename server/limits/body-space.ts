/**
 * Bounds the bytes of request bodies in memory, of all networks together and of each, and the number of bodies of a network
 * that are still arriving. A slow sender of large bodies must not hold up small ones, so those have a space of their own.
 */
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
  const arriving = new Map<string, number>();
  const largeBodies = createSharedSpace(large);
  const smallBodies = createSharedSpace(small);
  return {
    begin(network) {
      if ((arriving.get(network) ?? 0) >= arrivingPerNetwork) return undefined;
      add(arriving, network, 1);
      return () => add(arriving, network, -1);
    },
    reserve: (network, bytes) =>
      (bytes > SMALL_BODY_BYTES ? largeBodies : smallBodies).reserve(network, bytes),
  };
}

/**
 * A network may hold half as much as is free, so that something is left for the next one however many fill the space:
 * beside thirty networks with 1 MiB each, a thirty-first has the same.
 */
function createSharedSpace({ total, perNetwork }: Bounds): Pick<BodySpace, "reserve"> {
  const held = new Map<string, number>();
  let used = 0;
  return {
    reserve(network, bytes) {
      const own = (held.get(network) ?? 0) + bytes;
      if (own > perNetwork) return "network full";
      if (own > (total - used) / 2) return "server full";
      used += bytes;
      add(held, network, bytes);
      return () => {
        used -= bytes;
        add(held, network, -bytes);
      };
    },
  };
}

function add(amounts: Map<string, number>, network: string, amount: number): void {
  const left = (amounts.get(network) ?? 0) + amount;
  if (left > 0) amounts.set(network, left);
  else amounts.delete(network);
}
