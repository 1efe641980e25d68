// How a thing is treated before it is taken: boiled or raw, for how many minutes, fresh or dried, with its skin and seeds or without.
import type { Preparation } from "#catalogue/plant.ts";
import { isOnSkin, isSwallowed, type PlantPart } from "#catalogue/words.ts";
import { offTastes } from "../understand/thing-details.ts";
import { type Answering, preparationLine, recipe } from "./answering.ts";
import { mayTell, plainWords, verdict, wholeRecipe } from "./asked-detail.ts";
import {
  type AskedThing,
  firstWarning,
  isKitchenPlant,
  isSaid,
  limitsText,
  preparationFor,
} from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { mainPreparations, preparationsAsked } from "./form-asked.ts";
import { sentencesOf } from "./note-text.ts";
import { isMadeOf, isOfPart, notOfPart, partAsked } from "./part-asked.ts";
import { lowerFirst, sentence, upperFirst } from "./phrasing.ts";
import { asMadeAtHome } from "./prepare.ts";
import { linesOf } from "./record-sentences.ts";

const time =
  /\b(?:about |some |at least )?(?:\d+|[a-z]+)(?:(?: to | or |–)(?:\d+|[a-z]+))? minutes\b|\b(?:a )?quarter (?:of an )?hour\b|\bhalf an hour\b|\b(?:an|two|three) hours?\b|\bovernight\b/i;
const boiledWater = /\b(?:just-|near-)?boil(?:ing|ed)(?:, cooled)? water\b|\bhot water\b/gi;

/** How the record treats the plant; the first that its words show. */
const ways: readonly (readonly [RegExp, string])[] = [
  [/\bsimmer/i, "simmered"],
  [/\bboil/i, "boiled"],
  [/\b(?:pour|steep|draw|infus)|\bcovers? (?:it|for)\b/i, "drawn in boiling water, off the fire"],
  [/\b(?:crush|pound|mash|bruis|grat|squeez|press|blend)/i, "crushed, not boiled"],
  [/\b(?:raw|chew)/i, "raw"],
];

const wayOf = (text: string) => ways.find(([words]) => words.test(text.replace(boiledWater, "pour on")))?.[1];

const softParts: ReadonlySet<PlantPart> = new Set([
  "leaf",
  "young leaf",
  "flower",
  "calyx",
  "silk",
  "whole plant",
]);

/** "how long must it boil", "boil it or pour hot water on it" */
export function heat(thing: AskedThing, answering: Answering): Block[] {
  const { plant, other } = thing;
  const { sentence: asked } = answering.decisions.understanding;
  if (!mayTell(thing, answering)) return [];
  if (!plant) {
    const line = sentencesOf(other?.how?.text ?? "").find((one) => time.test(one));
    return line === undefined
      ? []
      : verdict(`${upperFirst(thing.name)}: ${time.exec(line)?.[0]}.`, sentence(line));
  }
  // "how long must I boil pawpaw leaf": what is done to the seed is no answer, and may harm.
  const named = partAsked(thing, answering);
  const ofNamed = (all: readonly [string, Preparation][]) =>
    all.filter((one) => named === undefined || isMadeOf(one, named));
  const allRows = Object.entries(plant.preparation_methods);
  if (named !== undefined && ofNamed(allRows).length === 0 && !plant.uses.some((use) => isOfPart(use, named)))
    return notOfPart(thing, named, answering);
  const { preparations, usable, missing, form } = preparationsAsked(thing, asked);
  const main = ofNamed(form === undefined ? mainPreparations(thing, asked) : preparations.slice(0, usable));
  const rows = main.length > 0 || form !== undefined ? main : ofNamed(allRows);
  const onSkin = form === "bath" || form === "poultice" || form === "rub";
  const told = missing !== undefined && onSkin ? undefined : firstTimed(rows);
  if (told) {
    const { title, line, way, route, limits } = told;
    const limit = limitsText(limits);
    const text = `${sentence(line)}${limit === "" ? "" : ` Limit: ${limit}.`}`;
    // What is said of the tea does not hold for the skin.
    if (isOnSkin(route)) answering.told.add(firstWarning(thing));
    return verdict(
      `${upperFirst(thing.name)}, ${lowerFirst(title)}: ${[way, time.exec(line)?.[0]?.toLowerCase()].filter((one) => one !== undefined).join(", ")}.`,
      wholeRecipe.test(asked) ? "" : text,
    );
  }
  if (form === "bath")
    return verdict(
      `Boil the leaves: ${thing.name} for a bath.`,
      "Two handfuls in a litre of water, ten to fifteen minutes; strain, cool to lukewarm, and add it to the bath water. Crushed raw leaf draws less, and dirt and germs stay in it.",
    );
  if (onSkin) return [];
  const part = plant.uses.find(({ route }) => !isOnSkin(route))?.part ?? plant.uses[0]?.part ?? "leaf";
  return verdict(
    softParts.has(part)
      ? `${upperFirst(thing.name)}: drawn in boiling water, covered, for ten minutes.`
      : `${upperFirst(thing.name)}: simmered for ten to fifteen minutes.`,
    `Its own time is not recorded; that is the rule for ${softParts.has(part) ? "leaves and flowers" : "root, bark and seed"}.`,
  );
}

