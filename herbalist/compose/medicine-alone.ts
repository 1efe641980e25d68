// A medicine is asked about and nothing else: what it is taken for, and what holds for every tablet. Not for what a plant does to it.

import type { Block } from "../answer/blocks.ts";
import { lowerFirst, plainEcho, upperFirst } from "../answer/phrasing.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Understanding } from "../understand/understanding.ts";

/** What is asked about a tablet, and the general rule for it. */
const rules: readonly { asked: RegExp; rule: string }[] = [
  {
    asked:
      /\b(?:two|double|three|extra|more|how (?:many|much|often)|dose|dosage|again|twice|too much|every (?:day|night)|daily|hours? (?:apart|between)|how many hours)\b/,
    rule: "Keep to the number, the hours and the days on the packet or the prescription: a second one too soon works no faster and adds to the side effects. If the usual amount is not enough, the pharmacist or clinic can change it.",
  },
  {
    asked: /\b(?:how long|how fast|how soon|when (?:will|does|do)|start(?:s)? (?:to )?work|work(?:s|ing)?)\b/,
    rule: "Tablets for pain, allergy, acid or loose stools mostly work within one to two hours; for pressure, sugar or cholesterol in days to weeks; for mood and thyroid in two to six weeks. If nothing has changed by then, ask; do not take more.",
  },
  {
    asked:
      /\b(?:make|makes|making|made|cause|causes|causing|giving|gives|side effects?|sleepy|drowsy|normal|dizzy|weak|since|feel|feeling|bowels?|stools?|toilet|constipat\w*|dry mouth|nausea)\b/,
    rule: "Many tablets bring sleepiness, a dry mouth, a light head or a loose or bound belly at first, and most of it settles in one to two weeks. Do not stop on your own: tell the pharmacist or clinic, for the hour, the dose or the tablet can be changed. Do not drive while sleepy, and no rum or calming bush beside it.",
  },
];
const anyOther =
  "The leaflet in the box or a pharmacist, by phone too, answers the rest; ask before you add, stop or change anything.";
const grave =
  "A rash, swollen face or lips, hard breathing, fainting, great sleepiness or confusion, or more taken than the label says: call 911, or your local emergency number.";

/** Classes by what they do to other medicines, and calming ones, which are taken for fits and nerve pain as well. */
const severalPurposes = /^(?:many kinds|among|a thick|calm or bring sleep)/;

/** Of a pregnant or nursing woman's own tablet its class says whether it goes on. */
function forMother({ medicines, who }: Understanding, knowledge: Knowledge): Block[] {
  const mother = (["pregnant", "breastfeeding"] as const).find((one) => who.includes(one));
  if (mother === undefined) return [];
  const advised = new Map(
    medicines.flatMap(({ id, written, from }) => {
      const text = knowledge.medicines.forMothers(id, mother);
      return from === "question" && text !== undefined
        ? [[upperFirst(plainEcho(written)), text] as const]
        : [];
    }),
  );
  return [...advised].slice(0, 2).map(([name, text]) => ({
    type: "verdict",
    text: text.replace(/^[^.:]+[.:]/, (verdict) => `**${name}: ${lowerFirst(verdict)}**`),
  }));
}

/** @returns nothing where no record says what the medicine is for */
export function medicineAlone(understanding: Understanding, knowledge: Knowledge): Block[] {
  const { medicines, sentence } = understanding;
  const advised = forMother(understanding, knowledge);
  if (advised.length > 0) return advised;
  const purposes = new Map<string, string>();
  for (const { id, written, from } of medicines) {
    const name = upperFirst(plainEcho(written));
    const purpose = knowledge.medicines.purpose(id);
    if (from !== "question" || !knowledge.medicines.isMember(id, written)) continue;
    if (purpose === undefined || purposes.has(name)) continue;
    if (!severalPurposes.test(purpose)) purposes.set(name, purpose);
  }
  if (purposes.size === 0) return [];
  const told = [...purposes].slice(0, 2).map(([name, purpose]) => `${name} is mostly taken to ${purpose}.`);
  const rule = rules.find((one) => one.asked.test(sentence))?.rule ?? anyOther;
  return [
    { type: "verdict", text: `**${told.join(" ")}** ${rule}` },
    { type: "text", text: grave },
  ];
}
