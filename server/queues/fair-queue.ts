/**
 * A bounded queue that serves its groups in turn: a group that adds many entries makes only its own entries wait.
 * It knows nothing of what the entries are.
 */

export type QueueLimits = {
  /** Entries at once, of all groups together. */
  readonly most: number;
  readonly mostPerGroup: number;
};

export class FairQueue<T> {
  readonly #limits: QueueLimits;
  /** In the order of their turns: a Map iterates in the order of insertion. */
  readonly #groups = new Map<string, T[]>();
  #size = 0;

  constructor(limits: QueueLimits) {
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

  /** The oldest entry of the group whose turn it is; that group's next turn comes after all others'. */
  take(): T | undefined {
    for (const [group, entries] of this.#groups) {
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
