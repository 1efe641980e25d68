// Builds the games' library from the catalogue: for the file that the site loads, and for the server that settles rounds.
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Plant } from "#catalogue/plant.ts";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { plateAltText } from "#plates/alt-text.ts";
import type { GamePlant, Library } from "./library.ts";
import { recognitionHint } from "./recognition-hint.ts";

export type GameContent = Pick<Catalogue, "plants" | "complaints" | "families" | "scope">;

export function buildLibrary({ plants, complaints, families, scope }: GameContent): Library {
  const known = new Set(
    scope.filter((entry) => entry.well_known !== undefined || entry.asked_often).map(({ id }) => id),
  );
  const gamePlants = plants.map((plant) => gamePlant(plant, known.has(plant.id)));
  const used = new Set(gamePlants.flatMap(({ uses }) => uses.map(({ complaint }) => complaint)));
  const library = {
    plants: gamePlants,
    complaints: complaints
      .filter(({ id }) => used.has(id))
      .map(({ id, label, see_someone }) => ({ id, label, seeSomeone: see_someone })),
    families: families.map(({ name, common, mark }) => ({ id: name, common, mark })),
  };
  return { edition: editionOf(library), ...library };
}

function gamePlant(plant: Plant, wellKnown: boolean): GamePlant {
  const { names, safety } = plant;
  const isDangerous = safety.hazard === "dangerous";
  return {
    id: plant.id,
    name: names.common,
    scientificName: names.scientific,
    otherNames: names.guyanese.map(({ name }) => name),
    picture: `/plates/${plant.id}-640.webp`,
    pictureText: plateAltText(plant.plate),
    family: names.family,
    look: lookTraits(plant.plate),
    tell: recognitionHint(plant.recognise),
    wellKnown,
    hazard: safety.hazard,
    warning: safety.warning_first,
    uses: isDangerous ? [] : plant.uses.map(({ complaint, part, route }) => ({ complaint, part, route })),
    preparations: isDangerous
      ? []
      : Object.entries(plant.preparation_methods).map(([name, { route, limits }]) => ({
          name,
          route,
          amount: limits.amount,
          days: limits.days_at_most === "not recorded" ? null : limits.days_at_most,
        })),
    harms: harmsOf(plant),
  };
}

/** The complaint that an illness shows itself by, where the catalogue has both. */
const complaintOfIllness: Readonly<Record<string, string>> = {
  hypertension: "high-blood-pressure",
  diabetes: "diabetes",
  asthma: "asthma",
  anaemia: "anaemia",
  gout: "gout",
  "kidney-stones": "kidney-stones",
  "stomach-ulcer": "stomach-ulcers",
  reflux: "indigestion",
  "enlarged-prostate": "prostate-complaints",
  "sensitive-skin": "eczema",
  dehydration: "diarrhoea",
};

function harmsOf({ uses, safety }: Plant): Record<string, string> {
  return Object.fromEntries(
    safety.illnesses.flatMap(({ illness, effect }) => {
      const complaint = complaintOfIllness[illness];
      // A use with its own cautions is for the plant's page; the game only explains wrong matches.
      return complaint === undefined || uses.some((use) => use.complaint === complaint)
        ? []
        : [[complaint, effect]];
    }),
  );
}

/** The most visible traits; sizes and fine details do not help with a picture. */
function lookTraits({ habit, leaf, flower, fruit, root }: PlateTraits): string[] {
  return [
    `habit ${habit}`,
    `leaf ${leaf.form}`,
    `outline ${leaf.outline}`,
    `leaves ${leaf.arrangement}`,
    `margin ${leaf.margin}`,
    leaf.marking === "none" ? "" : `marking ${leaf.marking}`,
    flower ? `flower ${flower.form}` : "",
    flower ? `flowers ${flower.cluster}` : "",
    flower ? `petals ${flower.colour}` : "",
    fruit ? `fruit ${fruit.form}` : "",
    fruit ? `ripe ${fruit.colour}` : "",
    root ? `root ${root.form}` : "",
  ].filter(Boolean);
}

/** Increase it when a game deals other rounds from the same seed and plants. */
const dealingVersion = 2;

/** A name of what dealing reads. A better text changes nothing; another plant, use or name deals other rounds. */
function editionOf({ plants, complaints, families }: Omit<Library, "edition">): string {
  const dealt = [
    dealingVersion,
    plants.map(({ pictureText, tell, warning, harms, preparations, ...rest }) => [
      Object.values(rest),
      preparations.map(({ name, days }) => [name, days]),
    ]),
    complaints.map(({ id }) => id),
    families.map(({ id }) => id),
  ];
  return fingerprint(JSON.stringify(dealt));
}

/** Two FNV-1a hashes. It tells editions apart and protects nothing. */
function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + place), 0x85ebca6b);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
