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

/** No request waits during a start, and some changes are slow: new points for an achievement of a million users. */
const STATEMENT_TIMEOUT_MS = 600_000;

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
    { statementTimeoutMs: STATEMENT_TIMEOUT_MS },
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
    `insert into ${place} as stored (${list})
     select ${list} from jsonb_populate_recordset(null::${place}, $1::jsonb)
     on conflict (${quote(key)}) do update
       set ${rest.map((column) => `${quote(column)} = excluded.${quote(column)}`).join(", ")}
       where (${rest.map((column) => `stored.${quote(column)}`).join(", ")})
         is distinct from (${rest.map((column) => `excluded.${quote(column)}`).join(", ")})
     returning (xmax = 0) as fresh`,
    [JSON.stringify(sortedByKey(rows, key))],
  );
  const inserted = written.filter((row) => row.fresh).length;
  return { inserted, updated: written.length - inserted };
}

/** Writing locks rows: servers that start at the same time must write them in the same order, or they deadlock. */
export function sortedByKey<T extends SeedRow>(rows: readonly T[], key: string): T[] {
  const name = (row: T) => String(row[key]);
  return rows.toSorted((a, b) => (name(a) < name(b) ? -1 : Number(name(a) > name(b))));
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
