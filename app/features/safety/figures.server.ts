// The evaluation results, read when the page is prerendered; they reach the browser as text only.

import { measuresSchema } from "#herbalist/evaluation/measure-schema.ts";
import measures from "#herbalist/evaluation/measures.json" with { type: "json" };
import { type Figures, figuresOf } from "./figures.ts";

export function loadFigures(): Figures {
  return figuresOf(measuresSchema.parse(measures));
}
