/**
 * Runs as a separate process: writes rows to the embedded database of the given folder, concurrently and in both ways
 * a server writes, and prints each number only after the database acknowledged it.
 */
import { writeSync } from "node:fs";
import { openDatabase } from "#server/db/open.ts";

const [dataDir = "", from = "0"] = process.argv.slice(2);
const db = await openDatabase({ dataDir });
await db.script("create table if not exists survived (id bigint primary key)");
let next = Number(from);

async function lane(write: (id: number) => Promise<unknown>): Promise<never> {
  for (;;) {
    next += 1;
    const id = next;
    await write(id);
    // Written synchronously to the pipe, so that the line is not lost when this process is killed.
    writeSync(1, `${id}\n`);
  }
}

const insert = "insert into survived values ($1)";
writeSync(1, "ready\n");
await Promise.all([
  lane((id) => db.query(insert, [id])),
  lane((id) => db.queryAs("owner", insert, [id])),
  ...Array.from({ length: 6 }, () => lane((id) => db.transaction("owner", (tx) => tx.query(insert, [id])))),
]);
