// The form in which something is asked for ("ginger poultice", "neem oil on the scalp"): the preparations of the record that have it, or,
// where none has, what is known of that form in general, and never the recipe of another form.
import type { Preparation } from "#catalogue/plant.ts";
import { type Form, forms, isOnSkin, isSwallowed, type Route } from "#catalogue/words.ts";
import { type Answering, complaintAsked, hasRecord, ofSkin, recipe } from "./answering.ts";
import { type AskedThing, firstWarning } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { firstSentences, lowerFirst, sentence, upperFirst } from "./phrasing.ts";

/** Something is rubbed on or washed with, not swallowed: "only on the skin, not drinking". */
export function isOuterUse(question: string): boolean {
  const asked = question.replace(/\bnot (?:to )?(?:drink|drinking|swallow|eat|eating|take|taking)\b/g, "");
  return outer.test(asked) && !/\b(?:drink|drinking|swallow|eat|eating|tea|juice|cup)\b/.test(asked);
}

const bodyPlace =
  "skin|scalp|hair|face|knees?|joints?|back|chest|foot|feet|hands?|arms?|armpits?|underarms?|legs?|lips?|neck|belly|nipples?|nails?|toe|toes|heels?|elbows?|shoulders?|forehead|temples?|sores?|cuts?|boils?|burns?|scars?|pimples?|warts?";
const outer = new RegExp(
  String.raw`\b(?:skin|scalp|hair|rub|rubbing|massage|face|poultice|packs?|compress|apply|baths?|bathe|rinse|smear|grease|oil (?:my|the|her|his|she|he|a))\b|\b(?:put|putting|use|dab|lay) (?:\S+ ){0,3}on (?:my|the|her|his|a)\b|\bon (?:(?:my|the|her|his|a|an|your|she|he|baby|child) )*(?:${bodyPlace}|COMPLAINT)\b|\bTHING in (?:my|her|his|the) COMPLAINT\b`,
);
const into = (place: string) =>
  String.raw`\b(?:in|into|inside|up) (?:(?:my|the|her|his|your|she|he|a|baby) )?(?:${place})\b`;

type FormWords = {
  name: string;
  asked: RegExp;
  fits: (title: string, route: Route) => boolean;
  /** Which other preparations may stand for it. */
  near?: (route: Route) => boolean;
};

