/** Sends mixed traffic from a worker thread and collects the outcome of each request. */
import { Worker } from "node:worker_threads";

export type Request = {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
};

/** A kind of request: a random one of the list, with a share in percent. */
export type Kind = { readonly name: string; readonly share: number; readonly requests: readonly Request[] };

export type Plan = {
  readonly url: string;
  readonly kinds: readonly Kind[];
  readonly seconds: number;
  /** Maximum number of concurrent requests; without a rate, each response triggers the next request. */
  readonly connections: number;
  /** Requests per second, sent whether or not earlier ones have been answered. */
  readonly rate?: number;
  /** The network of all requests; without one, each request comes from a different network. */
  readonly network?: string;
};

export type Outcome = {
  /** Successful: latency in milliseconds, and when it was sent, in seconds from the start. */
  readonly served: readonly { readonly ms: number; readonly at: number }[];
  /** Refused with 429 or 503 and Retry-After. */
  readonly refused: readonly { readonly ms: number; readonly status: number }[];
  /** Anything else, counted by status or error. */
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

/** Milliseconds of all successful requests, fastest first. */
export const servedTimes = (traffic: Traffic): number[] =>
  outcomes(traffic)
    .flatMap(({ served }) => served.map(({ ms }) => ms))
    .sort((a, b) => a - b);

export const refusedTimes = (traffic: Traffic, status: number): number[] =>
  outcomes(traffic)
    .flatMap(({ refused }) => refused.filter((one) => one.status === status).map(({ ms }) => ms))
    .sort((a, b) => a - b);

export const servedASecond = (traffic: Traffic): number => servedTimes(traffic).length / traffic.seconds;

/** Requests that were neither served nor refused properly; empty if there were none. */
export function failures(traffic: Traffic): string {
  const lines = Object.entries(traffic.kinds).flatMap(([kind, { failed }]) =>
    Object.entries(failed).map(([what, times]) => `${kind}: ${what} ×${times}`),
  );
  return lines.join(", ");
}
