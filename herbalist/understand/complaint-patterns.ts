// Complaints told in a sentence rather than by name: "me waist a pain me", "skin a scratch me", "lost my voice".
// The catalogue's own synonyms are matched by the phrase index; here stand word orders that no list can hold.
import { inside } from "./complaint-patterns-inside.ts";
import { painAndSkin } from "./complaint-patterns-pain-skin.ts";

export type ComplaintPattern = { complaint: string; any: readonly string[]; unless?: readonly string[] };

export const complaintPatterns: readonly ComplaintPattern[] = [...inside, ...painAndSkin];
