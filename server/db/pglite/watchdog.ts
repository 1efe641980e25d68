/** Fires when the running request exceeds its time limit. Uses one timer, reset only when it would fire too late. */
export class Watchdog {
  readonly #expired: () => void;
  #timer: NodeJS.Timeout | undefined;
  #fires = Number.POSITIVE_INFINITY;
  /** When the running request exceeds its limit; infinite when nothing runs. */
  #due = Number.POSITIVE_INFINITY;

  constructor(expired: () => void) {
    this.#expired = expired;
  }

  watch(limitMs: number): void {
    this.#due = performance.now() + limitMs;
    this.#arm();
  }

  disarm(): void {
    this.#due = Number.POSITIVE_INFINITY;
  }

  stop(): void {
    this.disarm();
    clearTimeout(this.#timer);
    this.#fires = Number.POSITIVE_INFINITY;
  }

  #arm(): void {
    if (this.#due >= this.#fires) return;
    clearTimeout(this.#timer);
    this.#fires = this.#due;
    this.#timer = setTimeout(() => this.#check(), Math.max(0, this.#due - performance.now()));
  }

  #check(): void {
    this.#fires = Number.POSITIVE_INFINITY;
    if (performance.now() < this.#due) this.#arm();
    else this.#expired();
  }
}
