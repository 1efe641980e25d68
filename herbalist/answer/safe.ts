// "Is X safe", "side effects of X", "does X work": the plant's record on harm and on results, without a person or complaint named.
import type { Other } from "#catalogue/other.ts";
import type { Plant } from "#catalogue/plant.ts";
import { isOnSkin } from "#catalogue/words.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { handlingClasses } from "../understand/medicines.ts";
import {
  type Answering,
  notDangerous,
  outcomeVerdicts,
  personCautions,
  preparationLine,
  recipe,
  recordedUses,
} from "./answering.ts";
import { type AskedThing, firstWarning, limitsText } from "./asked-things.ts";
import { type Block, textList } from "./blocks.ts";
import { isOuterUse, mainPreparations, preparationsAsked } from "./form-asked.ts";
import { firstSentences, listOf, lowerFirst, sentence } from "./phrasing.ts";
import { linesOf, sentenceOn } from "./record-sentences.ts";
import { unknownBottle } from "./together.ts";

/** "bad for the teeth": what the record says of just that comes first. */
const harmTo = /(?<=\b(?:bad for|harm|harms|hurt|damage|ruin) (?:the |my |your )?)[a-z]+/;

/** How many things are told of in full. */
const mostInFull = 2;

/** "bathe with neem and then go in the sun" */
function inSun(thing: AskedThing): Block {
  const line = linesOf(thing, false).find(
    (one) =>
      /\bsun(?:light|burn\w*)?\b/i.test(one) && /\b(?:skin|burns?|blister\w*|stains?|mark)\b/i.test(one),
  );
  return {
    type: "verdict",
    text: line
      ? `**Not in the sun: ${thing.name}.** ${sentence(line)}`
      : `**My records have nothing against the sun after ${thing.name}.** Lime, fig, rue and celery are known to burn skin in the sun.`,
  };
}

export function safe(answering: Answering): Block[] {
  return notDangerous(answering).flatMap((thing, at): Block[] => {
    if (at >= mostInFull) return [{ type: "verdict", text: `${verdict(thing, "")} ${firstWarning(thing)}` }];
    const { plant, other } = thing;
    const asked = answering.decisions.understanding.sentence;
    const ofThis = sentenceOn(thing, harmTo.exec(asked)?.[0] ?? "", answering.knowledge);
    // The verdict on a poison states the first warning itself.
    const poison = plant?.safety.hazard === "caution" && ofPoison.test(asked);
    const harm =
      ofThis ?? (plant ? firstSentences(plant.safety.warnings, poison ? 2 : 3) : firstWarning(thing));
    const [preparation] = mainPreparations(thing, answering.decisions.understanding.sentence);
    const dropped = thing.verdict === "drop";
    const part = plant && toxicPart(plant, asked);
    if (part)
      return [
        {
          type: "verdict",
          text: `**No: leave the ${part.part} of ${thing.name}.** ${sentence(part.effect)}`,
        },
        ...personCautions(thing, answering),
      ];
    // "can you drink crab oil": what the record has for the skin only.
    if (plant && !dropped && swallowing.test(asked) && isForSkinOnly(plant))
      return [
        {
          type: "verdict",
          text: `**No: ${thing.name} is for the skin only.** ${firstSentences(plant.safety.warnings, 2)}`,
        },
        ...personCautions(thing, answering).filter(() => thing.cautions.length > 0),
      ];
    const onSkin = plant && !dropped && isOuterUse(asked) ? skinVerdict(thing, asked) : undefined;
    if (onSkin !== undefined)
      return [
        ...(/\bsun(?:light|shine)?\b/.test(asked) ? [inSun(thing)] : []),
        { type: "verdict", text: onSkin },
        ...personCautions(thing, answering),
      ];
    return [
      { type: "verdict", text: `${verdict(thing, asked)} ${sentence(harm)}` },
      ...personCautions(thing, answering).filter(() => thing.cautions.length > 0),
      { type: "text", text: notFor(thing, answering.knowledge) },
      ...(preparation &&
      answering.decisions.dosesAllowed &&
      !dropped &&
      !poison &&
      limitsText(preparation[1].limits) !== ""
        ? [{ type: "text", text: `**Limit:** ${sentence(preparationLine(preparation))}` } as const]
        : []),
      ...(plant
        ? [
            {
              type: "text",
              text: firstSentences(plant.safety.stop, 1),
            } as const,
          ]
        : other?.how && answering.decisions.dosesAllowed
          ? [{ type: "text", text: `**How it is used:** ${sentence(other.how.text)}` } as const]
          : []),
    ];
  });
}