/** The first form whose words stand in the question is asked for. */
const wordsOf: Readonly<Record<Form, FormWords>> = {
  capsule: {
    name: "tablet or capsule",
    asked: /\bTHING (?:\d+ ?m?g )?(?:tablets?|capsules?|pills?)\b/,
    fits: (title) => /capsule|tablet/i.test(title),
  },
  "eye drop": {
    name: "eye drop or eye wash",
    asked: new RegExp(String.raw`\beye ?drops?\b|${into("eyes?")}`),
    fits: () => false,
  },
  "ear drop": {
    name: "ear drop",
    asked: new RegExp(String.raw`\bear ?drops?\b|${into("ears?")}`),
    fits: () => false,
  },
  "nose drop": { name: "nose drop", asked: new RegExp(into("nose|nostrils?")), fits: () => false },
  "inside wash": {
    name: "wash for inside",
    asked: new RegExp(
      String.raw`\b(?:douche|douching|suppository|enema|vagina|vaginal)\b|${into("vagina|private|privates|womb|bottom|anus|cervix")}`,
    ),
    fits: () => false,
  },
  smoke: {
    name: "smoke",
    asked:
      /\b(?:smoke|smoking|vape|vaping) (?:\S+ ){0,2}THING\b|\bTHING (?:\S+ ){0,3}(?:to smoke|joint|spliff)\b|\b(?:inhal\w+|breath\w*|smell\w*) (?:\S+ ){0,2}(?:burn|burning|burnt|smoke)\b/,
    fits: () => false,
  },
  bath: {
    name: "bath",
    asked: /\bbath|bathe\b|\bhandfuls? (?:\S+ ){0,4}bucket\b/,
    fits: (_, route) => route === "bath",
    near: isOnSkin,
  },
  gargle: {
    name: "gargle",
    asked: /\b(?:gargle|mouth ?wash|mouth ?rinse)\b/,
    fits: (_, route) => route === "gargle" || route === "mouth rinse",
  },
  steam: { name: "steam", asked: /\bsteam|inhale\b(?!.*\bburn)/, fits: (_, route) => route === "steam" },
  syrup: {
    name: "syrup",
    asked: /\bsyrup\b/,
    fits: (title) => /syrup|honey/i.test(title),
    near: isSwallowed,
  },
  poultice: {
    name: "poultice",
    asked:
      /\b(?:poultice|plaster|compress|bandage)\b|\bTHING (?:\S+ ){0,2}pack\b|\bpaste\b(?=.*\b(?:on|for|knee|joint|skin|face|COMPLAINT)\b)/,
    fits: (title, route) => route === "poultice" || /\b(?:paste|plaster)\b/i.test(title),
    near: isOnSkin,
  },
  wine: {
    name: "wine",
    asked: /\bTHING wine\b|\bwine (?:from|of|with|out of) (?:the )?THING\b/,
    fits: (title) => /wine/i.test(title),
  },
  juice: {
    name: "juice",
    asked: new RegExp(String.raw`\bjuice\b(?! on (?:(?:my|the|her|his|a|your|she|he) )?(?:${bodyPlace})\b)`),
    fits: (title) => /juice|drink/i.test(title),
    near: isSwallowed,
  },
  oil: { name: "oil", asked: /\boil\b/, fits: (title) => /oil/i.test(title) },
  drink: {
    name: "drink",
    asked: /\bdrink(?:ing)?\b(?!.*\b(?:leaf|leaves|seeds?)\b)/,
    fits: (_, route) => route === "drink",
  },
  rub: {
    name: "use on the skin",
    asked: new RegExp(
      String.raw`\b(?:rub|massage|hair|scalp|face|skin)\b|\bon (?:(?:my|the|her|his|a|your|she|he) )?(?:${bodyPlace})\b`,
    ),
    fits: (_, route) => isOnSkin(route),
  },
  seed: { name: "seed", asked: /\bseeds?\b/, fits: (title) => /seed/i.test(title), near: isSwallowed },
  chew: {
    name: "chewing",
    asked: /\bchew(?:ing)?\b/,
    fits: (_, route) => route === "chew",
    near: isSwallowed,
  },
  "leaf tea": {
    name: "leaf tea",
    asked: /\b(?:leaf|leaves)\b/,
    fits: (title, route) => /lea(?:f|ves)|tea/i.test(title) && isSwallowed(route),
    near: () => true,
  },
  tea: {
    name: "tea",
    asked: /\b(?:tea|drink|drinking|brew|draw|steep|tonic|jug|cup|mug|pitcher|flask)\b|\bboil\b(?!.*\beat\b)/,
    fits: (_, route) => route === "drink",
    near: () => true,
  },
  food: {
    name: "food",
    asked: /\b(?:eat|food|cook)\b/,
    fits: (_, route) => route === "food",
    near: isSwallowed,
  },
};

type Rows = [string, Preparation][];
type Asked = {
  /** All preparations, those that fit the form asked for first, then those nearest to it. */
  preparations: Rows;
  fitting: number;
  /** How many may be told for the form asked: those that fit, or the nearest. */
  usable: number;
  /** The name of a form that no preparation has. */
  missing: string | undefined;
  form: Form | undefined;
};

/** The preparations of a plant, those that the question's words fit first; `missing` is a form that no preparation has. */
export function preparationsAsked({ plant, written }: AskedThing, sentence: string): Asked {
  const all: Rows = Object.entries(plant?.preparation_methods ?? {});
  const form = forms.find((one) => wordsOf[one].asked.test(sentence));
  if (form === undefined)
    return {
      preparations: all,
      fitting: all.length,
      usable: all.length,
      missing: undefined,
      form: undefined,
    };
  const { name, fits, near } = wordsOf[form];
  const said = new Set(`${sentence} ${written ?? ""}`.toLowerCase().split(/[^a-z]+/));
  const shared = ([title]: Rows[number]) =>
    title
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3 && said.has(word)).length;
  const first = all
    .filter(([title, { route }]) => fits(title, route))
    .toSorted((a, b) => shared(b) - shared(a));
  const nearest = all.filter((one) => !first.includes(one) && near?.(one[1].route) === true);
  return {
    preparations: [
      ...first,
      ...nearest,
      ...all.filter((one) => !first.includes(one) && !nearest.includes(one)),
    ],
    fitting: first.length,
    usable: first.length > 0 ? first.length : nearest.length,
    missing: first.length === 0 ? name : undefined,
    form,
  };
}

