/**
 * Group commit: several commits share one disk sync. While several writers wait, each commits without syncing and is
 * not acknowledged until one flush covers them all. A single writer syncs with its own commit.
 */
export type Waiting = { resolve: () => void; lost: (error: Error) => void };

const maxGroupSize = 64;
const maxWaitMs = 5;

export class CommitGroup {
  #waiting: Waiting[] = [];
  #since = 0;
  #committing = 0;
  #flushing = false;
  /** A flush was refused inside a failed transaction: no flush can run until that transaction has ended. */
  #blocked = false;

  /** Whether there is a group that another commit should join. */
  get forming(): boolean {
    return this.#waiting.length > 0 || this.#committing > 0 || this.#flushing;
  }

  get settled(): boolean {
    return !this.forming;
  }

  /** A commit without its own sync has been sent. */
  starts(): void {
    this.#committing += 1;
  }

  /** That commit was answered: it waits for the flush, or failed (undefined) and needs none. */
  ends(waiting: Waiting | undefined): void {
    this.#committing -= 1;
    if (!waiting) return;
    if (this.#waiting.length === 0) this.#since = performance.now();
    this.#waiting.push(waiting);
  }

  /** Takes the waiting commits if it is time to flush: no other commit is about to join, or the group is full or old enough. */
  take(moreToCome: boolean): Waiting[] | undefined {
    if (this.#waiting.length === 0 || this.#flushing || this.#blocked) return undefined;
    const full = this.#waiting.length >= maxGroupSize || performance.now() - this.#since > maxWaitMs;
    if ((moreToCome || this.#committing > 0) && !full) return undefined;
    const taken = this.#waiting;
    this.#waiting = [];
    this.#flushing = true;
    return taken;
  }

  flushed(taken: readonly Waiting[]): void {
    this.#flushing = false;
    for (const { resolve } of taken) resolve();
  }

  /** The flush could not run: the commits keep waiting until the blocking transaction has ended. */
  refused(taken: readonly Waiting[]): void {
    this.#flushing = false;
    this.#blocked = true;
    this.#waiting = [...taken, ...this.#waiting];
  }

  unblock(): void {
    this.#blocked = false;
  }

  /** The worker was lost, and with it everything that was not flushed. */
  lose(error: Error): void {
    this.#committing = 0;
    this.#flushing = false;
    this.#blocked = false;
    for (const { lost } of this.#waiting.splice(0)) lost(error);
  }
}
