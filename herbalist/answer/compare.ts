// "Which is better, X or Y", "what instead of X": choices between plants.
import type { Plant, PlantUse } from "#catalogue/plant.ts";
import type { Complaint } from "#catalogue/vocabulary.ts";
import { tonics } from "../understand/asks.ts";
import {
  type Answering,
  complaintAsked,
  notDangerous,
  outcomeVerdicts,
  preparationLine,
  recordedUse,
  troubleWords,
} from "./answering.ts";
import { type AskedThing, firstWarning, isKitchenPlant, preparationFor } from "./asked-things.ts";
import { type Block, textList } from "./blocks.ts";
import { listOf, lowerFirst, sentence, upperFirst } from "./phrasing.ts";
import { howToMakeFirst, plantList } from "./what-for.ts";

const evidenceWords = {
  clinical: "tested in people",
  preclinical: "an old use, studied only in the laboratory",
  "none found": "an old use, not tested",
} as const;

/** How far the records speak for a thing: results in people count most, then tradition and a mild nature. */
function merit(thing: AskedThing, use: PlantUse | undefined, complaint: Complaint | undefined): number {
  if (thing.verdict === "drop") return -10;
  const known = thing.other?.known_for.find((row) => row.complaint === complaint?.id);
  const result = use?.result
    ? { helped: 4, "helped a little": 3, mixed: 1.5, "no effect": -1 }[use.result.outcome]
    : known
      ? { yes: 4, "a little": 3, mixed: 1.5, "not known": 0.5, no: -1 }[known.verdict]
      : 0;
  return (
    result +
    (use ? { "well documented": 1.5, documented: 1, reported: 0.5 }[use.tradition] : 0) +
    (thing.plant?.safety.hazard === "none" ? 0.5 : 0)
  );
}

/** Whether a record speaks for it; one that says no, or that it is not known, does not. */
const knows = ({ other }: AskedThing, complaint: Complaint | undefined): boolean =>
  other?.known_for.some(
    (row) => row.complaint === complaint?.id && row.verdict !== "no" && row.verdict !== "not known",
  ) === true;

export function compare(answering: Answering): Block[] {
  const complaint = complaintAsked(answering);
  const rated = oneForEachName(
    notDangerous(answering).map((thing) => {
      const use = complaint ? recordedUse(thing, complaint) : undefined;
      return { thing, use, merit: merit(thing, use, complaint) };
    }),
  ).slice(0, 3);
  const [best, next] = rated.toSorted((a, b) => b.merit - a.merit);
  if (!best || !next) return [];
  const { sentence: asked } = answering.decisions.understanding;
  if (gentler.test(asked)) return gentlerOf(rated, answering, complaint);
  const purpose = complaint ? ` for ${troubleWords(answering)}` : "";
  const speaksFor = ({ thing, use }: { thing: AskedThing; use: PlantUse | undefined }) =>
    complaint === undefined || use !== undefined || knows(thing, complaint);
  const clear = speaksFor(best) && (best.merit - next.merit >= 1 || !speaksFor(next));
  const isKnown = rated.some(speaksFor);
  const isForbidden = ({ thing }: Rated) => thing.verdict === "drop";
  const verdict = rated.every(isForbidden)
    ? `**Neither is for you${purpose}.**`
    : isForbidden(next) && !speaksFor(best)
      ? `**Not ${next.thing.name}, it is not for you; and ${best.thing.name} is not known to help${purpose}.**`
      : complaint && !isKnown
        ? `**Neither is known to help${purpose}**, so I cannot say which is better.`
        : !clear && complaint && rated.every(speaksFor)
          ? `**${rated.length === 2 ? "Both" : "All of them"} are used${purpose}; the records say about as much for one as for the other.** Take the one that suits you, one at a time.`
          : clear
            ? `**${upperFirst(best.thing.name)} rather than ${next.thing.name}${purpose}.**${next.merit <= -10 ? ` ${upperFirst(next.thing.name)} is not for you.` : " The records say more for it."}`
            : `**Neither is clearly better${purpose}: ${complaint ? "the records say about as much for one as for the other" : "they are for different things"}.** Take the one that suits you, not both at once.`;
  return [
    { type: "verdict", text: verdict },
    textList(rated.map(({ thing, use }) => comparisonLine(thing, use, complaint, answering))),
    ...troubleLines(complaint),
  ];
}

/** A name of two plants stands for the one of which more is recorded. */
function oneForEachName(rated: readonly Rated[]): Rated[] {
  const better = (one: Rated, other: Rated) =>
    one !== other &&
    one.thing.written !== undefined &&
    one.thing.written === other.thing.written &&
    (one.merit > other.merit || (one.merit === other.merit && rated.indexOf(one) < rated.indexOf(other)));
  return rated.filter((one) => !rated.some((other) => better(other, one)));
}

const gentler = /\b(?:gentl\w+|mild\w*|safer|safest|kinder|easier on|lighter|softer|less harsh)\b/;

type Rated = { thing: AskedThing; use: PlantUse | undefined; merit: number };

/** How much speaks against a thing: what forbids it most of all. */
function harshness({ plant, other, verdict }: AskedThing): number {
  const record = plant?.safety ?? other;
  const rows = [...(record?.illnesses ?? []), ...(record?.interactions ?? [])];
  const forbids = rows.filter(({ severity }) => severity === "avoid").length;
  return (
    (verdict === "drop" ? 100 : 0) +
    (plant?.safety.hazard === "caution" ? 3 : 0) +
    forbids +
    (plant && !isKitchenPlant(plant) ? 3 : 0)
  );
}

