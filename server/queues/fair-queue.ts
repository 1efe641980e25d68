/**
 * A round-robin queue over groups: a group that adds many entries delays only its own entries. Within a group the order
 * is first in, first out; groups can be ranked. Optionally bounded; it knows nothing about the entries.
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

  sizeOf(group: string): number {
    return this.#groups.get(group)?.length ?? 0;
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

  /**
   * The oldest entry of the eligible group with the lowest rank, which then moves behind all others of the same rank.
   * @param rank equal for all groups unless given; like `isEligible` it sees the group's oldest entry
   */
  take(
    isEligible: (group: string, oldest: T) => boolean = () => true,
    rank: (group: string, oldest: T) => number = () => 0,
  ): T | undefined {
    const first = this.first(isEligible, rank)?.group;
    if (first === undefined) return undefined;
    const entries = this.#groups.get(first) ?? [];
    const entry = entries.shift();
    this.#groups.delete(first);
    if (entries.length > 0) this.#groups.set(first, entries);
    this.#size -= 1;
    return entry;
  }

  /** The entry that `take` would return, which stays in the queue. */
  first(
    isEligible: (group: string, oldest: T) => boolean = () => true,
    rank: (group: string, oldest: T) => number = () => 0,
  ): { readonly group: string; readonly entry: T } | undefined {
    let first: { readonly group: string; readonly entry: T } | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const [group, [oldest]] of this.#groups) {
      if (oldest === undefined) continue;
      const own = rank(group, oldest);
      if ((first !== undefined && own >= lowest) || !isEligible(group, oldest)) continue;
      first = { group, entry: oldest };
      lowest = own;
    }
    return first;
  }

  /** Makes room: takes the newest entry of the group with the highest rank, if that is above the given one. */
  giveUp(rank: (group: string) => number, above: number): T | undefined {
    let last: string | undefined;
    let highest = above;
    for (const group of this.#groups.keys()) {
      const own = rank(group);
      if (own > highest) {
        last = group;
        highest = own;
      }
    }
    const entry = last === undefined ? undefined : this.#groups.get(last)?.at(-1);
    if (last !== undefined && entry !== undefined) this.remove(last, entry);
    return entry;
  }

  /** Removes a waiting entry. */
  remove(group: string, entry: T): void {
    const entries = this.#groups.get(group) ?? [];
    const at = entries.indexOf(entry);
    if (at < 0) return;
    entries.splice(at, 1);
    if (entries.length === 0) this.#groups.delete(group);
    this.#size -= 1;
  }

  /** Whether an entry of a group that passes the test is waiting. */
  some(test: (group: string) => boolean): boolean {
    for (const group of this.#groups.keys()) if (test(group)) return true;
    return false;
  }

  takeAll(): T[] {
    const all = [...this.#groups.values()].flat();
    this.#groups.clear();
    this.#size = 0;
    return all;
  }
}
