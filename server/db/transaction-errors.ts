/** Errors of a transaction itself rather than of its statements, the same from both drivers. */
import { DatabaseError, DatabaseUnavailableError } from "./database.ts";

/** A statement failed, the callback ignored the error, and PostgreSQL turned the commit into a rollback. */
export function rolledBack(): DatabaseError {
  return new DatabaseError({
    code: "25P02",
    message: "the transaction was rolled back because a statement in it failed",
  });
}

export function outcomeUnknown(cause: unknown): DatabaseUnavailableError {
  return new DatabaseUnavailableError("the database went away during commit: the outcome is unknown", {
    cause,
  });
}

export function transactionOver(): Error {
  return new Error("the transaction is over: its queries must be awaited inside it");
}

/** A `commit` among its statements: later statements would run without the role. */
export function endedInside(): Error {
  return new Error("a statement ended the transaction it ran in");
}
