/**
 * Keeps connections free: the statements that visitors compose never use the whole pool, and those that may be expensive or
 * are of networks that used much time lately only a part of it, so that chat, sign-in and ordinary reads find a connection.
 */
import { FairQueue } from "#server/queues/fair-queue.ts";
import type { Caller } from "../caller.ts";
import { DatabaseUnavailableError } from "../database.ts";
import type { RecentUse } from "../recent-use.ts";

/** Of ten connections, two are left for the server's own statements … */
const VISITORS_SHARE = 0.8;
/** … and five for visitors whose network used little. */
const MUCH_SHARE = 0.3;

type Waiting = {
  readonly caller: Pick<Caller, "network" | "mayBeExpensive"> & Partial<Pick<Caller, "user">>;
  readonly start: (leave: () => void) => void;
};

export class VisitorSlots {
  readonly #use: RecentUse;
  readonly #most: number;
  readonly #mostOfMuch: number;
  readonly #waitMs: number;
  readonly #queue = new FairQueue<Waiting>();
  #taken = 0;
  #takenByMuch = 0;

  /** @param waitMs how long a request waits for a slot before it fails, as for a connection */
  constructor(use: RecentUse, { connections, waitMs }: { connections: number; waitMs: number }) {
    this.#use = use;
    this.#most = Math.max(1, Math.floor(connections * VISITORS_SHARE));
    this.#mostOfMuch = Math.max(1, Math.floor(connections * MUCH_SHARE));
    this.#waitMs = waitMs;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Waits for a slot. The caller must call the returned function when its connection is free again. */
  enter(caller: Waiting["caller"]): Promise<() => void> {
    const group = groupOf(caller);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        caller,
        start(leave) {
          clearTimeout(timer);
          resolve(leave);
        },
      };
      const timer = setTimeout(() => {
        this.#queue.remove(group, waiting);
        reject(new DatabaseUnavailableError("no database connection became free in time"));
      }, this.#waitMs);
      this.#queue.add(group, waiting);
      this.#pump();
    });
  }

  #pump(): void {
    while (this.#taken < this.#most) {
      const next = this.#queue.take(
        (_, { caller }) => this.#takenByMuch < this.#mostOfMuch || !this.#isMuch(caller),
        (_, { caller }) => this.#use.rank(caller, true),
      );
      if (!next) return;
      next.start(this.#occupy(this.#isMuch(next.caller)));
    }
  }

  #isMuch(caller: Waiting["caller"]): boolean {
    return caller.mayBeExpensive || this.#use.isMuch(caller);
  }

  #occupy(isMuch: boolean): () => void {
    const much = isMuch ? 1 : 0;
    this.#taken += 1;
    this.#takenByMuch += much;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#taken -= 1;
      this.#takenByMuch -= much;
      this.#pump();
    };
  }
}

const EXPENSIVE = "$";
const ORDINARY = "?";
const groupOf = ({ network, user, mayBeExpensive }: Waiting["caller"]) =>
  `${mayBeExpensive ? EXPENSIVE : ORDINARY}${network} ${user ?? ""}`;