/** "which is gentler": the one with fewer reasons against it; what each does follows. */
function gentlerOf(rated: readonly Rated[], answering: Answering, complaint: Complaint | undefined): Block[] {
  const [mild, harsh] = rated.map(({ thing }) => thing).toSorted((a, b) => harshness(a) - harshness(b));
  if (!mild || !harsh) return [];
  const isClear = harshness(harsh) - harshness(mild) >= 2;
  return [
    {
      type: "verdict",
      text: isClear
        ? `**${upperFirst(mild.name)} is the gentler: less is recorded against it than against ${harsh.name}.** ${firstWarning(harsh)}`
        : `**About the same: ${mild.name} and ${harsh.name} are both mild in a weak cup.** Start with half a cup of either.`,
    },
    textList(rated.map(({ thing, use }) => comparisonLine(thing, use, complaint, answering))),
    ...troubleLines(complaint),
  ];
}

const troubleLines = (complaint: Complaint | undefined): Block[] =>
  complaint
    ? [
        { type: "text", text: `**What helps most:** ${complaint.helps_most}` },
        { type: "seek-care", text: complaint.see_someone },
      ]
    : [];

function comparisonLine(
  thing: AskedThing,
  use: PlantUse | undefined,
  complaint: Complaint | undefined,
  { decisions, knowledge }: Answering,
): string {
  const known = thing.other?.known_for.find((row) => row.complaint === complaint?.id);
  const preparation = thing.plant && use ? preparationFor(thing.plant, use) : undefined;
  const uses = [...new Set(thing.plant?.uses.map((one) => one.complaint))]
    .slice(0, 3)
    .map((id) => lowerFirst(knowledge.complaints.get(id)?.label ?? id));
  const found = use?.result
    ? `${outcomeVerdicts[use.result.outcome]}: ${sentence(use.result.text)}`
    : use
      ? `${evidenceWords[use.evidence]}.`
      : known
        ? `${known.verdict}: ${sentence(known.text)}`
        : complaint
          ? "not recorded for it."
          : `${uses.length > 0 ? `used for ${listOf(uses)}` : lowerFirst(thing.other?.what ?? "").replace(/\.$/, "")}.`;
  const how =
    preparation && decisions.dosesAllowed && thing.verdict !== "drop"
      ? ` ${upperFirst(sentence(preparationLine(preparation)))}`
      : "";
  const own = thing.cautions[0];
  return `**${upperFirst(thing.name)}:** ${found}${how} ${own ? sentence(own.effect) : firstWarning(thing)}`;
}

/** Sold in ordinary shops everywhere. */
const inEveryShop: ReadonlySet<string> = new Set(
  "ginger garlic thyme spearmint cinnamon turmeric lime lemongrass celery clove coriander onion parsley sorrel jeera methi".split(
    " ",
  ),
);

/** "what else can he use in London": for each use what any shop there has, or what helps most. */
function insteadByUse(thing: AskedThing, plant: Plant, { knowledge }: Answering): Block[] {
  const uses = [...new Set(plant.uses.map(({ complaint }) => complaint))]
    .flatMap((id) => knowledge.complaints.get(id) ?? [])
    .filter(({ care, id }) => care !== "doctor first" && !tonics.has(id))
    .slice(0, 3);
  const lines = uses.map((complaint) => {
    const shop = (knowledge.plantsFor.get(complaint.id) ?? [])
      .filter(({ id }) => inEveryShop.has(id) && id !== plant.id)
      .slice(0, 3)
      .map((one) => lowerFirst(one.names.common));
    const beside = complaint.care === "self-care" ? "" : ", beside what the clinic gave and not in its place";
    return `For ${lowerFirst(complaint.label)}: ${shop.length > 0 ? sentence(`${listOf(shop, "or")}${beside}`) : complaint.helps_most}`;
  });
  return [
    {
      type: "verdict",
      text: `**What takes the place of ${thing.name} depends on what it was for.** Dried, it may be found in West Indian, Indian or African groceries abroad; ask for *${plant.names.scientific}*.`,
    },
    ...(lines.length > 0 ? [textList(lines)] : []),
    { type: "text", text: "Tell me what it is for, and I can say more." },
  ];
}

/** Other plants for the same complaint, for those who cannot get or take the one named. */
export function instead(asked: Answering): Block[] {
  const { knowledge, things } = asked;
  // The plant that the oil is made of does not take its place.
  const offered = asked.decisions.offered.filter(
    ({ plant }) => !things.some(({ other }) => other?.plant === plant.id),
  );
  const decisions = { ...asked.decisions, offered };
  const answering = { ...asked, decisions };
  const complaint = knowledge.complaints.get(decisions.offeredFor ?? "");
  const { complaints, medicines, illnesses, who } = decisions.understanding;
  const [thing] = things;
  // What it was wanted for is not told, and nothing about the person that would forbid a plant of the kitchen.
  if (
    thing?.plant &&
    things.length === 1 &&
    complaints.length + medicines.length + illnesses.length === 0 &&
    who.every((one) => one === "other" || one === "child")
  )
    return insteadByUse(thing, thing.plant, answering);
  const names = listOf(things.map(({ name }) => name));
  if (!complaint || decisions.offered.length === 0)
    return [
      {
        type: "verdict",
        text: `**I have nothing to put in the place of ${names}.** ${complaint ? `What helps most: ${complaint.helps_most}` : "Tell me what it is for, and I can look."}`,
      },
    ];
  return [
    {
      type: "verdict",
      text: `**Instead of ${names}, for ${lowerFirst(complaint.label)}:** ${listOf(
        decisions.offered.map(({ plant }) => knowledge.nameOf(plant)),
        "or",
      )}. ${complaint.helps_most}`,
    },
    plantList("In its place", answering),
    ...howToMakeFirst(answering),
    { type: "seek-care", text: complaint.see_someone },
  ];
}
