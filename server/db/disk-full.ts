/** Recognises a full disk in the errors of Node, SQLite and PostgreSQL. */
import { statfsSync } from "node:fs";
import { DatabaseError } from "./database.ts";

/** SQLITE_FULL, and SQLite's codes for a journal that cannot be written. */
const SQLITE_FULL = new Set(["13", "778", "1034"]);
/** The embedded database cannot be opened with less free space, and its error does not always say so. */
const MIN_FREE_BYTES_TO_OPEN = 24 * 1024 * 1024;

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError && error.code === "53100") return true;
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOSPC" || code === "EDQUOT") return true;
  if ("errcode" in error && SQLITE_FULL.has(String(error.errcode))) return true;
  return /no space left on device|disk is full/i.test(error.message) || isDiskFull(error.cause);
}

export function hasRoomToOpen(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= MIN_FREE_BYTES_TO_OPEN;
}
