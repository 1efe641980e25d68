/**
 * Watches how much room the disk has left. PostgreSQL takes a full data file in its stride, but not a full log: it
 * stops, and cannot be opened again, not even to read, until there is room. Writes end while there still is some.
 */
import { statfsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { DatabaseError } from "../database.ts";

/** A few segments of the log, 16 MiB each. */
const LEAST_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 1_000;

export class DiskRoom {
  #low: boolean;
  readonly #timer: NodeJS.Timeout;

  constructor(folder: string) {
    this.#low = isLow(statfsSync(folder));
    const look = async () => {
      this.#low = isLow(await statfs(folder));
    };
    // A disk that does not even say how full it is will be heard of from the database.
    this.#timer = setInterval(() => look().catch(() => undefined), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Throws what PostgreSQL says of a full disk. */
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
  return bavail * bsize < LEAST_BYTES;
}
