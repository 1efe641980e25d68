// The hour of the day at which a thing is taken: what its record says of waking, water, sleep or the stomach decides it.
import type { Answering } from "./answering.ts";
import { mayTell, plainWords, verdict } from "./asked-detail.ts";
import { type AskedThing, limitsText } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { mainPreparations } from "./form-asked.ts";
import { sentencesOf } from "./note-text.ts";
import { sentence, upperFirst } from "./phrasing.ts";
import { linesOf } from "./record-sentences.ts";
import { sayingAnswer } from "./saying.ts";

const atNight = /\b(?:night|bed|bedtime|evening|late)\b/;
const toldHour =
  /\b(?:evening|morning|bed(?:time)?|at night|with (?:a |the )?(?:meal|food)|after (?:a )?meals?)\b/i;
const wakes = /\bcaffeine\b|\bkeeps? (?:\S+ )?awake\b|\bstimulants?\b|\bpoor sleep\b/i;
const drivesWater = /\b(?:drives?|driving) (?:urine|water)\b|\bdiuretic\b/i;

const usesOf = ({ plant, other }: AskedThing): ReadonlySet<string> =>
  new Set([
    ...(plant?.uses.map(({ complaint }) => complaint) ?? []),
    ...(other?.known_for.map(({ complaint }) => complaint) ?? []),
  ]);

const eitherHour =
  /\b(?:morning|day) or (?:\S+ ){0,2}(?:night|evening)\b|\b(?:night|evening|bed) or (?:\S+ ){0,2}morning\b/;
const withFood = /\bwith (?:a |the )?(?:meal|food)\b/i;
const tablets = "Keep two hours from any tablet.";

/** "what is the best time to take it", "can I drink it at night" */
export function hour(thing: AskedThing, answering: Answering): Block[] {
  const { complaints, medicines } = answering.decisions.understanding;
  if (!mayTell(thing, answering) || medicines.length > 0 || complaints.includes("insomnia")) return [];
  if (sayingAnswer({ ...answering, told: new Set() })) return [];
  const name = upperFirst(thing.name);
  const either = eitherHour.test(plainWords(answering));
  const [main] = thing.plant ? mainPreparations(thing, answering.decisions.understanding.sentence) : [];
  const told = sentencesOf(main?.[1].text ?? thing.other?.how?.text ?? "").find((one) => toldHour.test(one));
  const limit = main ? limitsText(main[1].limits) : "";
  if (told !== undefined && either && withFood.test(told)) {
    answering.told.add(thing.other?.how?.text ?? "");
    return verdict(`Either hour, with food: ${thing.name}.`, `${sentence(told)} ${tablets}`);
  }
  if (told !== undefined)
    return verdict(`${name}:`, `${sentence(told)}${limit === "" ? "" : ` Limit: ${limit}.`} ${tablets}`);
  const lines = linesOf(thing, true);
  const uses = usesOf(thing);
  const night = !either && atNight.test(plainWords(answering));
  if (uses.has("insomnia") || uses.has("nervousness"))
    return verdict(
      either
        ? `Rather the evening, an hour before bed: ${thing.name}.`
        : night
          ? `Yes, the evening is its hour: ${thing.name}.`
          : `In the evening, an hour before bed: ${thing.name}.`,
      `It is taken for sleep and nerves${either ? "; for its other uses the morning does as well" : ""}. If it makes you drowsy, do not drive. ${tablets}`,
    );
  if (lines.some((one) => wakes.test(one)))
    return verdict(
      night ? `Better not late: ${thing.name}.` : `In the morning or early afternoon: ${thing.name}.`,
      `It can keep you awake. ${tablets}`,
    );
  if (lines.some((one) => drivesWater.test(one)))
    return verdict(
      night ? `Rather by day: ${thing.name}.` : `In the morning or early afternoon: ${thing.name}.`,
      `It makes you pass water, and a full bladder wakes you. ${tablets}`,
    );
  if (either)
    return verdict(
      `Either hour does: ${thing.name}, morning or night.`,
      `After food is the gentlest. ${tablets}`,
    );
  if (night)
    return verdict(
      `Yes, in the evening too: ${thing.name}.`,
      `Nothing in my records ties it to an hour; an hour before bed at the latest, so that the bladder does not wake you. ${tablets}`,
    );
  if (uses.has("diabetes") || uses.has("high-blood-pressure"))
    return verdict(
      `By day, with a meal: ${thing.name}.`,
      `It may lower sugar or pressure, which you notice sooner while you are up. ${tablets}`,
    );
  return verdict(
    `The hour does not matter: ${thing.name}.`,
    `After food is the gentlest, and when the trouble is there. ${tablets}`,
  );
}
