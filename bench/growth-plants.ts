/** Growing numbers of plants on PostgreSQL: seeding, and the queries of the encyclopedia's pages. */
import { cardColumns } from "#app/features/plants/card-row.ts";
import { detailColumns, relatedColumns } from "#app/features/plants/plant-row.ts";
import { loadCatalogue } from "#catalogue/load.ts";
import type { Database } from "#server/db/database.ts";
import { seedTables } from "#server/seed/content-tables.ts";
import { type SeedRow, seed } from "#server/seed/seed.ts";
import { type Measured, PER_SIZE } from "./growth-curve.ts";
import { restClients } from "./rest-client.ts";
import { step } from "./step.ts";
import { count, times } from "./timing.ts";

/** The API's row limit; longer lists are fetched in pages. */
const PAGE = 1000;
const LISTS = 20;
const SEARCH_COLUMNS =
  "id,common_name,scientific_name,creole_names,synonyms,symptoms_treated,category_tags,search_words";

export async function growPlants(
  db: Database,
  sizes: readonly number[],
  vacuum: () => Promise<void>,
): Promise<Measured[]> {
  const real = await plantRows();
  const measured: Measured[] = [];
  for (const size of sizes) {
    await db.script("truncate public.plants cascade");
    const rows = multiplied(real, size);
    const tables = [{ table: "plants", key: "id", rows }];
    const seedAll = () => times([tables], (all) => seed(db, all));
    const seeded = await step(`seeding ${count(size)} plants`, seedAll);
    const again = await step("seeding again", seedAll);
    await step("vacuum", vacuum);
    measured.push(
      { what: "seeding them all", size, taken: seeded },
      { what: "seeding again without changes", size, taken: again },
      ...(await queryPlants(db, rows)),
    );
  }
  return measured;
}

async function queryPlants(db: Database, rows: readonly SeedRow[]): Promise<Measured[]> {
  const guest = restClients(db)();
  const size = rows.length;
  const ids = Array.from({ length: PER_SIZE }, (_, n) => String(rows[(n * 7919) % size]?.id));
  const pages = Array.from({ length: Math.ceil(size / PAGE) }, (_, n) => n * PAGE);
  const list = async () => {
    for (const from of pages)
      await guest
        .from("plants")
        .select(cardColumns)
        .order("view_count", { ascending: false })
        .order("id")
        .range(from, from + PAGE - 1)
        .throwOnError();
  };
  const words = async () => {
    for (const from of pages)
      await guest
        .from("plants")
        .select(SEARCH_COLUMNS)
        .order("id")
        .range(from, from + PAGE - 1)
        .throwOnError();
  };
  const page = async (id: string) => {
    await guest.from("plants").select(detailColumns).eq("id", id).maybeSingle().throwOnError();
    await guest
      .from("plants")
      .select(relatedColumns)
      .contains("category_tags", ["Fever"])
      .neq("id", id)
      .order("view_count", { ascending: false })
      .order("id")
      .limit(4)
      .throwOnError();
  };
  const visits = Array.from({ length: LISTS }, () => undefined);
  await page(ids[0] ?? "");
  await list();
  return [
    { what: "/plants: the whole list, in pages of 1,000", size, taken: await times(visits, list) },
    { what: "/plants: the search words, in pages of 1,000", size, taken: await times(visits, words) },
    { what: "/plants/…: the plant and four related ones", size, taken: await times(ids, page) },
  ];
}

async function plantRows(): Promise<readonly SeedRow[]> {
  const plants = seedTables(await loadCatalogue()).find(({ table }) => table === "plants");
  if (plants === undefined) throw new Error("The content seeds no plants");
  return plants.rows;
}

/** Copies plants up to the size, each copy with its own name. */
function multiplied(real: readonly SeedRow[], size: number): SeedRow[] {
  return Array.from({ length: size }, (_, place) => {
    const round = Math.floor(place / real.length);
    const model = real[place % real.length] ?? {};
    if (round === 0) return model;
    return {
      ...model,
      id: `${model.id}-${round}`,
      common_name: `${model.common_name} ${round}`,
      scientific_name: `${model.scientific_name} var. ${round}`,
    };
  });
}
