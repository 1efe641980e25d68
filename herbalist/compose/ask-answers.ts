// The answer to each ask: the verdict first, then what supports it. All facts come from the records.
import type { PlantUse } from "#catalogue/plant.ts";
import type { Caution } from "../check/check.ts";
import type { Decisions } from "../decide/decide.ts";
import type { AskKind } from "../understand/asks.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { handlingClasses } from "../understand/medicines.ts";
import { type AskedThing, askedThings, firstWarning, limitsText, preparationFor } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { disclaimer, listOf, lowerFirst, namesAmount, plainEcho, sentence, upperFirst } from "./phrasing.ts";
import { cautionLine, routeNote } from "./plant-lines.ts";

type Answering = {
  decisions: Decisions;
  knowledge: Knowledge;
  things: AskedThing[];
  /** Effects that the answer has stated already. */
  told: Set<string>;
};

const answers: Record<AskKind, (answering: Answering) => Block[]> = {
  "good-for": goodFor,
  "what-for": whatFor,
  "with-medicine": withMedicine,
  "with-thing": withThing,
  "for-person": forPerson,
  avoid,
  make,
  limits,
  keep,
  grow,
  find,
  "what-is": whatIs,
};

export function answerAsks(decisions: Decisions, knowledge: Knowledge): Block[] {
  const { understanding } = decisions;
  const answering = {
    decisions,
    knowledge,
    things: askedThings(decisions, knowledge),
    told: new Set<string>(),
  };
  const dangerous = answering.things.filter(({ plant }) => plant?.safety.hazard === "dangerous");
  const blocks = [
    ...dangerous.map((thing) => dangerousVerdict(thing)),
    ...understanding.asks.flatMap((ask) => answers[ask](answering)),
    ...understanding.unknownPlants.map((name) => unknownThing(name)),
  ];
  if (understanding.medicines.length > 0)
    blocks.push({ type: "text", text: "Keep taking your medicine as prescribed." });
  return [...distinct(blocks), { type: "disclaimer", text: disclaimer }];
}