const swallowing = /\b(?:drink|drinking|swallow|eat)\b/;

const isForSkinOnly = ({ preparation_methods, uses }: Plant) => {
  const rows = Object.values(preparation_methods);
  return rows.length > 0 && [...rows, ...uses].every(({ route }) => isOnSkin(route));
};

const partWords = /\b(?:seeds?|pit|stone|unripe)\b/;

/** Whether an answer may quote what the record says of a poisonous part. */
export const isAskedPart = (part: string) => /^(?:seed|unripe)/.test(part);

/** "can you eat the seed in soursop": a part that the record calls poisonous, and no form of it is recorded. */
function toxicPart(
  { safety: { toxic_parts }, preparation_methods }: Plant,
  asked: string,
): Plant["safety"]["toxic_parts"][number] | undefined {
  const [word] = partWords.exec(asked) ?? [];
  if (word === undefined || !/\b(?:eat|swallow|chew|drink|use|take|boil)\b/.test(asked)) return undefined;
  const name = word.replace(/^(?:pit|stone)$/, "seed").replace(/s$/, "");
  const isUsed = Object.keys(preparation_methods).some((title) => title.toLowerCase().includes(name));
  return isUsed ? undefined : toxic_parts.find(({ part }) => part.startsWith(name));
}

/** "can I put aloe on my face": what the record has for the skin, and not what it says of the tea. */
function skinVerdict(thing: AskedThing, asked: string): string | undefined {
  const rows = preparationsAsked(thing, asked).preparations.filter(([, { route }]) => isOnSkin(route));
  const place = /\b(?:face|lips?|neck|armpits?|underarms?|nipples?|hair|scalp|hands?|feet|foot)\b/.exec(
    asked,
  )?.[0];
  const row =
    rows.find(
      ([title, { text }]) => place !== undefined && `${title} ${text}`.toLowerCase().includes(place),
    ) ?? rows[0];
  if (!row) return undefined;
  const [title, { text }] = row;
  const elsewhere =
    place !== undefined && otherPlaces.test(text) && !`${title} ${text}`.toLowerCase().includes(place);
  if (!elsewhere)
    return `**Yes, on whole skin: ${thing.name}.** ${recipe(row, 3)} Try a small patch a day before.`;
  const oily =
    /\boil\b/i.test(title) && place === "face" ? " Oil can block the pores and bring pimples." : "";
  return `**Yes, a little on the whole skin of the ${place}: ${thing.name}.** Try a small patch a day before, keep it out of eyes, nose and mouth, and wash it off if it burns or itches.${oily} My records have it for other places: ${lowerFirst(recipe(row, 1))}`;
}

const otherPlaces = /\b(?:joints?|knees?|sprain|chest|scalp|hair|back|forehead|belly|feet)\b/i;

const ofPoison = /\b(?:poison|poisonous|toxic|deadly)\b/;

const neverSwallowed = /^(?:never (?:drink|swallow) it|skin only|for the skin only|not for drinking)\b/i;

const isKitchenThing = ({ kind }: Other) => kind === "food" || kind === "drink" || kind === "spice";

