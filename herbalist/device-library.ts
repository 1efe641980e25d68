// What the herbalist needs to answer on a phone: the catalogue without the prose, citations' places and crawled notes that no
// answer quotes. A test compares the answers with those of the whole catalogue.
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Helpline } from "#catalogue/helpline.ts";
import type { Plant } from "#catalogue/plant.ts";
import { proseWords } from "./understand/knowledge.ts";

export type DeviceLibrary = {
  catalogue: Catalogue;
  helplines: readonly Helpline[];
  /** Stands for the prose in the spelling correction, which leaves its words unchanged. */
  prose: string[];
};

export function deviceLibrary(catalogue: Catalogue, helplines: readonly Helpline[]): DeviceLibrary {
  const plants = catalogue.plants.map(withoutProse);
  const others = catalogue.others;
  const cited = new Set(
    [...JSON.stringify([plants, others]).matchAll(/"source":\[([^\]]*)\]/g)].flatMap(([, keys = ""]) =>
      [...keys.matchAll(/"([^"]+)"/g)].map(([, key = ""]) => key),
    ),
  );
  return {
    catalogue: {
      ...catalogue,
      plants,
      others,
      sources: catalogue.sources
        .filter(({ key }) => cited.has(key))
        .map(({ key, kind, authors, year, title, published, doi, url }) => ({
          key,
          kind,
          authors,
          year,
          title,
          published,
          doi,
          ...(doi === undefined ? { url } : {}),
        })),
      scope: catalogue.scope
        .filter(({ asked_often }) => asked_often)
        .map((entry) => ({
          ...entry,
          synonyms: [],
          guyanese: [],
          documented: [],
          complaints: [],
          history_only: [],
          sources: [],
          note: undefined,
        })),
      achievements: [],
      fixedDays: [],
    },
    helplines,
    prose: proseWords(catalogue),
  };
}

/** The place in a source at which a row was read is left out. */
export function writeDeviceLibrary(library: DeviceLibrary): string {
  return JSON.stringify(library, (key, value: unknown) => (key === "at" ? undefined : value));
}

function withoutProse(plant: Plant): Plant {
  const { safety, provenance } = plant;
  const unsourced = { ...provenance.growing, source: [] };
  return {
    ...plant,
    description: "",
    history: "",
    fun_facts: [],
    of_the_day: [],
    traditional_uses: "",
    modern_research: "",
    cultural_origin: [],
    sources: [],
    provenance: {
      identity: unsourced,
      history: unsourced,
      research: unsourced,
      preparations: unsourced,
      growing: unsourced,
      safety: provenance.safety,
    },
    // Only the first sentence about a dangerous plant is quoted.
    safety: { ...safety, warnings: safety.hazard === "dangerous" ? safety.warnings : "" },
  };
}
