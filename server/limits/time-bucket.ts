/** A token bucket of milliseconds that can be overdrawn. */
export type Bucket = {
  readonly capacity: number;
  /** Milliseconds left; negative when overdrawn. */
  left(): number;
  take(ms: number): void;
  untilPositive(): number;
};

/** @param share the milliseconds it is refilled with in each millisecond */
export function createBucket(now: () => number, share: number, capacity: number): Bucket {
  let allowance = capacity;
  let countedAt = now();
  const left = () => {
    const at = now();
    allowance = Math.min(capacity, allowance + Math.max(0, at - countedAt) * share);
    countedAt = at;
    return allowance;
  };
  return {
    capacity,
    left,
    take(ms) {
      allowance = left() - ms;
    },
    untilPositive: () => Math.max(0, -left()) / share,
  };
}
