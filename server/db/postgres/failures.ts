/** Classifies what pg throws: an error raised by PostgreSQL, or an unreachable database. */
import pg from "pg";
import { concurrencyConflict, DatabaseError, DatabaseUnavailableError } from "../database.ts";

/** Raised by a server that is stopping, starting or full: 08 connection, 57P0x shutdown, 53300 too many connections. */
const unavailableCode = /^(?:08|57P0[1-5]$|53300$)/;

/** The connection is lost, or about to be: it must not return to the pool. */
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

/** pg's read timeout: retrying on another connection would only wait again. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

/** The server reported that it terminated the session, which happens only before a commit. */
export function wasNotCommitted(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "57P01";
}

/** The statement was rolled back because of a concurrent one; as a single-statement transaction it can be retried. */
export function isConcurrencyConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && concurrencyConflict.test(error.code ?? "");
}
