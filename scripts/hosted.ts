/** For a hosted Supabase project and a CDN: `npm run hosted -- data | functions | site`; see docs/supabase.md. */
import { join } from "node:path";
import { z } from "zod";
import { openDatabase } from "#server/db/open.ts";
import { plateFolder } from "#server/plates/folder.ts";
import { readSettings, withoutEmpty } from "#server/settings.ts";
import { refreshData } from "./hosted-data.ts";
import { siteSettings, writeHostedSite } from "./hosted-site.ts";
import { packContent } from "./pack-content.ts";

const root = join(import.meta.dirname, "..");
const usage = "Usage: npm run hosted -- data | functions | site";

async function run(command: string | undefined): Promise<string> {
  if (command === "data") {
    const { databaseUrl, dataDir } = readSettings(process.env);
    if (databaseUrl === undefined) throw new Error("DATABASE_URL must be the project's postgres:// address.");
    const db = await openDatabase({ databaseUrl, dataDir });
    try {
      return await refreshData(db, Date.now());
    } finally {
      await db.close();
    }
  }
  if (command === "functions") {
    await packContent();
    return "The content is bundled; run supabase functions deploy next.";
  }
  if (command === "site") {
    const settings = siteSettings.safeParse(withoutEmpty(process.env));
    if (!settings.success) throw new Error(z.prettifyError(settings.error));
    const to = join(root, "build", "cdn");
    const pages = await writeHostedSite(settings.data, {
      built: join(root, "build", "client"),
      plates: plateFolder,
      to,
    });
    return `${pages} pages are in ${to}`;
  }
  throw new Error(usage);
}

try {
  console.log(await run(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
