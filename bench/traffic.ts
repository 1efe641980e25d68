/** Traffic of several kinds at once, sent from a thread of its own, and what came of each request. */
import { Worker } from "node:worker_threads";

export type Request = {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
};

/** A kind of request: one of the list at random, so many in a hundred. */
export type Kind = { readonly name: string; readonly share: number; readonly requests: readonly Request[] };

export type Plan = {
  readonly url: string;
  readonly kinds: readonly Kind[];
  readonly seconds: number;
  /** At most so many at once; without a rate each is followed by the next as soon as it is answered. */
  readonly connections: number;
  /** Requests a second, sent whether or not the earlier ones have been answered. */
  readonly rate?: number;
  /** The network that all come from; without one, each comes from another. */
  readonly network?: string;
};

export type Outcome = {
  /** Answered as wished: milliseconds, and when it was sent, in seconds from the start. */
  readonly served: readonly { readonly ms: number; readonly at: number }[];
  /** Told to come back later, with 429 or 503 and a Retry-After. */
  readonly refused: readonly { readonly ms: number; readonly status: number }[];
  /** Anything else, by what it was. */
  readonly failed: Readonly<Record<string, number>>;
};

export type Traffic = { readonly seconds: number; readonly kinds: Readonly<Record<string, Outcome>> };

export function send(plan: Plan): Promise<Traffic> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./traffic-worker.ts", import.meta.url), { workerData: plan });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

export const outcomes = ({ kinds }: Traffic): Outcome[] => Object.values(kinds);

/** Milliseconds of all that was served, quickest first. */
export const servedTimes = (traffic: Traffic): number[] =>
  outcomes(traffic)
    .flatMap(({ served }) => served.map(({ ms }) => ms))
    .sort((a, b) => a - b);

export const refusedTimes = (traffic: Traffic, status: number): number[] =>
  outcomes(traffic)
    .flatMap(({ refused }) => refused.filter((one) => one.status === status).map(({ ms }) => ms))
    .sort((a, b) => a - b);

export const servedASecond = (traffic: Traffic): number => servedTimes(traffic).length / traffic.seconds;

/** What neither was served nor told when to come back; nothing, if all is well. */
export function failures(traffic: Traffic): string {
  const lines = Object.entries(traffic.kinds).flatMap(([kind, { failed }]) =>
    Object.entries(failed).map(([what, times]) => `${kind}: ${what} ×${times}`),
  );
  return lines.join(", ");
}
