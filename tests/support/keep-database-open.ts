/** Runs as a separate process: opens the embedded database of the given folder and keeps it open until killed. */
import { openDatabase } from "#server/db/open.ts";

const [dataDir = ""] = process.argv.slice(2);
try {
  await openDatabase({ dataDir });
  console.log("open");
} catch (error) {
  console.log(String(error));
}
