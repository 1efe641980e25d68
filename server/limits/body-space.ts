/**
 * Bounds the bytes of large request bodies that one network has in memory. Small ones are not counted: their number is
 * bounded by the network's connections, and a slow sender of large ones must not hold up its neighbours' small ones.
 */
export type BodySpace = {
  /** @returns the function that gives the space back, or undefined when the network has no more */
  reserve(network: string, bytes: number): (() => void) | undefined;
};

export const SMALL_BODY_BYTES = 16_384;
/** Four of the largest bodies, or sixty-four of the largest for accounts. */
const BYTES_PER_NETWORK = 4 * 1_048_576;

export function createBodySpace(bytesPerNetwork = BYTES_PER_NETWORK): BodySpace {
  const reserved = new Map<string, number>();
  return {
    reserve(network, bytes) {
      if (bytes <= SMALL_BODY_BYTES) return () => undefined;
      const before = reserved.get(network) ?? 0;
      if (before + bytes > bytesPerNetwork) return undefined;
      reserved.set(network, before + bytes);
      return () => {
        const left = (reserved.get(network) ?? 0) - bytes;
        if (left > 0) reserved.set(network, left);
        else reserved.delete(network);
      };
    },
  };
}
