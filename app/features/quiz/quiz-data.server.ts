// The quiz data, written to a file at build time: looks and recognition hints. Never reaches a browser
// itself.

import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import type { Plant } from "#catalogue/plant.ts";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { plateAltText } from "#plates/alt-text.ts";
import type { QuizPlant } from "./quiz-plant.ts";
import { recognitionHint } from "./recognition-hint.ts";

export async function buildQuizPlants(): Promise<QuizPlant[]> {
  return (await loadCatalogueOnce()).plants.map(quizPlant);
}

function quizPlant(plant: Plant): QuizPlant {
  return {
    id: plant.id,
    name: plant.names.common,
    scientificName: plant.names.scientific,
    otherNames: plant.names.guyanese.map(({ name }) => name),
    picture: `/plates/${plant.id}-640.webp`,
    pictureText: plateAltText(plant.plate),
    family: plant.names.family,
    look: lookTraits(plant.plate),
    tell: recognitionHint(plant.recognise),
  };
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
