/** One structured line a request. Nothing here ever sees a token, an e-mail, a question or a body. */
import { type Logger, pino } from "pino";

export type Log = Logger;

/** @param destination where lines go when not to standard output; for tests that read them */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** What may be said of an unexpected error: its kind, code and place. Its message may quote what a person typed. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    code: "code" in error ? error.code : undefined,
    stack: error.stack
      ?.split("\n")
      .filter((line) => line.trimStart().startsWith("at "))
      .slice(0, 12)
      .map((line) => line.trim()),
  };
}