/** The sentence of the first preparation that tells how and for how long; else how alone. */
function firstTimed(
  rows: readonly [string, Preparation][],
):
  | ({ title: string; line: string; way: string | undefined } & Pick<Preparation, "route" | "limits">)
  | undefined {
  const all = rows.flatMap(([title, { text, route, limits }]) =>
    sentencesOf(text).map((line) => ({ title, line, way: wayOf(line), route, limits })),
  );
  return (
    all.find(({ line, way }) => way !== undefined && time.test(line)) ??
    all.find(({ way }) => way !== undefined)
  );
}

/** "can I chew it raw": food may be eaten raw, and a remedy is used as it is recorded. */
export function raw(thing: AskedThing, answering: Answering): Block[] {
  const { plant } = thing;
  const { asks, medicines } = answering.decisions.understanding;
  const isOfUse = medicines.length > 0 || asks.includes("good-for");
  // A leaf or seed of a fruit tree may be poison.
  const part = partAsked(thing, answering);
  const isOther = part !== undefined;
  const eaten = Object.entries(plant?.preparation_methods ?? {}).find(
    (row) => row[1].route === "food" && part !== undefined && isMadeOf(row, part),
  );
  if (eaten && !isOfUse && mayTell(thing, answering) && /\b(?:cook|boil|fr(?:y|ied))/i.test(eaten[1].text))
    return verdict(`Cooked: the ${part} of ${thing.name}.`, recipe(eaten, 2));
  if (!plant || isOfUse || isOther || !mayTell(thing, answering)) return [];
  const warned = sentencesOf(plant.safety.warnings).find(
    (one) => /\braw\b/i.test(one) && /\b(?:never|poison\w*|kill|cyanide)\b/i.test(one),
  );
  if (warned !== undefined) return verdict(`No, not raw: ${thing.name}.`, sentence(warned));
  const line = Object.values(plant.preparation_methods)
    .flatMap(({ text }) => sentencesOf(text))
    .concat(sentencesOf(plant.safety.warnings))
    .find((one) => /\braw\b|\bchew\w*/i.test(one) && !/\b(?:skin|wounds?|sores?)\b/i.test(one));
  if (line !== undefined) return verdict(`Raw ${thing.name}:`, sentence(line));
  // A raw juice is no small bite: the record's own verdict says who must leave it.
  if (/\b(?:juice|drink)\b/.test(plainWords(answering)) && plant.safety.hazard !== "none") return [];
  const [row] = mainPreparations(thing, answering.decisions.understanding.sentence);
  return isKitchenPlant(plant)
    ? verdict(
        `Yes, a little raw does no harm where the stomach bears it: ${thing.name} is food.`,
        "A thin slice or a small bite, well washed; raw it is sharper than the tea and burns an empty or sore stomach sooner.",
      )
    : verdict(
        `Not recorded raw: ${thing.name}.`,
        row ? `Tradition takes it as ${lowerFirst(sentence(preparationLine(row)))}` : "",
      );
}

/** "drink it or bathe with it": the ways that the record has. */
export function way(thing: AskedThing, answering: Answering): Block[] {
  const { plant } = thing;
  if (!plant || !mayTell(thing, answering)) return [];
  const rows = Object.entries(plant.preparation_methods);
  const drunk = rows.find(([, { route }]) => isSwallowed(route));
  const outer = rows.find(([, { route }]) => isOnSkin(route));
  const lines = [drunk, outer].flatMap((row) => (row ? [upperFirst(sentence(preparationLine(row)))] : []));
  if (lines.length === 0) return [];
  return verdict(
    drunk && outer
      ? `Both: ${thing.name} is drunk or eaten, and used on the skin.`
      : drunk
        ? `To drink or eat: ${thing.name}; no bath or rub of it is in my records.`
        : `On the skin only: ${thing.name}; it is not drunk.`,
    lines.join(" "),
  );
}

