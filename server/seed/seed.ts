/** Brings the database in line with the content files. Unchanged rows are not touched; view counts stay. */
import type { Database, Queryable } from "#server/db/database.ts";

export type SeedReport = { readonly inserted: number; readonly updated: number };

export type SeedRow = Readonly<Record<string, unknown>>;

/** A table filled from content: its key, and the rows with every column the content decides. */
export type SeedTable = {
  readonly schema?: "public" | "private";
  readonly table: string;
  readonly key: string;
  readonly rows: readonly SeedRow[];
};

/** Nobody waits for an answer yet: a start may take its time, as when a million people get an achievement's new points. */
const longestStatementMs = 600_000;

export async function seed(db: Database, tables: readonly SeedTable[]): Promise<SeedReport> {
  return db.transaction(
    "owner",
    async (tx) => {
      let inserted = 0;
      let updated = 0;
      for (const table of tables) {
        const report = await seedTable(tx, table);
        inserted += report.inserted;
        updated += report.updated;
      }
      return { inserted, updated };
    },
    { statementTimeoutMs: longestStatementMs },
  );
}

async function seedTable(tx: Queryable, seeded: SeedTable): Promise<SeedReport> {
  const { schema = "public", table, key, rows } = seeded;
  const first = rows[0];
  if (first === undefined) return { inserted: 0, updated: 0 };
  const place = `${quote(schema)}.${quote(table)}`;
  const columns = Object.keys(first);
  const rest = columns.filter((column) => column !== key);
  const list = columns.map(quote).join(", ");
  const { rows: written } = await tx.query<{ fresh: boolean }>(
    `insert into ${place} as held (${list})
     select ${list} from jsonb_populate_recordset(null::${place}, $1::jsonb)
     on conflict (${quote(key)}) do update
       set ${rest.map((column) => `${quote(column)} = excluded.${quote(column)}`).join(", ")}
       where (${rest.map((column) => `held.${quote(column)}`).join(", ")})
         is distinct from (${rest.map((column) => `excluded.${quote(column)}`).join(", ")})
     returning (xmax = 0) as fresh`,
    [JSON.stringify(inOrder(rows, key))],
  );
  const inserted = written.filter((row) => row.fresh).length;
  return { inserted, updated: written.length - inserted };
}

/** Rows are locked as they are written: servers that start together must go through them the same way, or they deadlock. */
export function inOrder<T extends SeedRow>(rows: readonly T[], key: string): T[] {
  const name = (row: T) => String(row[key]);
  return rows.toSorted((a, b) => (name(a) < name(b) ? -1 : Number(name(a) > name(b))));
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
