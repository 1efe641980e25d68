// Whether a finding is told of an animal ("my dog choking on a bone"): a vet's matter and no alarm. Only where the animal stands directly
// before it; what an animal does to a person is never meant.
import type { Token } from "./tokens.ts";

const words = (list: string) => new Set(list.split(" "));

const animals = words(
  "dog dogs puppy puppies pup cat cats kitten kittens goat goats cow cows calf bull sheep lamb pig pigs horse donkey fowl fowls chicken chickens hen rooster duck ducks turkey bird birds parrot rabbit rabbits fish hamster monkey",
);
const between = words(
  "is are was were be been keep keeps kept just now does did start started have has had a get got trying try look looks seem seems all always still",
);
/** What an animal does to a person. */
const attacks = words(
  "bite bites bit bitten scratch attack attacked lick licked sting grab tear maul kick kicked gore push chase knock hit pull",
);

/** "the rooster get knock down": done to the animal. */
const suffered = words("get got was were been");

/** What bites or stings an animal: "my fowl get a snake bite". */
const attackers = words("snake snakes labaria scorpion scorpions bee bees marabunta wasp centipede");

export function isOfAnimal(tokens: readonly Token[], from: number, own: ReadonlySet<number>): boolean {
  const byAnother = [...own].some((at) => attackers.has(tokens[at]?.raw ?? ""));
  for (const at of own)
    if (
      !byAnother &&
      (attacks.has(tokens[at]?.raw ?? "") || attacks.has(tokens[at]?.plain ?? "")) &&
      !suffered.has(tokens[at - 1]?.raw ?? "")
    )
      return false;
  const clause = tokens[from]?.clause;
  if (isAttribute(tokens, from)) return true;
  for (let at = from - 1; at >= 0 && at >= from - 4; at--) {
    const token = tokens[at];
    if (token === undefined || token.clause !== clause) return false;
    if (animals.has(token.raw)) return !isFood(tokens, at);
    if (!between.has(token.raw) && !between.has(token.plain)) return false;
  }
  return false;
}

/** "fainting goats": what the animal is called or does, where no person stands before it. */
function isAttribute(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from + 1];
  return (
    next !== undefined &&
    /ing$/.test(tokens[from]?.raw ?? "") &&
    animals.has(next.raw) &&
    next.clause === tokens[from]?.clause &&
    (from === 0 || tokens[from - 1]?.clause !== next.clause || articles.has(tokens[from - 1]?.raw ?? "")) &&
    !attacks.has(tokens[from + 2]?.raw ?? "")
  );
}
const articles = words("a an the some those these one");

const eating = words("eat ate eating cook cooked fry fried of some with from");

/** "ate fish, vomiting" and "fish bone in my throat" tell of the person who ate. */
function isFood(tokens: readonly Token[], at: number): boolean {
  if (/^bones?$/.test(tokens[at + 1]?.raw ?? "")) return true;
  return tokens.slice(Math.max(0, at - 3), at).some(({ raw }) => eating.has(raw));
}
