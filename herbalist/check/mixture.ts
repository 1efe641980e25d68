// A mixture in the names that people write: understood first, then held against the rules.

import type { WhoKind } from "../language/people.ts";
import { resolve } from "../understand/gather.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { type Mixture, mix } from "./mix.ts";

export function checkMixture(
  plantIds: readonly string[],
  medicines: readonly string[],
  illnesses: readonly string[],
  who: readonly WhoKind[],
  knowledge: Knowledge,
): Mixture {
  return mix(
    {
      plantIds,
      taken: medicines.map((written) => ({ written, ids: resolve(written, "medicine", knowledge) })),
      known: illnesses.map((written) => ({ written, ids: resolve(written, "illness", knowledge) })),
      who,
    },
    knowledge,
  );
}
