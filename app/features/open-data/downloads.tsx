import { paths } from "#app/lib/paths.ts";
import { textLink } from "#app/ui/text-link.ts";

const files = [
  ["bush-tea.json", "Everything in one file", "JSON: plants, other remedies and their sources"],
  ["bush-tea-csv.zip", "Tables for a spreadsheet", "Six CSV files, zipped"],
  ["plants.csv", "Plants", "CSV: one row for each plant"],
  ["uses.csv", "Traditional uses", "CSV: one row for each use, with the result of research in people"],
  ["preparations.csv", "Preparations", "CSV: how each is made, and its limits"],
  ["cautions.csv", "Cautions", "CSV: with medicines, illnesses and other plants"],
  ["others.csv", "Other remedies", "CSV: shop herbs, foods and household remedies"],
  ["sources.csv", "Sources", "CSV: every work cited, and where to find it"],
  [
    "bush-tea-darwin-core.zip",
    "Checklist of species",
    "Darwin Core Archive: names, synonyms, names in Guyana",
  ],
  ["schema.json", "Schema", "JSON Schema of the JSON file"],
] as const;

export function Downloads() {
  return (
    <ul className="max-w-3xl divide-y divide-line rounded border border-line bg-raised">
      {files.map(([name, title, about]) => (
        <li key={name} className="px-4 py-3">
          <a href={paths.dataFile(name)} download className={`${textLink} inline-flex min-h-11 items-center`}>
            {title}
          </a>
          <p className="text-soft">{about}</p>
        </li>
      ))}
    </ul>
  );
}
