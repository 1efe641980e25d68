/**
 * Keeps a second process off the embedded database's folder. The lock is the operating system's own,
 * taken through SQLite on a small file beside the folder: it cannot be taken twice however close two
 * starts are, it ends with its process however that ends, and it needs no process ids to be compared,
 * which mean nothing between containers that share a volume.
 */
import { hostname } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { DataFolderInUseError } from "./database.ts";
import { isDiskFull } from "./disk-full.ts";

export type FolderLock = { release(): void };

const sqliteBusy = 5;

/** @param file the lock's own file; nothing else may open it, since closing it elsewhere in this process would free the lock */
export function lockFolder(file: string, folder: string): FolderLock {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    // First who holds it, for the message another process shows; then the lock that stays.
    lock.exec("begin immediate");
    noteHolder(lock);
    lock.exec("begin immediate");
  } catch (error) {
    const busy = error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
    const message = busy ? inUse(folder, lock) : undefined;
    lock.close();
    throw message ? new DataFolderInUseError(message) : error;
  }
  return {
    release() {
      if (lock.isOpen) lock.close();
    },
  };
}

/** On a full disk there is no room for a name, and the lock itself needs none. */
function noteHolder(lock: DatabaseSync): void {
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

function inUse(folder: string, lock: DatabaseSync): string {
  return `The data folder ${folder} is in use by another Bush Tea process${holder(lock)}. Stop that one, or set DATA_DIR to another folder.`;
}

function holder(lock: DatabaseSync): string {
  try {
    const row = lock.prepare("select pid, host, since from holder").get();
    return row ? ` (pid ${row.pid} on ${row.host}, since ${row.since})` : "";
  } catch (error) {
    // The other one is writing its name at this very moment.
    if (error instanceof Error && "errcode" in error) return "";
    throw error;
  }
}
