/**
 * Applies migrations as `supabase db push` does: statement by statement, split by its own rules, each file in one
 * transaction, recorded in the same table. Sending a whole file to PostgreSQL would accept more than the CLI does.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

export async function pushMigrations(databaseUrl: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `create schema if not exists supabase_migrations;
       create table if not exists supabase_migrations.schema_migrations
         (version text primary key, statements text[], name text)`,
    );
    const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
    for (const file of files) {
      const statements = splitStatements(await readFile(join(folder, file), "utf8"));
      await client.query("begin");
      for (const text of statements) {
        // The extended protocol accepts one statement only, so two that were not split are refused.
        const config: pg.QueryConfig & { queryMode: "extended" } = { text, queryMode: "extended" };
        await client.query(config).catch((error: Error) => {
          throw new Error(`${file}: ${error.message}\n${text}`);
        });
      }
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      await client.query("insert into supabase_migrations.schema_migrations values ($1, $2, $3)", [
        version,
        statements,
        name,
      ]);
      await client.query("commit");
    }
    return files;
  } finally {
    await client.end();
  }
}

/** Tokens without statement boundaries: comments, quoted text and names, dollar quotes. */
const piece = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$/y;

export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let from = 0;
  let depth = 0;
  let inBody = false;
  for (let at = 0; at < sql.length; ) {
    piece.lastIndex = at;
    const skipped = piece.exec(sql)?.[0];
    if (skipped !== undefined) {
      at += skipped.length;
      continue;
    }
    const character = sql[at];
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    // The CLI recognises a function body only by these letters, even within a longer word.
    if (!inBody && depth === 0 && /^\satomic/i.test(sql.slice(at, at + 7))) inBody = true;
    else if (inBody && depth === 0 && /^end/i.test(sql.slice(at, at + 3))) inBody = false;
    if (character === ";" && depth === 0 && !inBody) {
      statements.push(sql.slice(from, at).trim());
      from = at + 1;
    }
    at += 1;
  }
  const rest = sql.slice(from).trim();
  return rest.replace(/--[^\n]*/g, "").trim() === "" ? statements : [...statements, rest];
}
