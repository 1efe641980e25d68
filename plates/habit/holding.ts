// What a shoot climbs by.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { hookPair } from "./hooks.ts";
import type { Layers } from "./layers.ts";
import { type Joint, tendril } from "./tendrils.ts";

/** Tendrils or pairs of hooks at every second node. */
export const holdOn = (layers: Layers, traits: PlateTraits, nodes: readonly Joint[]): void => {
  for (const [i, node] of nodes.entries()) {
    if (i % 2 === 0 || i > 7) continue;
    if (traits.stem.climbing === "tendrils") tendril(layers.front, traits, node, i % 4 === 1 ? 1 : -1);
    if (traits.stem.climbing === "hooks") hookPair(layers.stems, traits.stem, node, 40);
  }
};
