// Answers about named plants: what a plant is used for, whether it is safe with something, how it is prepared.
import type { Plant } from "#catalogue/plant.ts";
import type { Checked } from "../check/check.ts";
import type { Decisions } from "../decide/decide.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { disclaimer, listOf, lowerFirst, pick, plainEcho, sentence } from "./phrasing.ts";
import { cautionLine, linkTo, notFor, routeNote, titleOf, traditionLine } from "./plant-lines.ts";
import { beforeLines } from "./remedy.ts";

export function composePlants(decisions: Decisions, knowledge: Knowledge, seed: number): string {
  const { judged, understanding } = decisions;
  const parts = judged.map((one) => aboutPlant(one, knowledge));
  parts.push(...unknownLines(understanding.unknownPlants));
  if (parts.length === 0)
    parts.push("I could not tell which plant you mean. Give me its everyday name, or what it looks like.");
  if (judged.length > 0)
    parts.push(
      pick(
        [
          "Is it for something you feel, and do you take any medicine? Tell me, and I can say more.",
          "Tell me what you want it for and which tablets you take; then I can be of more use.",
        ],
        seed,
      ),
    );
  return [...parts, disclaimer].join("\n\n");
}

function aboutPlant({ plant, verdict, cautions }: Checked, knowledge: Knowledge): string {
  const title = titleOf(plant, knowledge);
  if (plant.safety.hazard === "dangerous") return dangerous(plant, knowledge);
  const first = plant.description
    .split(/(?<=[.!?])\s/)
    .slice(0, 1)
    .join(" ");
  const uses = [...new Set(plant.uses.map(({ complaint }) => complaint))]
    .filter((id) => knowledge.complaints.get(id)?.care !== "doctor first")
    .slice(0, 6)
    .map((id) => lowerFirst(knowledge.complaints.get(id)?.label ?? id));
  const best = plant.uses.find(
    ({ complaint }) => knowledge.complaints.get(complaint)?.care !== "doctor first",
  );
  const lines = [
    `${title}. ${first}`,
    uses.length > 0
      ? `**Used in tradition for:** ${listOf(uses)}.${best ? ` ${traditionLine(best, false)}` : ""}`
      : "",
    verdict === "keep"
      ? ""
      : ["**For you:**", ...cautions.map((caution) => cautionLine(caution, plant, knowledge))].join("\n"),
    `**Mind:** ${sentence(
      plant.safety.warnings
        .split(/(?<=[.!?])\s/)
        .slice(0, 2)
        .join(" "),
    )} ${notFor(plant, knowledge)}`.trim(),
  ];
  return lines.filter((line) => line !== "").join("\n\n");
}

function dangerous(plant: Plant, knowledge: Knowledge): string {
  return [
    `**${linkTo(plant, knowledge)} is dangerous. Do not take it.** (*${plant.names.scientific}*)`,
    sentence(
      plant.safety.warnings
        .split(/(?<=[.!?])\s/)
        .slice(0, 3)
        .join(" "),
    ),
    "If anyone has swallowed any of it, call 911, or your local emergency number, now.",
  ].join("\n\n");
}

export function composeSafety(decisions: Decisions, knowledge: Knowledge, seed: number): string {
  const { judged, understanding, toAvoid } = decisions;
  if (judged.length === 0 && toAvoid.length > 0) return composeAvoid(decisions, knowledge);
  const considered = consideredWords(decisions, knowledge);
  const opening =
    considered === ""
      ? pick(
          ["Good that you ask before you drink.", "Wise to ask first. This is what the records say."],
          seed,
        )
      : pick(
          [
            `I looked at it with ${considered} in mind.`,
            `Good that you ask. Taking ${considered} into account:`,
          ],
          seed,
        );
  const parts = [
    opening,
    ...judged.map((one) => safetyOf(one, decisions, knowledge)),
    ...unknownLines(understanding.unknownPlants),
  ];
  if (decisions.offered.length > 0) {
    const others = decisions.offered.map(({ plant, uses }) =>
      `- ${titleOf(plant, knowledge)}. ${uses[0] ? traditionLine(uses[0], !decisions.dosesAllowed) : ""} ${notFor(plant, knowledge, 3)}`.trim(),
    );
    const before = beforeLines({ ...decisions, leftOut: [] }, knowledge);
    parts.push(["**What tradition uses instead:**", ...others].join("\n"));
    if (before.length > 0) parts.push(["**Mind with these:**", ...before].join("\n"));
  }
  if (understanding.medicines.length > 0)
    parts.push("Keep taking your medicine as prescribed. Your pharmacist can check the whole list with you.");
  else if (understanding.unnamedMedicine)
    parts.push("You speak of tablets without a name. Tell me which, because many do not go with teas.");
  return [...parts, disclaimer].join("\n\n");
}

