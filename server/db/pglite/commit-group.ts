/**
 * Commits that share one sync. While several writers wait, each commits without syncing and is not
 * acknowledged; one flush then covers them all. A lone writer syncs with its own commit.
 */
export type Waiting = { resolve: () => void; lost: (error: Error) => void };

const largest = 64;
const longestMs = 5;

export class CommitGroup {
  #waiting: Waiting[] = [];
  #since = 0;
  #underWay = 0;
  #flushing = false;
  /** A flush failed amid a failed transaction: nothing runs until that one has ended. */
  #blocked = false;

  /** Whether there is a group that a further commit should join. */
  get forming(): boolean {
    return this.#waiting.length > 0 || this.#underWay > 0 || this.#flushing;
  }

  get settled(): boolean {
    return !this.forming;
  }

  /** A commit that left its sync to the group is under way. */
  starts(): void {
    this.#underWay += 1;
  }

  /** It came back: to be told when the sync is done, or failed and not concerned. */
  ends(waiting: Waiting | undefined): void {
    this.#underWay -= 1;
    if (!waiting) return;
    if (this.#waiting.length === 0) this.#since = performance.now();
    this.#waiting.push(waiting);
  }

  /** Takes those who wait, if it is time to flush: nobody else is about to join, or they waited enough. */
  take(moreToCome: boolean): Waiting[] | undefined {
    if (this.#waiting.length === 0 || this.#flushing || this.#blocked) return undefined;
    const full = this.#waiting.length >= largest || performance.now() - this.#since > longestMs;
    if ((moreToCome || this.#underWay > 0) && !full) return undefined;
    const taken = this.#waiting;
    this.#waiting = [];
    this.#flushing = true;
    return taken;
  }

  flushed(taken: readonly Waiting[]): void {
    this.#flushing = false;
    for (const { resolve } of taken) resolve();
  }

  /** The flush could not run: they wait on, until the transaction in the way has ended. */
  refused(taken: readonly Waiting[]): void {
    this.#flushing = false;
    this.#blocked = true;
    this.#waiting = [...taken, ...this.#waiting];
  }

  unblock(): void {
    this.#blocked = false;
  }

  /** The worker is gone, and with it what was not flushed. */
  lose(error: Error): void {
    this.#underWay = 0;
    this.#flushing = false;
    this.#blocked = false;
    for (const { lost } of this.#waiting.splice(0)) lost(error);
  }
}
