/**
 * Bounds the bytes of large request bodies that one network has in memory, and the number of bodies that are still
 * arriving. A slow sender of large ones must not hold up its neighbours' small ones, so those are counted apart.
 */
export type BodySpace = {
  /** @returns the function to call when the body has arrived, or undefined when too many of the network are arriving */
  begin(network: string): (() => void) | undefined;
  /** @returns the function that gives the space back, or undefined when the network has no more */
  reserve(network: string, bytes: number): (() => void) | undefined;
};

export const SMALL_BODY_BYTES = 16_384;
/** Four of the largest bodies, or sixty-four of the largest for accounts. */
const BYTES_PER_NETWORK = 4 * 1_048_576;
/** A body usually arrives with its headers: this many at once only in an office with a bad line. */
const ARRIVING_PER_NETWORK = 64;

export function createBodySpace(
  bytesPerNetwork = BYTES_PER_NETWORK,
  arrivingPerNetwork = ARRIVING_PER_NETWORK,
): BodySpace {
  const reserved = new Map<string, number>();
  const arriving = new Map<string, number>();
  return {
    begin: (network) => take(arriving, network, 1, arrivingPerNetwork),
    reserve(network, bytes) {
      if (bytes <= SMALL_BODY_BYTES) return () => undefined;
      return take(reserved, network, bytes, bytesPerNetwork);
    },
  };
}

function take(
  taken: Map<string, number>,
  network: string,
  amount: number,
  most: number,
): (() => void) | undefined {
  const before = taken.get(network) ?? 0;
  if (before + amount > most) return undefined;
  taken.set(network, before + amount);
  return () => {
    const left = (taken.get(network) ?? 0) - amount;
    if (left > 0) taken.set(network, left);
    else taken.delete(network);
  };
}
