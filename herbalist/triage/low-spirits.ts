// A message that names no plant and no complaint, but whose words together may come from despair. It raises no alarm: in place of "that is
// outside my garden" the person is asked how they are, with the lines that listen (`composeCheckIn`).
import { isOfThing } from "../language/of-thing.ts";
import type { Token } from "../language/tokens.ts";
import type { Evidence } from "./finding.ts";

const words = (list: string) => new Set(list.split(" "));

const someone = words(
  "i me my myself he she him her his mother father wife husband son daughter brother sister friend uncle aunt cousin child boy girl grandmother grandfather roommate neighbour everyone everybody nobody they them",
);
/** One of these counts for two. */
const heavy = words(
  "forever shotgun gun pistol rifle razor rope noose gramoxone weedicide paraquat morphine pills stillborn burden heaven grave funeral coffin exist existing worthless hopeless pointless useless possessed bully bullied bullying cuts cutting shame ashamed despair suffering starving loaded",
);
const light = words(
  "tired alone lonely nobody noone gone ending peace wake mornings life live living lived alive god lord pray praying passed died dead death without anymore goodbye " +
    "bye cry crying hurt hurting dark darkness empty numb hate failure bridge river trench swallowed poison tablets knife deserve matter matters broken nothing " +
    "never sad drunk note thoughts strength secret hide hiding",
);
/** Ordinary life around the same words. */
const ordinary = words(
  "cricket football game match movie film song lyrics recipe cook cooking party fete exam exams homework traffic bus taxi price prices money weather computer internet wifi app website password laptop phone charger battery visa passport lol haha hotel ticket flight shop store market dollar dollars school_bus tv show episode team score win won holiday vacation club dance wedding birthday_party beach picnic garden pot grow growing engine car tyre fridge stove light bill landlord rent_a job interview netflix essay inbox chapter airport plane election minister email dream dreams history",
);

/** "all my life", "my whole life": how long, and no word on living. */
const wholly = words("all whole");

const needed = 3;

/** "I can't take it no more", and nothing said of a pain or a noise. */
const atTheEnd =
  /\bcannot (?:take|bear|stand) (?:it|this|that)(?: all)? (?:not more|anymore|any more|longer)\b/;

/** What the words weigh: "weighs" for any of them, "check-in" where they are enough to ask after the person. */
export function lowSpirits(tokens: readonly Token[]): ReadonlyMap<"weighs" | "check-in", Evidence> {
  if (!tokens.some(({ plain }) => someone.has(plain))) return new Map();
  if (tokens.some(({ plain, raw }) => ordinary.has(plain) || ordinary.has(raw))) return new Map();
  const counted = new Map<string, number>();
  let weight = atTheEnd.test(tokens.map(({ plain }) => plain).join(" ")) ? needed : 0;
  for (const { plain, raw, at } of tokens) {
    const key = heavy.has(plain) || heavy.has(raw) ? 2 : light.has(plain) || light.has(raw) ? 1 : 0;
    if (
      plain === "life" &&
      (wholly.has(tokens[at - 1]?.plain ?? "") || wholly.has(tokens[at - 2]?.plain ?? ""))
    )
      continue;
    if (key === 0 || counted.has(plain) || isOfThing(tokens, at, at, new Set([at]))) continue;
    counted.set(plain, at);
    weight += key;
  }
  const words = [...counted.values()];
  return new Map([
    ...(weight > 0 ? [["weighs", words] as const] : []),
    ...(weight >= needed ? [["check-in", words] as const] : []),
  ]);
}
