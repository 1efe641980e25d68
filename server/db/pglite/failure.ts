import { DatabaseError, DatabaseUnavailableError } from "../database.ts";

/** The error for the statement that crashed the worker. */
export function failureOf(cause: unknown): Error {
  return cause instanceof RangeError
    ? new DatabaseError({ code: "54001", message: "stack depth limit exceeded" })
    : new DatabaseUnavailableError("the embedded database failed and was restarted", { cause });
}
