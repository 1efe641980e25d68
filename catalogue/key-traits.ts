// The schema of what the key asks about and the plate does not draw (`key:` in a plant's content file): height, sap,
// smell, place, and looks that vary. All other characters are read from the plate's traits (identify/profile.ts).
import * as z from "zod";
import { isKeyCharacter, isStateOf, keyCharacters } from "./key-words.ts";

/** Several words mean that each of them is met; "unknown" is written where no source says. */
const known = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.union([z.array(z.enum(words)).min(1), z.literal("unknown")]);

export const keyTraits = z
  .strictObject({
    /** Of a grown plant as it is usually met, from lowest to highest; "climbs" for a vine, which takes its support's height. */
    height_m: z.union([
      z
        .tuple([z.number().positive(), z.number().positive().max(70)])
        .refine(([low, high]) => low <= high, "must run from the lower to the higher value"),
      z.literal("climbs"),
    ]),
    /** What a broken leaf or stem lets out. */
    sap: known(keyCharacters.sap),
    /** Of a crushed leaf; "none" means no smell but that of green leaves. */
    smell: known(keyCharacters.smell),
    place: known(keyCharacters.place),
    /** Looks that the plate cannot show beside the usual one: other flower colours, leaves of another kind, a habit. */
    also: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  })
  .superRefine(({ also }, ctx) => {
    for (const [character, states] of Object.entries(also)) {
      if (!isKeyCharacter(character)) {
        ctx.addIssue({
          code: "custom",
          message: `"${character}" is no character of the key`,
          path: ["also"],
        });
        continue;
      }
      for (const state of states)
        if (!isStateOf(character, state))
          ctx.addIssue({
            code: "custom",
            message: `"${state}" is no state of ${character}; its states: ${keyCharacters[character].join(", ")}`,
            path: ["also", character],
          });
    }
  });

export type KeyTraits = z.infer<typeof keyTraits>;
