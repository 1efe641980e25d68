/** Structured logging, one line per request. No token, email address, question or body is ever logged. */
import { type Logger, pino } from "pino";

export type Log = Logger;

/** @param destination instead of standard output, for tests */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The loggable part of an unexpected error: its kind, code and place. Its message may contain user input. */
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
