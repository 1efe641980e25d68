// Whether a thing hurts an organ, or brings pressure, sugar or another reading too low or too high.
import { organs } from "../understand/thing-details.ts";
import { type Answering, preparationLine } from "./answering.ts";
import { mayTell, ownWords, plainWords, verdict } from "./asked-detail.ts";
import { type AskedThing, firstWarning } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { mainPreparations } from "./form-asked.ts";
import { sentencesOf } from "./note-text.ts";
import { lowerFirst, sentence } from "./phrasing.ts";
import { linesOf } from "./record-sentences.ts";

/** What shows that an organ suffers, and which illnesses are its own. */
const organSigns: Readonly<Record<string, { ill: RegExp; signs: string }>> = {
  kidney: {
    ill: /kidney/,
    signs: "Swollen feet, foamy or little urine: a blood and urine test at the clinic tells.",
  },
  liver: {
    ill: /liver|hepat/,
    signs: "Yellow eyes, dark urine or itching: stop, and a blood test at the clinic tells.",
  },
  heart: { ill: /heart/, signs: "A racing or uneven heart, or chest pain: stop and be seen at once." },
  stomach: {
    ill: /ulcer|reflux|gastr|stomach/,
    signs: "Burning that stays, or black stools: stop and be seen.",
  },
};
const harmful =
  /\b(?:harm\w*|injur\w*|damag\w*|strain\w*|hurt\w*|fail\w*|poison\w*|hepatitis|stones?|burn\w*|irritat\w*|sting\w*|stop the heart|erod\w*|stain\w*|worsen\w*|stir\w* up|rac(?:es|ing))\b/i;

/** What was seen in animals, in the eye or beside somebody's medicine does not hold for the healthy. */
const ofOthers = /\brats?\b|\bmice\b|\banimals\b|\btransplant\w*\b|\bin the eye\b/i;

/** "can too much of it hurt the kidneys" */
export function organ(thing: AskedThing, answering: Answering): Block[] {
  const { plant, other, name } = thing;
  const words = ownWords(answering);
  const said = [...words.matchAll(new RegExp(String.raw`\b(?:${organs})\b`, "g"))].at(-1)?.[0] ?? "";
  const own = said.replace(/^teeth$/, "tooth").replace(/s$/, "");
  if (own === "" || own === "skin") return [];
  const speaks = new RegExp(String.raw`\b(?:${own === "tooth" ? "tooth|teeth" : own}s?)\b`, "i");
  const shown = own === "stomach" || own === "heart" || own === "liver" ? own : said;
  const line = linesOf(thing, false).find(
    (one) => speaks.test(one) && harmful.test(one) && !ofOthers.test(one),
  );
  const rows = plant?.safety.illnesses ?? other?.illnesses ?? [];
  const { ill, signs = "" } = organSigns[own] ?? {};
  const row = rows.find(({ illness }) => ill?.test(illness));
  const most = mayTell(thing, answering) ? mostOf(thing, answering) : "";
  const tail = [most, signs].filter((one) => one !== "").join(" ");
  if (line !== undefined || (row && harmful.test(row.effect)))
    return verdict(
      `Yes, it can: ${name} and the ${shown}.`,
      `${sentence(line ?? row?.effect ?? "")}${row && line !== undefined && row.severity === "avoid" ? ` Whoever has ${own} trouble leaves it.` : ""} ${tail}`,
    );
  return verdict(
    `No harm of ${name} to a healthy ${own} is in my records, in the usual amount.`,
    `${row ? `With ${own} trouble it is another matter: ${lowerFirst(sentence(row.effect))}` : firstWarning(thing)} ${tail}`,
  );
}

/** "The most that is recorded: …" */
function mostOf(thing: AskedThing, answering: Answering): string {
  const { plant, other } = thing;
  if (!plant) return other?.how ? `**Usual:** ${sentence(sentencesOf(other.how.text)[0] ?? "")}` : "";
  const rows = mainPreparations(thing, answering.decisions.understanding.sentence);
  const everyDay = rows.find(([, { every_day }]) => every_day !== undefined)?.[1].every_day;
  const [row] = rows;
  return everyDay !== undefined
    ? `**Usual:** ${sentence(everyDay)}`
    : row
      ? `**The most that is recorded:** ${sentence(preparationLine(row))}`
      : "";
}

