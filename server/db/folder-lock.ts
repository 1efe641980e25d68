/**
 * Prevents a second process from opening the embedded database's folder. It is an operating-system file lock,
 * taken through SQLite on a small file beside the folder: taking it has no race, it is released when the
 * process ends in any way, and it does not rely on process ids, which are meaningless between containers
 * that share a volume.
 */
import { hostname } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { DataFolderInUseError } from "./database.ts";
import { isDiskFull } from "./disk-full.ts";

export type FolderLock = { release(): void };

const sqliteBusy = 5;

/** @param file the lock file; no other code may open it, since closing it elsewhere in this process would release the lock */
export function lockFolder(file: string, folder: string): FolderLock {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    // First record the holder, for the message another process shows; then take the lock that is kept.
    lock.exec("begin immediate");
    recordHolder(lock);
    lock.exec("begin immediate");
  } catch (error) {
    const busy = error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
    const message = busy ? inUseMessage(folder, lock) : undefined;
    lock.close();
    throw message ? new DataFolderInUseError(message) : error;
  }
  return {
    release() {
      if (lock.isOpen) lock.close();
    },
  };
}

/** On a full disk the holder cannot be recorded, but the lock itself needs no space. */
function recordHolder(lock: DatabaseSync): void {
  try {
    lock.exec("create table if not exists holder (pid integer, host text, since text)");
    lock.exec("delete from holder");
    lock
      .prepare("insert into holder values (?, ?, ?)")
      .run(process.pid, hostname(), new Date().toISOString());
    lock.exec("commit");
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    if (lock.isTransaction) lock.exec("rollback");
  }
}

function inUseMessage(folder: string, lock: DatabaseSync): string {
  return `The data folder ${folder} is in use by another Bush Tea process${holderText(lock)}. Stop that one, or set DATA_DIR to another folder.`;
}

function holderText(lock: DatabaseSync): string {
  try {
    const row = lock.prepare("select pid, host, since from holder").get();
    return row ? ` (pid ${row.pid} on ${row.host}, since ${row.since})` : "";
  } catch (error) {
    // The other process is recording itself at this moment.
    if (error instanceof Error && "errcode" in error) return "";
    throw error;
  }
}
