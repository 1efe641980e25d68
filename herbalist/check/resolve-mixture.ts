// Resolves a mixture from the names that people write, then checks it. Needs the full knowledge, unlike mixture.ts.

import type { WhoKind } from "../language/people.ts";
import { resolve } from "../understand/gather.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { checkResolvedMixture, type Mixture } from "./mixture.ts";

export function checkMixture(
  plantIds: readonly string[],
  medicines: readonly string[],
  illnesses: readonly string[],
  who: readonly WhoKind[],
  knowledge: Knowledge,
): Mixture {
  return checkResolvedMixture(
    {
      plantIds,
      taken: medicines.map((written) => ({ written, ids: resolve(written, "medicine", knowledge) })),
      known: illnesses.map((written) => ({ written, ids: resolve(written, "illness", knowledge) })),
      who,
    },
    knowledge,
  );
}