type Measure = { low: readonly string[]; high: readonly string[]; tablets: readonly string[] };
const measures: Readonly<Record<string, Measure>> = {
  pressure: {
    low: ["low-blood-pressure"],
    high: ["high-blood-pressure"],
    tablets: ["blood-pressure-medicines"],
  },
  sugar: { low: ["low-blood-sugar"], high: ["diabetes"], tablets: ["diabetes-medicines"] },
  potassium: { low: ["low-potassium"], high: ["high-potassium"], tablets: ["potassium-sparing-diuretics"] },
  cholesterol: { low: [], high: ["high-cholesterol"], tablets: ["statins"] },
};
const rising = /\b(?:rais\w+|rises?|higher|climb\w*|adds?|spik\w+|sweet\w*|salt\w*)\b/i;
const falling = /\b(?:lower\w*|drop\w*|fall\w*|fell|low)\b/i;

/** "will it bring the pressure too low", "does it raise sugar" */
export function feared(thing: AskedThing, answering: Answering): Block[] {
  const { plant, other, name } = thing;
  const words = plainWords(answering);
  const [measure = ""] =
    /\b(?:pressure|sugar|potassium|cholesterol)\b/.exec(words.replace(/\bbp\b/, "pressure")) ?? [];
  const of = measures[measure];
  if (!of) return [];
  const isHigh =
    /\b(?:raise|raises|spike|spikes|increase|up|high|higher|run)\b/.test(words) &&
    !/\btoo (?:low|far)\b/.test(words);
  const shows = isHigh ? rising : falling;
  const ids = isHigh ? of.high : of.low;
  const record = plant?.safety ?? other;
  const effects = [
    ...(record?.illnesses ?? []).filter(({ illness }) => ids.includes(illness)).map(({ effect }) => effect),
    ...linesOf(thing, false).filter((line) => new RegExp(String.raw`\b${measure}\b`, "i").test(line)),
    ...(record?.interactions ?? [])
      .filter(({ drug_class }) => of.tablets.includes(drug_class))
      .map(({ effect }) => effect),
  ].filter((effect) => shows.test(effect) && !ofOthers.test(effect));
  const [effect] = effects;
  const row = record?.illnesses.find(({ illness }) => ids.includes(illness));
  const way = isHigh ? `raise ${measure}` : `bring ${measure} too low`;
  if (effect === undefined && isHigh && row)
    return verdict(`Take care: ${name} and high ${measure}.`, sentence(row.effect));
  if (effect === undefined)
    return verdict(
      `Not known to ${way}: ${name}.`,
      isHigh ? "" : `Nothing of the kind is recorded in usual amounts.`,
    );
  return isHigh
    ? verdict(`It can ${way}: ${name}.`, sentence(effect))
    : verdict(
        `In a healthy person a usual amount of ${name} is not known to ${way}; with ${measure} tablets, or ${measure} that is low already, it can.`,
        `${sentence(effect)} ${measure === "pressure" ? "Dizzy when you stand up: sit, drink water and measure." : ""}`,
      );
}

const calming = /\b(?:drows\w*|sleepy|sedat\w*|calming|calms?|heavy head)\b/i;

/** "does it make you sleepy" */
export function drowsy(thing: AskedThing, _answering: Answering): Block[] {
  const uses = [...(thing.plant?.uses ?? []), ...(thing.other?.known_for ?? [])];
  const isForSleep = uses.some(({ complaint }) => complaint === "insomnia" || complaint === "nervousness");
  const line = linesOf(thing, false).find((one) => calming.test(one) && !ofOthers.test(one));
  if (line !== undefined || isForSleep)
    return verdict(
      `It may: ${thing.name} and sleepiness.`,
      `${line === undefined ? "People take it for sleep and nerves." : sentence(line)} Take the first cup at home in the evening, do not drive after it, and none beside alcohol, allergy or sleeping tablets.`,
    );
  return verdict(
    `Not known to make sleepy: ${thing.name}.`,
    "Nothing of the kind is in my records; if it makes you heavy, leave it before driving.",
  );
}
