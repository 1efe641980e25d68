/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module "autocannon" {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    /** Threads that send, beside the one that asks for the measurement. */
    workers?: number;
    requests?: { method: string; path: string; headers?: Record<string, string>; body?: string }[];
    headers?: Record<string, string>;
  };
  type Result = { requests: { average: number; total: number }; non2xx: number; errors: number };
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
