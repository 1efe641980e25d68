// The plants for the quiz. The database decides which there are; their looks come from a file generated at
// build time. Offline, that file is used, limited to plants whose pictures are cached.
import * as z from "zod/mini";
import { logQuietly } from "#app/lib/log.ts";
import type { ParsedRow } from "#app/lib/parsed-row.ts";
import { paths } from "#app/lib/paths.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { getTables } from "#app/lib/supabase.ts";
import { plateSources } from "#app/ui/plate.tsx";
import type { StoredPlant } from "#catalogue/plant-row.ts";
import { type QuizPlant, quizPlantSchema } from "./quiz-plant.ts";
import { recognitionHint } from "./recognition-hint.ts";

const pageLength = 1000;
const texts = z.nullish(z.array(z.string()));
const rowSchema = z.object({
  id: z.string(),
  common_name: z.string(),
  scientific_name: z.string(),
  images: texts,
  creole_names: texts,
  plant_family: z.nullish(z.string()),
});
type Row = ParsedRow<typeof rowSchema, StoredPlant>;
const columns = Object.keys(rowSchema.shape).join(",");

export async function getQuizPlants(): Promise<QuizPlant[]> {
  if (!navigator.onLine) return cachedPlants();
  const [generated, rows] = await Promise.all([getGenerated().catch(withoutGenerated), getRows()]);
  const looks = new Map(generated.map((plant) => [plant.id, plant]));
  return rows.flatMap((row) => {
    const [image] = row.images ?? [];
    return image ? [fromRow(row, image, looks.get(row.id))] : [];
  });
}

/** Without the generated file the quiz still works, with less information about looks. */
function withoutGenerated(error: unknown): QuizPlant[] {
  logQuietly("Error loading how plants look:", error);
  return [];
}

function getGenerated(): Promise<QuizPlant[]> {
  return queryClient.fetchQuery({
    queryKey: ["quiz-plants-printed"],
    meta: { isPublic: true },
    queryFn: async () => {
      const response = await fetch(paths.quizPlants);
      if (!response.ok) throw new Error(`The plants could not be read (${response.status})`);
      return z.array(quizPlantSchema).parse(await response.json());
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
  });
}

async function getRows(): Promise<Row[]> {
  const tables = await getTables();
  const rows: Row[] = [];
  for (let from = 0; ; from += pageLength) {
    const { data, error } = await tables
      .from("plants")
      .select(columns)
      .not("images", "is", null)
      .neq("images", "{}")
      .order("id")
      .range(from, from + pageLength - 1);
    if (error) throw error;
    const page = z.array(rowSchema).parse(data);
    rows.push(...page);
    if (page.length < pageLength) return rows;
  }
}

function fromRow(row: Row, image: string, generated: QuizPlant | undefined): QuizPlant {
  return {
    id: row.id,
    name: row.common_name,
    scientificName: row.scientific_name,
    otherNames: row.creole_names ?? [],
    picture: plateSources(image).src,
    pictureText: generated?.pictureText ?? "",
    family: row.plant_family ?? "",
    look: generated?.look ?? [],
    tell: generated?.tell ?? "",
  };
}

async function cachedPlants(): Promise<QuizPlant[]> {
  const generated = await getGenerated();
  const cached = await Promise.all(generated.map(({ picture }) => isCached(picture)));
  return generated.filter((_, place) => cached[place]);
}

const seenPictures = new Set<string>();

/** Records that this page has shown a picture, so the browser has it cached. */
export function markPictureSeen(picture: string): void {
  seenPictures.add(picture);
}

async function isCached(picture: string): Promise<boolean> {
  if (seenPictures.has(picture)) return true;
  if (!("caches" in globalThis)) return false;
  // The service worker caches the small plates and serves them for every size.
  const small = picture.replace(/-640\.webp$/, "-320.webp");
  return (await caches.match(small, { ignoreSearch: true })) !== undefined;
}

const wordsSchema = z.array(
  z.object({ id: z.string(), recognise: z.nullish(z.string()), image_alt: z.nullish(z.string()) }),
);

/** Fetches texts for plants added to the database after the build. */
export async function withTexts(plants: readonly QuizPlant[]): Promise<QuizPlant[]> {
  const unknown = plants.filter(({ tell }) => tell === "").map(({ id }) => id);
  if (unknown.length === 0 || !navigator.onLine) return [...plants];
  const tables = await getTables();
  const { data, error } = await tables.from("plants").select("id,recognise,image_alt").in("id", unknown);
  if (error) throw error;
  const words = new Map(wordsSchema.parse(data).map((row) => [row.id, row]));
  return plants.map((plant) => {
    const found = words.get(plant.id);
    return found
      ? { ...plant, tell: recognitionHint(found.recognise ?? ""), pictureText: found.image_alt ?? "" }
      : plant;
  });
}
