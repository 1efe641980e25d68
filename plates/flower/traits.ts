// What the flower painters read of a plant's traits.
import type { PlateTraits } from "#catalogue/plate-traits.ts";

export type FlowerTraits = NonNullable<PlateTraits["flower"]>;
