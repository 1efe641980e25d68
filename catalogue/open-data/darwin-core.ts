// The catalogue as a Darwin Core checklist: taxa, their names in Guyana and how they came there.
// Terms: https://dwc.tdwg.org/terms/, archive format: https://dwc.tdwg.org/text/
import type { Catalogue } from "../catalogue.ts";
import type { Release } from "./release.ts";

type Table = { file: string; rowType: string; terms: readonly string[]; rows: string[][] };

const dwc = "http://rs.tdwg.org/dwc/terms/";
const gbif = "http://rs.gbif.org/terms/1.0/";
const dcterms = "http://purl.org/dc/terms/";

/** The files of the archive by name. */
export function darwinCore(catalogue: Catalogue, release: Release): Record<string, string> {
  const { core, extensions } = tables(catalogue);
  return {
    "meta.xml": metaXml(core, extensions),
    "eml.xml": emlXml(release),
    ...Object.fromEntries([core, ...extensions].map((table) => [table.file, tabSeparated(table)])),
  };
}

function tables({ plants, scope }: Catalogue): { core: Table; extensions: Table[] } {
  const origin = new Map(scope.map((entry) => [entry.id, entry.origin]));
  const core: Table = {
    file: "taxon.txt",
    rowType: `${dwc}Taxon`,
    terms: [
      `${dwc}taxonID`,
      `${dwc}scientificName`,
      `${dwc}kingdom`,
      `${dwc}family`,
      `${dwc}genus`,
      `${dwc}specificEpithet`,
      `${dwc}taxonRank`,
      `${dwc}taxonomicStatus`,
      `${dwc}acceptedNameUsageID`,
    ],
    rows: plants.flatMap(({ id, names }) => [
      taxon(id, names.scientific, names.family, "accepted", ""),
      ...names.synonyms.map((synonym, index) =>
        taxon(`${id}-synonym-${index + 1}`, synonym, names.family, "synonym", id),
      ),
    ]),
  };
  const vernacular: Table = {
    file: "vernacularname.txt",
    rowType: `${gbif}VernacularName`,
    terms: [`${dwc}taxonID`, `${dwc}vernacularName`, `${dcterms}language`, `${dwc}locality`],
    rows: plants.flatMap(({ id, names }) => [
      [id, names.common, "en", ""],
      ...names.guyanese.map(({ name, people }) => [
        id,
        name,
        "",
        people === "Guyanese" ? "Guyana" : `Guyana (${people})`,
      ]),
    ]),
  };
  const distribution: Table = {
    file: "distribution.txt",
    rowType: `${gbif}Distribution`,
    terms: [`${dwc}taxonID`, `${dwc}countryCode`, `${dwc}establishmentMeans`, `${dwc}locality`],
    rows: plants.map(({ id, habitat }) => [id, "GY", origin.get(id) ?? "", habitat]),
  };
  return { core, extensions: [vernacular, distribution] };
}

function taxon(id: string, name: string, family: string, status: string, accepted: string): string[] {
  const [genus = "", ...rest] = name.replace("× ", "").split(" ");
  return [id, name, "Plantae", family, genus, rest[0] ?? "", "species", status, accepted];
}

function tabSeparated({ terms, rows }: Table): string {
  const header = terms.map((term) => term.slice(term.lastIndexOf("/") + 1));
  return [header, ...rows].map((row) => `${row.map(flat).join("\t")}\n`).join("");
}

const flat = (cell: string) => cell.replace(/\s+/g, " ").trim();

function metaXml(core: Table, extensions: readonly Table[]): string {
  const describe = (table: Table, element: "core" | "extension") =>
    [
      `  <${element} encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" ignoreHeaderLines="1" rowType="${table.rowType}">`,
      `    <files><location>${table.file}</location></files>`,
      `    <${element === "core" ? "id" : "coreid"} index="0" />`,
      ...table.terms.map((term, index) => `    <field index="${index}" term="${term}" />`),
      `  </${element}>`,
    ].join("\n");
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">',
    describe(core, "core"),
    ...extensions.map((table) => describe(table, "extension")),
    "</archive>",
    "",
  ].join("\n");
}

function emlXml({ title, version, date, licence, licenceUrl, abstract, citation }: Release): string {
  const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const creator = tag("organizationName", "The Bush Tea authors");
  return `<?xml version="1.0" encoding="UTF-8"?>
<eml:eml xmlns:eml="https://eml.ecoinformatics.org/eml-2.2.0" packageId="bush-tea-checklist-${version}" system="bush-tea" xml:lang="en">
  <dataset>
    ${tag("title", title)}
    <creator>${creator}</creator>
    ${tag("pubDate", date)}
    ${tag("language", "en")}
    <abstract>${tag("para", abstract)}</abstract>
    <intellectualRights><para><ulink url="${licenceUrl}">${tag("citetitle", licence)}</ulink></para></intellectualRights>
    <coverage><geographicCoverage>${tag("geographicDescription", "Guyana")}<boundingCoordinates><westBoundingCoordinate>-61.4</westBoundingCoordinate><eastBoundingCoordinate>-56.5</eastBoundingCoordinate><northBoundingCoordinate>8.6</northBoundingCoordinate><southBoundingCoordinate>1.2</southBoundingCoordinate></boundingCoordinates></geographicCoverage></coverage>
    <contact>${creator}</contact>
  </dataset>
  <additionalMetadata><metadata><gbif>${tag("citation", citation)}</gbif></metadata></additionalMetadata>
</eml:eml>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
