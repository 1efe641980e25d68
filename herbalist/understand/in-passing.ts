// Names of plants and remedies that a question only mentions in passing: as the first part of another name ("rice field", "rum shop story",
// "Lime Street", "jumbie pumpkin") or in a comparison ("scratching like sandpaper"). Their place in the sentence shows it.
import type { NamedEntity } from "../language/question.ts";
import type { Token } from "../language/tokens.ts";

const words = (list: string) => new Set(list.split(" "));

/** After a plant's name these make the name of a place, a trade or a dish's leavings. */
const heads = words(
  "beef field fields mill mills combine estate estates factory plantation plantations straw cutter cutters variety varieties condition shop shops " +
    "trench trenches farm farms farmer farmers farming vendor vendors seller sellers stall stalls boat boats truck trucks land lands street streets road roads lane avenue village",
);
/** These only where somebody is or goes there: "by Plantain Walk", and not "can ginger walk with me". */
const placeHeads = words(
  "walk hill hall town creek grove drive close corner island ville terrace square dam bay",
);
const placeLeads = words("in at by near from to around live lives living stay staying");
/** Leavings and dust hurt where they blow or burn; "coconut husk tea" is made of them. */
const leavings = words("husk husks dust smoke trash chaff");
const burning = words("burn burning smoke dust from");
/** What stands between the plant and the trade: "the mango street vendor", "rum shop story". */
const longestCompound = 2;

/** What something feels or looks like; "teas like ginger" and "I like ginger" name a thing that is meant. */
const felt = words(
  "feel feels feeling scratch scratching rough run runs running burn burning hard soft smooth red yellow green dark big small swell swelling dry " +
    "sour thick stiff hot sting stinging itch itching itchy throat tongue voice skin face foot hand nose eye eyes lip lips belly head round gum gums smell smells smelled",
);
const likers = words("i you we they he she would do not does did");
const size =
  /\b(?:size|shape|colou?r) of (?:an? )?$|\b(?:as \w+|big|small|round|hard|large|yellow|red|white|sour|stiff) as (?:an? )?$/;

/** Who a jumbie, a devil or an animal gives its name to is another plant than the one that people eat. */
export const namers: ReadonlySet<string> = words(
  "jumbie jumby duppy devil ghost hog monkey cow dog donkey jackass fowl goat snake crapaud horse pig rat bat parrot",
);
const feeding = words("give feed feeding gave my your his her our with to for if can");

export function withoutPassing(named: readonly NamedEntity[], tokens: readonly Token[]): NamedEntity[] {
  return named.filter(
    (one) =>
      (one.kind !== "plant" && one.kind !== "other") ||
      !(
        isFirstPart(one, tokens) ||
        isComparison(one, tokens) ||
        namesAnotherPlant(one, tokens) !== undefined
      ),
  );
}

function isFirstPart({ to }: NamedEntity, tokens: readonly Token[]): boolean {
  const next = (step: number) => {
    const token = tokens[to + step];
    return token?.clause === tokens[to]?.clause ? token : undefined;
  };
  if (leavings.has(next(1)?.plain ?? ""))
    return tokens
      .slice(Math.max(0, to - 3), to)
      .some(({ plain, raw }) => burning.has(plain) || burning.has(raw));
  if (placeHeads.has(next(1)?.raw ?? "")) return placeLeads.has(tokens[to - 1]?.plain ?? "");
  for (let step = 1; step <= longestCompound; step++) {
    const token = next(step);
    if (token === undefined || token.light) return false;
    if (heads.has(token.raw) || heads.has(token.plain)) return true;
  }
  return false;
}

function isComparison({ from }: NamedEntity, tokens: readonly Token[]): boolean {
  const before = tokens
    .slice(Math.max(0, from - 8), from)
    .filter(({ sentence }) => sentence === tokens[from]?.sentence);
  if (size.test(`${before.map(({ plain }) => plain).join(" ")} `)) return true;
  const like = before.findLastIndex(({ plain }) => plain === "like");
  if (like < 0 || before.length - like > 3 || likers.has(before[like - 1]?.plain ?? "")) return false;
  return before.slice(Math.max(0, like - 4), like).some(({ plain, raw }) => felt.has(plain) || felt.has(raw));
}

/** "jumbie pumpkin", "hog tannia": the whole name, where no record has it. */
export function namesAnotherPlant({ from, to }: NamedEntity, tokens: readonly Token[]): string | undefined {
  const before = tokens[from - 1];
  if (before === undefined || before.clause !== tokens[from]?.clause || !namers.has(before.raw))
    return undefined;
  if (feeding.has(tokens[from - 2]?.plain ?? "")) return undefined;
  return tokens
    .slice(from - 1, to + 1)
    .map(({ raw }) => raw)
    .join(" ");
}
