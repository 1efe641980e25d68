// Finds herbs that the catalogue does not contain, so that the answer can say so instead of guessing.
import type { Text } from "../language/tokens.ts";
import type { NamedEntity } from "./mentions.ts";

const plantNouns = new Set(
  "tea leaf leaves root bark bush bitters capsule capsules seed seeds powder tincture extract vine".split(
    " ",
  ),
);
const notNames = new Set(
  (
    "much many foot grass bush herbal green black hot cold warm strong bitter the a some any this that which what my good nice more best other " +
    "guyanese traditional natural dry dried fresh young old boil boiled cup drink drinking of for and or with one two sleep night morning " +
    "calming medicine herb plant no not cough fever gas stomach belly what's which's tree flower whole big small eat take use make dose your put " +
    "poison poisonous tea leaf leaves root bark every daily it detox slimming bath the's afternoon evening bedtime iced milk plain regular ordinary same kind " +
    "cholesterol pressure sugar weight kidney liver blood womb worm skin hair dengue malaria typhoid asthma diabetes bite wind heat nature stones gravel " +
    "first second another painless dangerous deadly toxic safe gentle right wrong different special sweet"
  ).split(" "),
);

export function findUnknownPlants({ tokens }: Text, named: readonly NamedEntity[]): string[] {
  const found = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    if (!plantNouns.has(token.plain)) continue;
    // "dill seed tea" is about dill.
    const first = plantNouns.has(tokens[at - 1]?.plain ?? "") ? at - 2 : at - 1;
    const before = tokens[first];
    if (!before || before.clause !== token.clause || before.number !== undefined) continue;
    if (notNames.has(before.plain) || plantNouns.has(before.plain) || before.light || before.plain.length < 4)
      continue;
    // "corn silk tea": the word belongs to a plant that was named.
    if (named.some(({ from, to }) => from <= at && to >= at - 2)) continue;
    found.add(before.raw);
  }
  return [...found].slice(0, 3);
}
