// Whether a finding is told of a plant, a dish or a machine ("my thyme collapse in the rain", "I bleed the brakes") and of nobody's body.
import type { Token } from "./tokens.ts";

const words = (list: string) => new Set(list.split(" "));

const things = words(
  "plant plants tree trees vine vines seedling seedlings leaf leaves flower flowers herb herbs garden crop stem " +
    "thyme basil tulsi mint aloe aloes croton rubber rose roses orchid fern lettuce tomato tomatoes pepper peppers papaw pumpkin corn cassava bora ochro " +
    "callaloo plantain banana bananas sorrel lime avocado breadfruit coconut mango hibiscus moringa neem hammock " +
    "cake bread roti dough sauce pot soup phone laptop computer internet wifi engine car bus minibus van truck bike brakes brake radiator " +
    "fan fridge stove roof shed fence tent lights market business shop economy prices sales team wicket yeast battery generator tyre tyres radiators " +
    "eggplant baigan jamoon cherry cherries mangoes guava soursop noni carilla ginger turmeric marigold daisy cactus succulent parsley rosemary seasoning grass weeds slugs ants bed bark fruit seed seeds mulch",
);
const between = words(
  "is are was were be been will would might may could keep keeps kept just now does did start started have has had get got look looks seem seems all always still nearly almost it",
);
/** Before the thing: what makes it the person's own or tells which one it is. */
const people = words(
  "i he she we they him us them you man woman boy girl baby child mother father husband wife son daughter brother sister uncle aunt friend cousin somebody someone people",
);
/** What a thing did to somebody: "the bus knock down my brother", "pepper burn the eye". */
const harmed = words(
  "me my he she him her his she's them us we i man woman boy girl baby child mother father husband wife son daughter brother sister uncle aunt friend cousin " +
    "somebody someone people head hand hands foot feet eye eyes face leg arm skin finger fingers chest",
);
/** After these the thing is where or whereby it happened to somebody. */
const places = words(
  "from off under by of in on at after with to near behind eat ate eating drink drank drinking swallow",
);
/** What a thing may do; every other sign is a body's. */
const states = words(
  "collapse collapsed collapsing faint fainted faints drop dropping dropped bleed bleeding die died dying dead drunk choke choking choked suffocate suffocating drown drowned drowning sick weak burst bruised crack cracked cough coughing",
);
/** What may be done to a thing. */
const doings = words(
  "bleed bled bleeding hang hung hanging kill killed killing drown drowned murder murdering murdered stab stabbing burst choke choking strangle strangling crush beat beating attack attacked bruise bruised burn burning",
);
const articles = words(
  "a an the my me mi our we them dem this that some out old big little green ripe dry dead other star hot myself himself herself",
);

export function isOfThing(
  tokens: readonly Token[],
  from: number,
  to: number,
  own: ReadonlySet<number>,
): boolean {
  return (
    (states.has(tokens[from]?.raw ?? "") && isSubject(tokens, from, to)) ||
    ([...own].some((at) => doings.has(tokens[at]?.raw ?? "")) && isObject(tokens, to))
  );
}

/** "the papaw tree faint": the thing stands directly before, and nobody in the same clause before it. */
function isSubject(tokens: readonly Token[], from: number, to: number): boolean {
  const clause = tokens[from]?.clause;
  if (tokens.slice(from, to + 5).some((one) => one.clause === clause && harmed.has(one.raw))) return false;
  for (let at = from - 1; at >= 0 && at >= from - 4; at--) {
    const token = tokens[at];
    if (token === undefined || token.clause !== clause) return false;
    // "tie the tomato or it will choke"
    if ((token.raw === "it" || token.raw === "they") && isFuture(tokens, at + 1))
      return !tokens.some(
        (one) => one.sentence === token.sentence && people.has(one.raw) && one.raw !== token.raw,
      );
    if (things.has(token.raw))
      return !tokens
        .slice(0, at)
        .some(
          (one) =>
            one.clause === clause && (people.has(one.raw) || (places.has(one.raw) && at - one.at <= 4)),
        );
    if (!between.has(token.raw) && !between.has(token.plain)) return false;
  }
  return false;
}

const isFuture = (tokens: readonly Token[], at: number) =>
  /^(?:will|would|might|may|could|go|gon)$/.test(tokens[at]?.raw ?? "");

/** "bleed the rubber tree", "hang myself a hammock". */
function isObject(tokens: readonly Token[], to: number): boolean {
  for (let at = to + 1; at <= to + 3; at++) {
    const token = tokens[at];
    if (token === undefined || token.clause !== tokens[to]?.clause) return false;
    if (things.has(token.raw)) return true;
    if (!articles.has(token.raw)) return false;
  }
  return false;
}
