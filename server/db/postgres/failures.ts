/** Sorts what pg throws: an error PostgreSQL raised, or a database that cannot be reached. */
import pg from "pg";
import { DatabaseError, DatabaseUnavailableError, undoneForAnother } from "../database.ts";

/** Raised by a server that is going away, not yet there, or full: 08 connection, 57P0x shutdown, 53300 too many. */
const unavailableCode = /^(?:08|57P0[1-5]$|53300$)/;

/** The connection itself is gone, or will be: it must not go back to the pool. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof DatabaseError) return false;
  if (!(error instanceof pg.DatabaseError)) return true;
  return unavailableCode.test(error.code ?? "") || error.code === "25P03" || error.severity === "FATAL";
}

export function toDatabaseError(error: unknown): Error {
  if (error instanceof DatabaseError || error instanceof DatabaseUnavailableError) return error;
  if (error instanceof pg.DatabaseError && !unavailableCode.test(error.code ?? "")) {
    return new DatabaseError({
      code: error.code ?? "XX000",
      message: error.message,
      detail: error.detail,
      hint: error.hint,
      constraint: error.constraint,
    });
  }
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new DatabaseUnavailableError(`the database cannot be reached: ${reason}`, { cause: error });
}

/** Nothing was heard for too long: trying the next connection would only mean to wait again. */
export function wentSilent(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

/** The server said itself that it ended the session, which it does only before a commit. */
export function wasNotCommitted(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "57P01";
}

/** A statement that stood in another's way was undone as a whole; where it was all there is, it can be run again. */
export function wasUndone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && undoneForAnother.test(error.code ?? "");
}