/** The preparations to swallow, as asked; all of them where none is swallowed. */
export function mainPreparations(thing: AskedThing, sentence: string): Rows {
  const { preparations, fitting, form } = preparationsAsked(thing, sentence);
  if (form !== undefined && fitting > 0) return preparations;
  const swallowed = preparations.filter(([, { route }]) => isSwallowed(route));
  return swallowed.length > 0 ? swallowed : preparations;
}

type Answer = (answering: Answering) => Block[];

/** An answer in which a thing that is asked for in a form its record does not have gets the general way of that form, not another form's recipe. */
export function inFormAsked(answer: Answer): Answer {
  return (answering) => {
    const told = answering.things.map((thing) => ({ thing, blocks: formBlocks(thing, answering) }));
    const things = told.filter(({ blocks }) => blocks.length === 0).map(({ thing }) => thing);
    return [
      ...told.flatMap(({ blocks }) => blocks),
      ...(things.length > 0 || answering.things.length === 0 ? answer({ ...answering, things }) : []),
    ];
  };
}

/** The same after the answer, where that is about something else than the form. */
export function thenFormAsked(answer: Answer): Answer {
  return (answering) => [
    ...answer(answering),
    ...answering.things.flatMap((thing) => formBlocks(thing, answering)),
  ];
}

export const outerForms: ReadonlySet<Form> = new Set(["bath", "poultice", "gargle", "steam"]);

function formBlocks(thing: AskedThing, { decisions, knowledge, told }: Answering): Block[] {
  const { sentence: asked, note: found } = decisions.understanding;
  if (!decisions.dosesAllowed || thing.verdict === "drop" || told.has(`form of ${thing.name}`)) return [];
  const complaint = complaintAsked({ decisions, knowledge, things: [thing], told });
  // Where it is asked what it is good for, how it is used on the skin is said with that.
  const forSkin = complaint && ofSkin(complaint) && !decisions.understanding.asks.includes("good-for");
  const isOuter = isOuterUse(asked) || forSkin === true;
  const known = thing.other?.known_for.find((one) => one.complaint === complaint?.id);
  const onSkin = isOuter ? thing.other?.on_skin?.text : undefined;
  const text = onSkin && inBold(`${upperFirst(thing.name)} on the skin: ${lowerFirst(onSkin)}`);
  const { form, missing, preparations, usable } = preparationsAsked(thing, asked);
  const [row] = preparations;
  if (
    form !== undefined &&
    outerForms.has(form) &&
    missing === undefined &&
    row &&
    complaint &&
    !hasRecord(thing, complaint)
  ) {
    told.add(`form of ${thing.name}`);
    return [{ type: "text", text: `**As it is recorded, for something else:** ${recipe(row, 3)}` }];
  }
  const note = form && missing !== undefined && thing.plant ? knowledge.formNotes.get(form) : undefined;
  if (text === undefined && (!note || note === found?.note)) return [];
  told.add(`form of ${thing.name}`);
  const general = firstWarning(thing);
  const isSaid = told.has(general);
  told.add(general);
  const [near] = preparations.slice(0, usable);
  return [
    {
      type: "verdict",
      text:
        text ??
        `**${missing === "chewing" ? `Chewing ${thing.name} is not` : `No ${missing} of ${thing.name} is`} in my records.** In general: ${note?.answer.replaceAll("**", "")}`,
    },
    ...(near && text === undefined
      ? [{ type: "text" as const, text: `**What they have:** ${recipe(near, 3)}` }]
      : []),
    ...(text !== undefined && known && forSkin
      ? [{ type: "text" as const, text: `**Does it help?** ${sentence(known.text)}` }]
      : []),
    ...(isSaid ? [] : [{ type: "cautions" as const, items: [general] }]),
  ];
}

/** The first sentence in bold, then the others. */
function inBold(text: string): string {
  const opening = firstSentences(text, 1);
  return `**${opening}** ${text.slice(opening.length).trim()}`.trim();
}
