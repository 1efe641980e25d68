// The type that the root drawings share.
import type { PlateTraits } from "#catalogue/plate-traits.ts";

export type RootTraits = NonNullable<PlateTraits["root"]>;
