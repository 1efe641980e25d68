// How much of the catalogue is recorded and read: results, limits, rows read in a work, names. For `content -- report`.
import type { Catalogue } from "./catalogue.ts";
import { type CitingRow, citingRows } from "./plant-references.ts";
import { outcomes, severities } from "./words.ts";

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${whole === 0 ? 100 : Math.round((100 * part) / whole)} %)`;

const wasRead = ({ known }: CitingRow) => known === "read";
const readOf = (rows: readonly CitingRow[]) => share(rows.filter(wasRead).length, rows.length);

export function recordLines({ plants, others, scope, sources, drugClasses }: Catalogue): string[] {
  const uses = plants.flatMap((plant) => plant.uses);
  const results = uses.flatMap(({ result }) => result ?? []);
  const limits = plants.flatMap(({ preparation_methods }) =>
    Object.values(preparation_methods).map((preparation) => preparation.limits),
  );
  const recorded = (field: keyof (typeof limits)[number]) =>
    share(limits.filter((one) => one[field] !== "not recorded").length, limits.length);
  const askedOften = new Set(scope.filter((entry) => entry.asked_often).map(({ id }) => id));
  const cautions = plants.flatMap(({ id, safety }) =>
    [...safety.illnesses, ...safety.interactions].map((row) => ({ ...row, id })),
  );
  const otherRows = others.flatMap(({ known_for, illnesses, interactions, with_plants }) => [
    ...known_for,
    ...illnesses,
    ...interactions,
    ...with_plants,
  ]);
  const located = sources.filter(({ doi, url, isbn }) => doi ?? url ?? isbn);
  return [
    `Results in people: ${results.length} (${outcomes
      .map((outcome) => `${outcome} ${results.filter((result) => result.outcome === outcome).length}`)
      .join(", ")}), read: ${readOf(results)}`,
    `Limits of ${limits.length} preparations: amount ${recorded("amount")}, times a day ${recorded("times_a_day")}, days ${recorded("days_at_most")}, keeps ${recorded("keeps")}`,
    `Rows of plants read in a work: ${readOf(plants.flatMap((plant) => citingRows(plant).map(([, row]) => row)))}`,
    ...severities.map(
      (severity) =>
        `  "${severity}" rows of illnesses and medicines: ${readOf(cautions.filter((row) => row.severity === severity))}; of the plants asked for most: ${readOf(
          cautions.filter((row) => row.severity === severity && askedOften.has(row.id)),
        )}`,
    ),
    `Rows of the ${others.length} other remedies read in a work: ${readOf(otherRows)}`,
    `Sources that can be found by doi, address or ISBN: ${share(located.length, sources.length)}`,
    `Plants with a Guyanese name: ${share(plants.filter(({ names }) => names.guyanese.length > 0).length, plants.length)}`,
    `Medicine names: ${drugClasses.reduce((sum, { generic }) => sum + generic.length, 0)} generic, ${drugClasses.reduce((sum, { brands }) => sum + brands.length, 0)} brands`,
  ];
}
