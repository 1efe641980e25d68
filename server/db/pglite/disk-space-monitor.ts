/**
 * Monitors free disk space. PostgreSQL survives a data file that cannot grow, but not a write-ahead log that cannot: it
 * stops, and cannot be reopened, not even for reading, until space is freed. Writes are refused before that happens.
 */
import { statfsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { DatabaseError } from "../database.ts";

/** A few WAL segments of 16 MiB each. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
const CHECK_EVERY_MS = 1_000;

export class DiskSpaceMonitor {
  #low: boolean;
  readonly #timer: NodeJS.Timeout;

  constructor(folder: string) {
    this.#low = isLow(statfsSync(folder));
    const check = async () => {
      this.#low = isLow(await statfs(folder));
    };
    // If the check itself fails, the database will report the fault.
    this.#timer = setInterval(() => check().catch(() => undefined), CHECK_EVERY_MS);
    this.#timer.unref();
  }

  /** Throws PostgreSQL's error for a full disk (53100). */
  refuseIfLow(): void {
    if (!this.#low) return;
    throw new DatabaseError({
      code: "53100",
      message: "The disk is full: nothing can be saved until there is room",
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

function isLow({ bavail, bsize }: { bavail: number; bsize: number }): boolean {
  return bavail * bsize < MIN_FREE_BYTES;
}