/** "fresh or dried", "are tea bags as good" */
export function state(thing: AskedThing, answering: Answering): Block[] {
  const { plant } = thing;
  if (!plant || !mayTell(thing, answering)) return [];
  const lines = [...linesOf(thing, true)];
  const weaker = lines.find((one) =>
    /\b(?:dry|dried|drying)\b.*\b(?:los(?:e|es|t)|weak\w*|little|best fresh)\b|\bfresh is best\b/i.test(one),
  );
  const line = weaker ?? lines.find((one) => /\bdried\b|\bdry\b/i.test(one) && /\bfresh\b/i.test(one));
  if (/\bfrozen\b/.test(plainWords(answering)))
    return verdict(
      `Yes, frozen is nearly as good: ${thing.name}.`,
      "Freezing keeps most of the vitamins and the taste; it is softer when thawed. Thaw it in the fridge, use it the same day, and do not freeze it again.",
    );
  const hasOne = onlyOneState.test(plainWords(answering));
  const bold = hasOne
    ? `Yes, dried will do: ${thing.name}${weaker ? ", though fresh is the better" : ""}.`
    : weaker
      ? `Fresh is the better: ${thing.name}.`
      : `Either does: ${thing.name}, fresh or dried.`;
  const [row] = hasOne ? mainPreparations(thing, answering.decisions.understanding.sentence) : [];
  const made = row ? ` **As tradition makes it, fresh:** ${recipe(row, 2)}` : "";
  return verdict(
    bold,
    `${line === undefined ? "" : `${sentence(line)} `}A teaspoon of dried stands for about a tablespoon of fresh; what smells of nothing has lost its use.${made}`,
  );
}

/** "I only get the dry one here": how that one is used is asked, and not which is better. */
const onlyOneState = /^(?!.* or ).*\b(?:(?:only|just)|(?:dried|dry|powdered) ones?)\b/;

/** "green or ripe": which of them the record uses, for what is asked where it tells. */
export function ripeness(thing: AskedThing, answering: Answering): Block[] {
  const { plant } = thing;
  const { complaints } = answering.decisions.understanding;
  if (!plant || !mayTell(thing, answering)) return [];
  const use = plant.uses.find(({ complaint }) => complaints.includes(complaint));
  const made = use && preparationFor(plant, use);
  const told = [
    ...(use ? [`${use.part} ${use.preparation}`] : []),
    ...(made ? sentencesOf(`${made[0]}: ${made[1].text}`) : []),
    ...(complaints.length > 0 ? [] : linesOf(thing, true)),
  ].find((line) => /\b(?:green|unripe|ripe)\b/i.test(line));
  if (told === undefined) return [];
  const isGreen = /\b(?:green|unripe)\b/i.test(told);
  return verdict(`${isGreen ? "Green" : "Ripe"}: ${thing.name}.`, use && made ? "" : sentence(told));
}

/** "how long to leave it on": the record's time on the skin, or the rule for the place. */
export function leftOn(thing: AskedThing, answering: Answering): Block[] {
  if (!mayTell(thing, answering)) return [];
  const onSkin = Object.values(thing.plant?.preparation_methods ?? {}).filter(({ route }) => isOnSkin(route));
  const line = [...onSkin.map(({ text }) => text), thing.other?.on_skin?.text ?? ""]
    .flatMap(sentencesOf)
    .find((one) => time.test(one) && staysOn.test(one));
  if (line !== undefined)
    return verdict(`${upperFirst(thing.name)}: ${time.exec(line)?.[0]}.`, sentence(line));
  return verdict(
    /\b(?:hair|scalp|head|beard|edges)\b/.test(plainWords(answering))
      ? `Half an hour, or overnight under a cloth: ${thing.name} on the hair.`
      : `Ten to fifteen minutes, then rinse it off: ${thing.name} on the skin.`,
    "Its own time is not recorded; that is the mild rule. Try it behind the ear first, wash it off at once if it burns or itches, and keep it from eyes and broken skin.",
  );
}
const staysOn = /\b(?:leave|left|stay\w*|rinse\w*|wash\w* (?:off|out)|bound|tie\w*)\b/i;

const underground: ReadonlySet<PlantPart> = new Set(["root", "rhizome", "tuber", "bulb"]);

const thickSkinned: ReadonlySet<string> = new Set(
  "papaya mango banana pineapple avocado soursop lime sour-orange passion-fruit granadilla semitoo custard-apple sugar-apple guinep cassava breadfruit noni pomegranate sapodilla star-apple mamee aloe cocoa coconut".split(
    " ",
  ),
);

