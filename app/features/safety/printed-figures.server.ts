// The counts that the benchmark keeps, read when the page is printed; they never reach a browser but as text.

import { measuresSchema } from "#herbalist/evaluation/measure-schema.ts";
import kept from "#herbalist/evaluation/measures.json" with { type: "json" };
import { type Figures, figuresOf } from "./figures.ts";

export function printedFigures(): Figures {
  return figuresOf(measuresSchema.parse(kept));
}
