/**
 * A round-robin queue over groups: a group that adds many entries delays only its own entries. Within a group the order
 * is first in, first out. Optionally bounded; it knows nothing about the entries.
 */

export type QueueLimits = {
  /** Entries in the queue, of all groups together. */
  readonly most: number;
  readonly mostPerGroup: number;
};

const UNLIMITED: QueueLimits = { most: Number.POSITIVE_INFINITY, mostPerGroup: Number.POSITIVE_INFINITY };

export class FairQueue<T> {
  readonly #limits: QueueLimits;
  /** In the order of their turns: a Map iterates in insertion order, and a served group is inserted again. */
  readonly #groups = new Map<string, T[]>();
  #size = 0;

  constructor(limits: QueueLimits = UNLIMITED) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /** @returns false when the queue, or the group's share of it, is full */
  add(group: string, entry: T): boolean {
    const entries = this.#groups.get(group) ?? [];
    if (this.#size >= this.#limits.most || entries.length >= this.#limits.mostPerGroup) return false;
    entries.push(entry);
    this.#groups.set(group, entries);
    this.#size += 1;
    return true;
  }

  /** Returns an entry that was taken to the front of its group, whatever the limits. */
  putBack(group: string, entry: T): void {
    const entries = this.#groups.get(group) ?? [];
    entries.unshift(entry);
    this.#groups.set(group, entries);
    this.#size += 1;
  }

  /** The oldest entry of the first eligible group, which then moves behind all others. */
  take(isEligible: (group: string) => boolean = () => true): T | undefined {
    for (const [group, entries] of this.#groups) {
      if (!isEligible(group)) continue;
      const entry = entries.shift();
      this.#groups.delete(group);
      if (entries.length > 0) this.#groups.set(group, entries);
      if (entry === undefined) continue;
      this.#size -= 1;
      return entry;
    }
    return undefined;
  }

  takeAll(): T[] {
    const all = [...this.#groups.values()].flat();
    this.#groups.clear();
    this.#size = 0;
    return all;
  }
}