/** "with the skin on or off" */
export function peel(asked: AskedThing, answering: Answering): Block[] {
  const thing = asMadeAtHome(asked, answering);
  const { plant } = thing;
  if (!plant || !mayTell(thing, answering)) return [];
  const line = Object.values(plant.preparation_methods)
    .flatMap(({ text }) => sentencesOf(text))
    .find((one) => /\b(?:peel(?:ed|s)?|unpeeled|scrap(?:e|ed)|scrub(?:bed)?)\b/i.test(one));
  if (line !== undefined)
    return verdict(
      `${upperFirst(thing.name)}: ${/\bscrub/i.test(line) ? "scrubbed" : "peeled"}.`,
      sentence(line),
    );
  if (thickSkinned.has(plant.id))
    return verdict(
      `Peel it: the skin of ${thing.name} is not eaten.`,
      "Wash the fruit first, so that the knife carries no dirt inside.",
    );
  return plant.uses.some(({ part }) => underground.has(part))
    ? verdict(
        `Either way: scrub ${thing.name} well, and a thin clean skin may stay on.`,
        "Peel it where it is old, thick, dirty or from a shop that sprays; the skin changes the taste, not the work.",
      )
    : isKitchenPlant(plant)
      ? verdict(
          `${upperFirst(thing.name)}: wash it well; a thin skin may stay on, a thick, waxed or sprayed one comes off.`,
        )
      : [];
}

const removedParts = /\b(seeds?|stones?|pits?|core|yellow|pith|strings?|stems?|ribs?)\b/;
const takenOut = /\b(?:out|away|remove[ds]?|drain(?:s|ed)?|without|peel|strain\w*|never|off)\b/i;

/** "do the seeds come out", "should the yellow part go" */
export function removed(thing: AskedThing, answering: Answering): Block[] {
  const [, word = ""] = removedParts.exec(plainWords(answering)) ?? [];
  const { plant } = thing;
  if (!plant || word === "") return [];
  const speaks = new RegExp(String.raw`\b${word.replace(/s$/, "")}`, "i");
  const line = [...Object.values(plant.preparation_methods).map(({ text }) => text), plant.safety.warnings]
    .flatMap(sentencesOf)
    .find((one) => speaks.test(one) && takenOut.test(one));
  const what = word === "yellow" ? "yellow sap" : word;
  return line === undefined ? [] : verdict(`Yes, take the ${what} out: ${thing.name}.`, sentence(line));
}

const offTaste = new RegExp(String.raw`\b(${offTastes})\b`, "g");
/** What makes a drink less so. */
const tamed: readonly (readonly [RegExp, string])[] = [
  [
    /bitter/,
    "pour boiling water on it rather than boil it, draw it for five minutes and strain at once; the longer it stands on the leaf, peel or bark, the more bitter it gets. A slice of ginger, clove or spice and a little sweetening after straining cover the rest.",
  ],
  [
    /sour|acid|sharp/,
    "half as much to the same water, steeped and not boiled, strained after ten minutes, then thinned with water; a little ginger or spice and sweetening round it off. Take it after food: what is sour stings with heartburn, however it is made.",
  ],
  [
    /weak/,
    "crush or slice it finer, cover the pot, and draw it five minutes longer, before you take more of it.",
  ],
  [/slimy/, "warm water in place of boiling, stir little, and strain it soon; a squeeze of lime thins it."],
  [
    /hot|peppery|strong/,
    "half as much to the same cup, in thicker slices, drawn five minutes and not boiled; too strong already, thin it with hot water or milk.",
  ],
];

/** "how to make it without it coming bitter" */
export function taste(thing: AskedThing, answering: Answering): Block[] {
  const word = plainWords(answering).match(offTaste)?.at(-1);
  const [, way] = tamed.find(([words]) => words.test(word ?? "")) ?? [];
  const { note } = answering.decisions.understanding.note ?? {};
  const asked = note ? `${note.question} ${note.asked.join(" ").replaceAll(/[=|_]/g, " ")}` : "";
  const isNoted = asked.includes(word ?? "") && isSaid(thing, `${asked} ${note?.answer}`);
  if (way === undefined || isNoted || !mayTell(thing, answering) || answering.told.has("taste")) return [];
  answering.told.add("taste");
  return verdict(`${word === "weak" ? "Stronger" : `Less ${word}`}: ${thing.name}.`, upperFirst(way));
}
