/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module "autocannon" {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    /** Number of sending threads, in addition to the calling one. */
    workers?: number;
    requests?: { method: string; path: string; headers?: Record<string, string>; body?: string }[];
    headers?: Record<string, string>;
    method?: string;
    body?: string;
    /** Requests a second over all connections. */
    overallRate?: number;
  };
  type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    "2xx": number;
    non2xx: number;
    errors: number;
  };
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