function distinct(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const key = JSON.stringify(block);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const notDangerous = ({ things }: Answering) =>
  things.filter(({ plant }) => plant?.safety.hazard !== "dangerous");

function dangerousVerdict(thing: AskedThing): Block {
  return {
    type: "verdict",
    text: `**${upperFirst(thing.name)} is dangerous: do not take it.** ${firstWarning(thing)} If anyone has swallowed any, call 911, or your local emergency number (912 in Guyana), now.`,
  };
}

function unknownThing(name: string): Block {
  return {
    type: "verdict",
    text: `**I have nothing on *${plainEcho(name)}* in my records**, so I cannot say what it does or what it goes with. A pharmacist can look it up; until then leave it beside medicine, in pregnancy and for children.`,
  };
}

// Is X good for Y

function goodFor(answering: Answering): Block[] {
  const { decisions, knowledge } = answering;
  const [id] = decisions.understanding.complaints;
  const complaint = knowledge.complaints.get(id ?? "");
  if (!complaint) return notATreatment(answering);
  const trouble = troubleWords(answering);
  const blocks = notDangerous(answering).flatMap((thing): Block[] => {
    const use = thing.plant?.uses.find(
      (one) => one.complaint === complaint.id || one.complaint === complaint.part_of,
    );
    const verdict = thing.plant ? plantVerdict(use, trouble) : otherVerdict(thing, complaint.id, trouble);
    const refused = thing.verdict === "drop" ? refusal(thing) : "";
    return [
      { type: "verdict", text: `${refused}**${upperFirst(thing.name)} for ${trouble}: ${verdict}` },
      ...(refused === "" && complaint.care !== "doctor first" ? howTo(thing, use, decisions) : []),
      ...personCautions(thing, answering),
    ];
  });
  if (complaint.care === "doctor first")
    blocks.push({ type: "text", text: `${upperFirst(trouble)} needs a doctor first: no plant treats it.` });
  blocks.push({ type: "text", text: `**What helps most:** ${complaint.helps_most}` });
  if (decisions.offered.length > 0) blocks.push(plantList("People in Guyana also use", answering));
  blocks.push({ type: "seek-care", text: complaint.see_someone });
  return blocks;
}

/** "does soursop cure cancer": an illness for which no plant is offered. */
function notATreatment(answering: Answering): Block[] {
  const { decisions, knowledge } = answering;
  const [illness] = decisions.understanding.illnesses;
  if (illness === undefined) return [];
  const label = lowerFirst(knowledge.illnessLabel(illness.id));
  return notDangerous(answering).flatMap((thing): Block[] => [
    {
      type: "verdict",
      text: `**No: ${thing.name} is not known to treat ${label}.** Stay with the treatment and the people who look after it; a plant beside it can also do harm.`,
    },
    ...personCautions(thing, answering),
  ]);
}

/** The person's own word for the complaint, where it is short: "sugar". */
function troubleWords({ decisions: { understanding }, knowledge }: Answering): string {
  const label = lowerFirst(knowledge.complaints.get(understanding.complaints[0] ?? "")?.label ?? "");
  const own = plainEcho(understanding.words ?? "").toLowerCase();
  return own !== "" && own.split(" ").length <= 2 && /^[a-z ]+$/.test(own) ? own : label;
}

/** The rest of a sentence that begins in bold: "… for sugar: no.** Nine trials …" */
function plantVerdict(use: PlantUse | undefined, trouble: string): string {
  if (use === undefined) return `not recorded.** I know of no tradition and no study of it for ${trouble}.`;
  const { result, evidence } = use;
  if (result) {
    const words = {
      helped: "yes",
      "helped a little": "a little",
      mixed: "perhaps; results are mixed",
      "no effect": "no",
    };
    return `${words[result.outcome]}.** ${sentence(result.text)}`;
  }
  return evidence === "preclinical"
    ? "not known.** It is an old use, but it was studied only in the laboratory or on animals."
    : "not known.** It is an old use; no study in people was found.";
}

function otherVerdict({ other }: AskedThing, complaint: string, trouble: string): string {
  const row = other?.known_for.find((one) => one.complaint === complaint);
  if (!row) return `not recorded.** I have no result of it for ${trouble}.`;
  return `${row.verdict === "mixed" ? "perhaps; results are mixed" : row.verdict}.** ${sentence(row.text)}`;
}

function refusal({ name, cautions }: AskedThing): string {
  const reason = cautions.find(({ severity }) => severity === "avoid");
  return `**Not for you: leave ${name}.** ${reason ? `${sentence(reason.effect)} ` : ""}`;
}

/** How it is made, in one line with its own limits. */
function howTo({ plant }: AskedThing, use: PlantUse | undefined, { dosesAllowed }: Decisions): Block[] {
  if (!plant || !use || !dosesAllowed) return [];
  const preparation = preparationFor(plant, use)?.[1];
  const limit = preparation ? limitsText(preparation.limits) : "";
  return [
    {
      type: "text",
      text: `**How:** ${lowerFirst(use.preparation)}${routeNote(use.route)}${limit === "" ? "; no amount is recorded" : `; ${limit}`}.`,
    },
  ];
}

/** What concerns this person; the general warning where nothing does. */
function personCautions(thing: AskedThing, { decisions, knowledge, told }: Answering): Block[] {
  const { plant, cautions } = thing;
  const fresh = cautions.filter(({ effect }) => !told.has(effect));
  for (const { effect } of fresh) told.add(effect);
  if (fresh.length < cautions.length && fresh.length === 0) return [];
  const own = fresh
    .filter(({ effect, about }) => about !== "hazard" && (decisions.dosesAllowed || !namesAmount(effect)))
    .map((caution) =>
      plant
        ? cautionLine(caution, plant, knowledge).replace(/^- /, "")
        : `With ${lowerFirst(caution.written)}: ${sentence(caution.effect)}`,
    );
  return [{ type: "cautions", items: own.length > 0 ? own : [firstWarning(thing)] }];
}

// What for Y

function whatFor(answering: Answering): Block[] {
  const { decisions, knowledge } = answering;
  const { complaints, who } = decisions.understanding;
  const complaint = knowledge.complaints.get(complaints[0] ?? "");
  if (!complaint) return [];
  const blocks: Block[] = [
    { type: "verdict", text: `**For ${lowerFirst(complaint.label)}:** ${complaint.helps_most}` },
  ];
  for (const line of personLines(who)) blocks.push({ type: "text", text: line });
  if (decisions.offered.length > 0) blocks.push(plantList("People in Guyana also use", answering));
  else blocks.push({ type: "text", text: noPlant(decisions) });
  const left = decisions.leftOut
    .filter(({ about }) => about === "medicine" || about === "illness")
    .slice(0, 3);
  if (left.length > 0)
    blocks.push({
      type: "text",
      text: `I left out ${listOf(
        left.map(({ count, written }) => `${count} because of ${plainEcho(written).toLowerCase()}`),
      )}.`,
    });
  if (decisions.understanding.unnamedMedicine)
    blocks.push({ type: "text", text: "Tell me which tablets you take: some do not go with these." });
  blocks.push({ type: "seek-care", text: complaint.see_someone });
  return blocks;
}

function noPlant({ leftOut, understanding }: Decisions): string {
  if (understanding.who.includes("baby"))
    return "No plant is given to a baby here; the health centre can say what helps.";
  if (leftOut.length > 0) return "With what you told me I can name **no plant that is safe enough** for it.";
  if (understanding.who.includes("child") || understanding.who.includes("pregnant"))
    return "There is **no plant I may name** for this here; ask the health centre.";
  return "I have **no documented plant** for this, and I will not guess one.";
}

function personLines(who: Decisions["understanding"]["who"]): string[] {
  const lines: string[] = [];
  if (who.includes("pregnant"))
    lines.push("In pregnancy only what is already food is named; ask the antenatal clinic first.");
  if (who.includes("breastfeeding")) lines.push("What you take can reach the milk: tell the nurse first.");
  if (who.includes("child"))
    lines.push("For a child only what is already food is named, without amounts as medicine.");
  return lines;
}

function plantList(title: string, { decisions, knowledge }: Answering): Block {
  const items = decisions.offered.map(({ plant, uses, cautions }) => {
    const [use] = uses;
    const preparation = decisions.dosesAllowed ? preparationFor(plant, use)?.[1] : undefined;
    const limit = preparation ? limitsText(preparation.limits) : "";
    const made = use
      ? decisions.dosesAllowed
        ? `${lowerFirst(use.preparation)}${routeNote(use.route)}`
        : `the ${use.part}, as food`
      : "";
    const own = cautions
      .filter(({ effect }) => decisions.dosesAllowed || !namesAmount(effect))
      .map(({ written, effect }) => `With ${plainEcho(written).toLowerCase()}: ${sentence(effect)}`);
    return [
      `[${knowledge.nameOf(plant)}](/plants/${plant.id}): ${made}${limit === "" ? "" : `; ${limit}`}.`,
      use ? shortResult(use) : "",
      ...(own.length > 0 ? own : [sentence(plant.safety.warning_first)]),
    ]
      .filter((part) => part !== "")
      .join(" ");
  });
  return { type: "plants", title, items };
}

function shortResult({ result }: PlantUse): string {
  if (result) {
    const words = {
      helped: "In people it helped.",
      "helped a little": "In people it helped a little.",
      mixed: "Results in people are mixed.",
      "no effect": "In people it had no effect.",
    };
    return words[result.outcome];
  }
  return "";
}

// X with medicine M, X with Z, X for person P

function withMedicine(answering: Answering): Block[] {
  const { decisions, things } = answering;
  const medicines = decisions.understanding.medicines.filter(({ id }) => !handlingClasses.has(id));
  return notDangerous(answering)
    .flatMap((thing) =>
      distinctBy(medicines, ({ written }) => written.toLowerCase()).map(({ written }): Block => {
        const caution = thing.cautions.find((one) => one.about === "medicine" && one.written === written);
        if (caution) answering.told.add(caution.effect);
        return { type: "verdict", text: pairVerdict(thing.name, plainEcho(written).toLowerCase(), caution) };
      }),
    )
    .slice(0, things.length > 1 ? 6 : 4);
}

function pairVerdict(name: string, subject: string, caution: Caution | undefined): string {
  if (caution === undefined)
    return `**${upperFirst(name)} with ${subject}: no clash is recorded.** That is not proof that there is none: tell your pharmacist, and start with little.`;
  if (caution.severity === "avoid")
    return `**No: leave ${name} with ${subject}.** ${sentence(caution.effect)}`;
  return `**Take care: ${name} with ${subject}.** ${sentence(caution.effect)}`;
}

/** Two remedies that lower or thin the same thing add up, recorded as a pair or not. */
const addUp: Readonly<Record<string, string>> = {
  "diabetes-medicines": "Both can lower blood sugar, and together it may fall too far.",
  "blood-pressure-medicines": "Both can lower pressure, and together it may fall too far.",
  anticoagulants: "Both can make bleeding easier.",
  warfarin: "Both can change how the blood clots.",
  "sedating-medicines": "Both can make you drowsy.",
  "liver-harming-medicines": "Both can strain the liver.",
};

function withThing(answering: Answering): Block[] {
  const usable = notDangerous(answering).slice(0, 3);
  return usable.flatMap((one, index) =>
    usable.slice(index + 1).map((other): Block => {
      const recorded =
        one.cautions.find(
          ({ about, id }) => about === "plant" && (id === other.plant?.id || id === other.other?.id),
        ) ?? other.cautions.find(({ about, id }) => about === "plant" && id === one.plant?.id);
      if (recorded) return { type: "verdict", text: pairVerdict(one.name, other.name, recorded) };
      const both = Object.entries(addUp).find(([id]) => actsOn(one, id) && actsOn(other, id));
      return {
        type: "verdict",
        text: both
          ? `**Take care: ${one.name} with ${other.name}.** ${both[1]}`
          : `**${upperFirst(one.name)} with ${other.name}: no clash is recorded.** Try one at a time, so that you know which one did what.`,
      };
    }),
  );
}

function actsOn({ plant, other }: AskedThing, drugClass: string): boolean {
  const rows = plant?.safety.interactions ?? other?.interactions ?? [];
  return rows.some((row) => row.drug_class === drugClass);
}

function forPerson(answering: Answering): Block[] {
  const { decisions, knowledge } = answering;
  const { who, illnesses } = decisions.understanding;
  return notDangerous(answering).flatMap((thing): Block[] => {
    if (who.includes("baby"))
      return [
        {
          type: "verdict",
          text: `**No: ${thing.name} is not for a baby.** ${babyReason(thing)} Ask the health centre.`,
        },
      ];
    const groups = thing.cautions.filter(
      ({ about }) => about === "pregnancy" || about === "breastfeeding" || about === "child",
    );
    const ill = thing.cautions.filter(({ about }) => about === "illness");
    const told = [...groups, ...ill];
    const worst = told.find(({ severity }) => severity === "avoid") ?? told[0];
    for (const { effect } of told) answering.told.add(effect);
    const blocks: Block[] = told.slice(0, 3).map((caution) => ({
      type: "verdict",
      text: `**${caution.severity === "avoid" ? "No" : "Only with care"}: ${thing.name}, ${personWords(caution)}.** ${sentence(caution.effect)}`,
    }));
    if (worst === undefined) {
      const named = illnesses
        .filter(({ from }) => from !== "medicine")
        .map(({ id }) => lowerFirst(knowledge.illnessLabel(id)));
      if (named.length === 0) return [];
      blocks.push({
        type: "verdict",
        text: `**${upperFirst(thing.name)} with ${listOf(named.slice(0, 3))}: nothing against it is recorded.** That is not proof that it is safe. ${firstWarning(thing)}`,
      });
    }
    return blocks;
  });
}

function babyReason({ plant, other }: AskedThing): string {
  return sentence(plant?.safety.children.note ?? other?.children.note ?? "");
}

function personWords({ about, label, written }: Caution): string {
  if (about === "pregnancy") return "in pregnancy";
  if (about === "breastfeeding") return "while breastfeeding";
  if (about === "child") return "for a child";
  return `with ${lowerFirst(label || written)}`;
}

// What to avoid

function avoid({ decisions, knowledge }: Answering): Block[] {
  const { understanding, toAvoid } = decisions;
  const about = listOf(
    [
      ...new Set([
        ...understanding.medicines.map(({ written }) => plainEcho(written).toLowerCase()),
        ...understanding.illnesses
          .filter(({ from }) => from !== "medicine")
          .map(({ id }) => lowerFirst(knowledge.illnessLabel(id))),
        ...understanding.complaints.map((id) => lowerFirst(knowledge.complaints.get(id)?.label ?? id)),
        ...understanding.who.filter((each) => each === "pregnant" || each === "breastfeeding"),
      ]),
    ].slice(0, 3),
  );
  if (toAvoid.length === 0)
    return [
      {
        type: "verdict",
        text: `**Nothing to avoid is recorded for ${about}.** Ask a pharmacist before any strong tea or tonic.`,
      },
    ];
  return [
    {
      type: "plants",
      title: `Leave these alone with ${about}`,
      items: toAvoid.slice(0, 6).flatMap(({ plant, cautions }) =>
        cautions
          .filter(({ severity }) => severity === "avoid")
          .slice(0, 1)
          .map(({ effect }) => `[${knowledge.nameOf(plant)}](/plants/${plant.id}): ${sentence(effect)}`),
      ),
    },
    { type: "text", text: "The list is not complete: ask before any new herb." },
  ];
}

// How to make it, how much, how long, keeping, growing, finding

function make(answering: Answering): Block[] {
  const { decisions } = answering;
  if (!decisions.dosesAllowed) return [noAmounts(decisions)];
  return notDangerous(answering).flatMap((thing): Block[] => {
    const { plant, name } = thing;
    if (!plant)
      return [{ type: "verdict", text: `**I have no recipe for ${name}.** ${firstWarning(thing)}` }];
    if (thing.verdict === "drop") return [{ type: "verdict", text: `${refusal(thing)}So I give no recipe.` }];
    const use = plant.uses.find(({ complaint }) => decisions.understanding.complaints.includes(complaint));
    const first = preparationFor(plant, use);
    const methods = [first, ...Object.entries(plant.preparation_methods)].flatMap((one) =>
      one ? [one] : [],
    );
    const shown = distinctBy(methods, ([title]) => title).slice(0, 2);
    if (shown.length === 0) return [{ type: "verdict", text: `**No preparation of ${name} is recorded.**` }];
    return [
      {
        type: "steps",
        title: `How ${name} is made`,
        items: shown.map(([title, { text, limits, route }]) => {
          const limit = limitsText(limits);
          return `${title}${routeNote(route)}: ${sentence(text)}${limit === "" ? "" : ` Limit: ${limit}.`}`;
        }),
      },
      ...personCautions(thing, answering),
    ];
  });
}

function noAmounts({ understanding: { who } }: Decisions): Block {
  const person = who.includes("pregnant")
    ? "in pregnancy"
    : who.includes("baby")
      ? "for a baby"
      : "for a child";
  return {
    type: "verdict",
    text: `**I give no amounts or recipes ${person}.** The health centre or a pharmacist can say what helps and how much.`,
  };
}

function limits(answering: Answering): Block[] {
  const { decisions } = answering;
  if (!decisions.dosesAllowed) return [noAmounts(decisions)];
  return notDangerous(answering).flatMap((thing): Block[] => {
    const { plant, name } = thing;
    if (!plant)
      return [{ type: "verdict", text: `**No amount of ${name} is recorded here.** ${firstWarning(thing)}` }];
    if (thing.verdict === "drop") return [{ type: "verdict", text: refusal(thing).trim() }];
    const use = plant.uses.find(({ complaint }) => decisions.understanding.complaints.includes(complaint));
    const found = preparationFor(plant, use);
    if (!found)
      return [{ type: "verdict", text: `**No preparation of ${name} is recorded**, so there is no amount.` }];
    const [title, preparation] = found;
    const limit = limitsText(preparation.limits);
    const { days_at_most } = preparation.limits;
    const daily =
      days_at_most === "not recorded"
        ? "For how many days is not recorded: a few days, then a rest, is the cautious way."
        : `Not every day for long: ${days_at_most === 1 ? "one day" : `${days_at_most} days`} at most, then stop.`;
    return [
      {
        type: "verdict",
        text: `**${upperFirst(name)} (${lowerFirst(title)}): ${limit === "" ? "the records give no amount" : limit}.** ${daily}`,
      },
      ...personCautions(thing, answering),
    ];
  });
}

function keep(answering: Answering): Block[] {
  return notDangerous(answering).map(({ plant, name }): Block => {
    const kept = Object.values(plant?.preparation_methods ?? {}).map((one) => one.limits.keeps);
    const known = kept.find((one) => one !== "not recorded");
    return {
      type: "verdict",
      text: known
        ? `**${upperFirst(name)}: ${lowerFirst(known)}.**`
        : `**How long ${name} keeps is not recorded.** A tea without preservative is best made fresh; a day in the fridge is the most that is usually advised, and anything sour or cloudy goes.`,
    };
  });
}

function grow(answering: Answering): Block[] {
  return answering.things.flatMap(({ plant, name }): Block[] => {
    if (!plant) return [{ type: "verdict", text: `**The records do not say how ${name} is grown.**` }];
    const { light, water, soil, propagation, harvest } = plant.growing_info;
    return [
      {
        type: "steps",
        title: `Growing ${name}`,
        items: [propagation, light, water, soil, harvest].map(sentence),
      },
    ];
  });
}

function find(answering: Answering): Block[] {
  return answering.things.map(
    ({ plant, name }): Block => ({
      type: "verdict",
      text: plant
        ? `**${upperFirst(name)}: ${availabilityWords[plant.availability]}.** ${sentence(plant.habitat)}`
        : `**${upperFirst(name)} does not grow wild here, as far as I know.** Markets, pharmacies and supermarkets sell such things; the records do not say where.`,
    }),
  );
}

const availabilityWords = {
  Common: "common in yards and markets",
  Seasonal: "there in its season",
  Regional: "only in some parts of Guyana",
  Rare: "rare",
} as const;

function whatIs(answering: Answering): Block[] {
  const { knowledge } = answering;
  return notDangerous(answering).flatMap((thing): Block[] => {
    const { plant, other, name } = thing;
    if (other) {
      const known = other.known_for.slice(0, 2).map(({ text }) => sentence(text));
      return [
        {
          type: "verdict",
          text: `**${upperFirst(name)}:** ${sentence(other.what)} ${known.join(" ")}`.trim(),
        },
        ...personCautions(thing, answering),
      ];
    }
    if (!plant) return [];
    const uses = [...new Set(plant.uses.map(({ complaint }) => complaint))]
      .filter((id) => knowledge.complaints.get(id)?.care !== "doctor first")
      .slice(0, 5)
      .map((id) => lowerFirst(knowledge.complaints.get(id)?.label ?? id));
    const also = [...new Set([plant.names.common, ...plant.names.guyanese.map((one) => one.name)])].filter(
      (one) => one !== knowledge.nameOf(plant),
    );
    const tested = plant.uses.find(({ result }) => result !== undefined);
    return [
      {
        type: "verdict",
        text: `**${name}** (${[...also.slice(0, 3), `*${plant.names.scientific}*`].join(", ")}): ${firstSentence(plant.description)}`,
      },
      ...(uses.length > 0
        ? [{ type: "text", text: `**Used in tradition for** ${listOf(uses)}.` } as const]
        : []),
      ...(tested?.result
        ? [
            {
              type: "text",
              text: `**Tested for ${lowerFirst(knowledge.complaints.get(tested.complaint)?.label ?? tested.complaint)}:** ${sentence(tested.result.text)}`,
            } as const,
          ]
        : []),
      ...personCautions(thing, answering),
    ];
  });
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/)[0] ?? text;
}

function distinctBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const own = key(item);
    if (seen.has(own)) return false;
    seen.add(own);
    return true;
  });
}