function verdict(thing: AskedThing, asked: string): string {
  const { name, verdict, plant, other } = thing;
  if (/\bside ?effects?\b/.test(asked) && verdict !== "drop") return `**What ${name} can do:**`;
  if (ofPoison.test(asked) && plant?.safety.hazard === "caution")
    return `**It can harm: ${name}. ${sentence(plant.safety.warning_first)}**`;
  if (verdict === "drop") return `**No: ${name} is not for you.**`;
  // "comfrey tea": what its record never lets anybody swallow suits nobody.
  if (neverSwallowed.test((plant?.safety ?? other)?.warning_first ?? ""))
    return `**No: ${name} is not to be swallowed.**`;
  if (unknownBottle(thing)) return `**Better not: ${name}.**`;
  if (other && isKitchenThing(other)) return `**Yes: as food ${name} is fine for most people.**`;
  return plant?.safety.hazard === "none"
    ? `**Yes: for most healthy adults ${name} is safe in the usual amount.**`
    : `**Take care: a little ${name} for a few days suits most healthy adults, but not everybody.**`;
}

/** "Leave it out in pregnancy, for children, with kidney disease and with warfarin." */
function notFor({ plant, other }: AskedThing, knowledge: Knowledge): string {
  const record = plant?.safety ?? other;
  if (!record) return "";
  const people = [
    ...(isLeftOut(record.pregnancy.advice) ? ["in pregnancy"] : []),
    ...(isLeftOut(record.breastfeeding.advice) ? ["while breastfeeding"] : []),
    ...(isLeftOut(record.children.advice) ? ["for children"] : []),
  ];
  const illnesses = record.illnesses
    .filter(({ severity }) => severity === "avoid")
    .slice(0, 3)
    .map(({ illness }) => `with ${lowerFirst(knowledge.illnessLabel(illness))}`);
  const medicines = record.interactions
    .filter(({ drug_class }) => !handlingClasses.has(drug_class))
    .toSorted((a, b) => Number(b.severity === "avoid") - Number(a.severity === "avoid"))
    .slice(0, 3)
    .map(({ drug_class }) => lowerFirst(knowledge.medicines.label(drug_class)));
  const parts = [...people, ...illnesses];
  const eaten = plant && Object.values(plant.preparation_methods).some(({ route }) => route === "food");
  return `${parts.length > 0 ? `**${eaten ? "As a remedy leave it out" : "Leave it out"}** ${listOf(parts)}. ` : ""}${medicines.length > 0 ? `**Ask first** if you take ${listOf(medicines, "or")}.` : ""}`.trim();
}

const isLeftOut = (advice: string) => advice === "avoid" || advice === "no information found";

/** What came out for a thing in people, as far as it was tested; the complaint asked about first. */
export function shownInPeople({ plant, other }: AskedThing, { decisions, knowledge }: Answering): string[] {
  const label = (id: string) => lowerFirst(knowledge.complaints.get(id)?.label ?? id);
  const asked = decisions.understanding.complaints.map((id) => `For ${label(id)}:`);
  const isAsked = (line: string) => asked.some((opening) => line.startsWith(opening));
  return [
    ...(plant?.uses.flatMap(({ complaint, result }) =>
      result ? [`For ${label(complaint)}: ${outcomeVerdicts[result.outcome]}. ${sentence(result.text)}`] : [],
    ) ?? []),
    ...(other?.known_for.map(
      ({ complaint, verdict, text }) => `For ${label(complaint)}: ${verdict}. ${sentence(text)}`,
    ) ?? []),
  ]
    .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)))
    .slice(0, 3);
}

/** "Does it even work": what was tested in people, or that nothing was. */
export function works(answering: Answering): Block[] {
  const { knowledge } = answering;
  return notDangerous(answering)
    .slice(0, 2)
    .flatMap((thing): Block[] => {
      const results = shownInPeople(thing, answering);
      const shown = results.some((line) => !/: not known\./.test(line));
      const uses = recordedUses(thing, knowledge, 4);
      return [
        {
          type: "verdict",
          text: shown
            ? `**Does ${thing.name} work? It depends for what; this was found in people:**`
            : `**Not shown: no trial in people of ${thing.name} as a home remedy is in my records.** ${uses.length > 0 ? `It is an old use for ${listOf(uses)}; that is tradition, not proof.` : ""}`,
        },
        ...(results.length > 0 ? [textList(results)] : []),
        ...personCautions(thing, answering),
      ];
    });
}