function consideredWords({ understanding }: Decisions, knowledge: Knowledge): string {
  const items = [
    ...understanding.medicines.map(({ written }) => plainEcho(written).toLowerCase()),
    ...understanding.illnesses
      .filter(({ from }) => from !== "medicine")
      .map(({ id }) => lowerFirst(knowledge.illnessLabel(id))),
    ...understanding.who
      .filter((each) => each === "pregnant" || each === "breastfeeding")
      .map((each) => (each === "pregnant" ? "pregnancy" : each)),
  ];
  return listOf([...new Set(items)].slice(0, 5).map((item) => `**${item}**`));
}

function safetyOf(
  { plant, verdict, cautions }: Checked,
  { understanding }: Decisions,
  knowledge: Knowledge,
): string {
  if (plant.safety.hazard === "dangerous") return dangerous(plant, knowledge);
  const title = titleOf(plant, knowledge);
  const use = plant.uses.find(
    ({ complaint }) =>
      understanding.complaints.includes(complaint) &&
      knowledge.complaints.get(complaint)?.care !== "doctor first",
  );
  const verdictWords = {
    drop: "**Leave it.**",
    warn: "**Only with care.**",
    keep:
      understanding.medicines.length + understanding.illnesses.length + understanding.who.length > 0
        ? "Nothing against it was found in our records for what you told me, which is not the same as proven safe."
        : sentence(
            plant.safety.warnings
              .split(/(?<=[.!?])\s/)
              .slice(0, 2)
              .join(" "),
          ),
  } as const;
  return [
    `${title}: ${verdictWords[verdict]}`,
    ...cautions.map((caution) => cautionLine(caution, plant, knowledge)),
    ...(use && verdict !== "drop"
      ? [
          `- For ${lowerFirst(knowledge.complaints.get(use.complaint)?.label ?? use.complaint)}: ${traditionLine(use, false)}`,
        ]
      : []),
    ...(verdict === "drop"
      ? []
      : [
          `- ${notFor(plant, knowledge) || "No group is named that must leave it."} ${sentence(plant.safety.stop)}`,
        ]),
  ].join("\n");
}

function composeAvoid({ toAvoid, understanding }: Decisions, knowledge: Knowledge): string {
  const about = consideredWords({ understanding } as Decisions, knowledge);
  return [
    `These plants of the catalogue are better left alone with ${about || "what you told me"}. The list is not complete: ask before any new herb.`,
    toAvoid
      .flatMap(({ plant, cautions }) =>
        cautions
          .filter(({ severity }) => severity === "avoid")
          .slice(0, 1)
          .map((caution) => cautionLine(caution, plant, knowledge)),
      )
      .join("\n"),
    disclaimer,
  ].join("\n\n");
}

export function composePrepare(decisions: Decisions, knowledge: Knowledge, seed: number): string {
  const { judged, understanding, dosesAllowed } = decisions;
  if (!dosesAllowed) {
    const person = understanding.who.includes("pregnant")
      ? "in pregnancy"
      : understanding.who.includes("baby")
        ? "for a baby"
        : "for a child";
    return [
      `**I give no amounts or recipes ${person}.** What is mild for a grown person can be too much there.`,
      ...judged
        .filter(({ plant }) => plant.safety.hazard !== "dangerous" && understanding.who.includes("pregnant"))
        .map((one) => one.cautions.map((caution) => cautionLine(caution, one.plant, knowledge)).join("\n")),
      "The health centre or a pharmacist can say what helps and how much.",
      disclaimer,
    ].join("\n\n");
  }
  const parts = judged.slice(0, 3).map((one) => howTo(one, understanding.complaints, knowledge));
  const opening = pick(["This is how tradition makes it.", "Here is the way people make it."], seed);
  return [
    judged.some(({ verdict }) => verdict !== "drop") ? opening : "I have to say no to this one.",
    ...parts,
    disclaimer,
  ].join("\n\n");
}

function howTo({ plant, verdict, cautions }: Checked, complaints: string[], knowledge: Knowledge): string {
  if (plant.safety.hazard === "dangerous") return dangerous(plant, knowledge);
  const title = titleOf(plant, knowledge);
  const warned = cautions.map((caution) => cautionLine(caution, plant, knowledge));
  if (verdict === "drop") return [`${title}: **leave it**, so I give no recipe.`, ...warned].join("\n");
  const route = plant.uses.find(({ complaint }) => complaints.includes(complaint))?.route;
  const methods = Object.entries(plant.preparation_methods).filter(
    ([, method]) => route === undefined || method.route === route,
  );
  const shown = methods
    .slice(0, 2)
    .map(([name, method]) => `- **${name}**${routeNote(method.route)}: ${sentence(method.text)}`);
  return [
    title,
    ...warned,
    ...(shown.length > 0 ? shown : ["- No preparation is recorded for it."]),
    `- ${[notFor(plant, knowledge), sentence(plant.safety.stop)].filter((text) => text !== "").join(" ")}`,
  ].join("\n");
}

function unknownLines(names: readonly string[]): string[] {
  return names.map(
    (name) =>
      `I have no record of **${plainEcho(name)}** in this catalogue, so I cannot say what it does. Be careful with what nobody has described.`,
  );
}
