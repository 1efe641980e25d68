// The routine answer: what was understood, cautions, plants, home care, when to see a clinician, disclaimer.
import { isSwallowed } from "#catalogue/words.ts";
import type { Decisions, Offered } from "../decide/decide.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { days, disclaimer, listOf, lowerFirst, namesAmount, pick, plainEcho } from "./phrasing.ts";
import { cautionLine, notFor, titleOf, traditionLine } from "./plant-lines.ts";

export function composeRemedy(decisions: Decisions, knowledge: Knowledge, seed: number): string {
  const { understanding } = decisions;
  if (understanding.who.includes("baby")) return composeForBaby(decisions, knowledge);
  const parts = [opening(decisions, knowledge, seed)];
  const before = beforeLines(decisions, knowledge);
  if (before.length > 0) parts.push(["**Before you take anything**", ...before].join("\n"));
  if (decisions.offered.length > 0) parts.push(plantSection(decisions, knowledge, seed));
  else parts.push(nothingLeft(decisions));
  parts.push(careSection(decisions, knowledge));
  parts.push(disclaimer);
  return parts.join("\n\n");
}

function labels({ complaints }: { complaints: string[] }, knowledge: Knowledge): string {
  return listOf(complaints.slice(0, 3).map((id) => lowerFirst(knowledge.complaints.get(id)?.label ?? id)));
}

function opening({ understanding }: Decisions, knowledge: Knowledge, seed: number): string {
  const trouble = labels(understanding, knowledge);
  const said = plainEcho(understanding.words ?? "");
  const own =
    said !== "" &&
    !trouble.toLowerCase().includes(said.toLowerCase().slice(0, 4)) &&
    said.split(" ").length <= 4
      ? ` (“${said}”, as you put it)`
      : "";
  const child = understanding.who.includes("child");
  const person = child
    ? " for a child"
    : understanding.who.includes("pregnant")
      ? " in pregnancy"
      : understanding.who.includes("breastfeeding")
        ? " while breastfeeding"
        : "";
  return pick(
    [
      `So it is about **${trouble}**${own}${person}. Here is what Guyanese tradition knows, and what to mind.`,
      `For **${trouble}**${own}${person}, this is what people here have long used, with what is known about it.`,
      `You ask about **${trouble}**${own}${person}. Let us look at it with care.`,
    ],
    seed,
  );
}

/** Cautions for this person: what was left out, and interactions with medicines and illnesses. */
export function beforeLines(
  { understanding, offered, leftOut, level, dosesAllowed }: Decisions,
  knowledge: Knowledge,
): string[] {
  const lines: string[] = [];
  const { who } = understanding;
  if (who.includes("pregnant"))
    lines.push(
      "- **Pregnant:** only what is already food is named here, in food amounts. Ask the antenatal clinic first.",
    );
  if (who.includes("breastfeeding"))
    lines.push(
      "- **Breastfeeding:** what you take can reach the milk; tell the nurse before you try anything.",
    );
  if (who.includes("child"))
    lines.push(
      "- **A child:** only what is already food is named, and no amounts as medicine. Ask the health centre before anything more.",
    );
  if (who.includes("elder"))
    lines.push(
      "- **Older people** feel teas more strongly and often take several tablets: start low, or ask first.",
    );
  for (const { written, about, count } of leftOut.slice(0, 4))
    if (about === "medicine" || about === "illness")
      lines.push(
        `- I left out ${count === 1 ? "one plant" : `${count} plants`} because of **${plainEcho(written).toLowerCase()}**.`,
      );
  // Cautions that name an amount are left out where no amounts may be given.
  const own = offered.flatMap(({ plant, cautions }) =>
    cautions
      .filter(({ effect }) => dosesAllowed || !namesAmount(effect))
      .map((caution) => cautionLine(caution, plant, knowledge)),
  );
  lines.push(...own);
  if (understanding.unnamedMedicine)
    lines.push("- You speak of **tablets** without a name. Tell me which, because many do not go with teas.");
  if (
    level === "routine" &&
    understanding.medicines.length === 0 &&
    !understanding.unnamedMedicine &&
    understanding.complaints.some((id) => id === "high-blood-pressure" || id === "diabetes")
  )
    lines.push(
      "- If you take **tablets or insulin** for it, tell me which: teas can push pressure or sugar too low on top of them. Keep taking them as prescribed.",
    );
  else if (understanding.medicines.length > 0)
    lines.push(
      "- Keep taking your medicine as prescribed, and tell your doctor or pharmacist what you drink.",
    );
  return lines;
}

function plantSection({ offered, dosesAllowed }: Decisions, knowledge: Knowledge, seed: number): string {
  const heading = pick(
    ["## What tradition uses", "## Plants people turn to", "## From the bush and the kitchen"],
    seed >>> 3,
  );
  return [heading, ...offered.map((one) => plantLine(one, knowledge, !dosesAllowed))].join("\n");
}

function plantLine({ plant, uses }: Offered, knowledge: Knowledge, plainOnly: boolean): string {
  const use = uses[0];
  const asFood = plainOnly && use !== undefined && isSwallowed(use.route);
  return [
    `- ${titleOf(plant, knowledge)}.`,
    use ? traditionLine(use, asFood) : "",
    notFor(plant, knowledge, 4),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

function nothingLeft({ understanding, leftOut }: Decisions): string {
  if (leftOut.length > 0)
    return "With what you told me, **no plant of this catalogue is safe enough to name** for it. A pharmacist or the health centre can say what fits.";
  if (understanding.who.includes("child") || understanding.who.includes("pregnant"))
    return "There is **no plant I may name** for this here. The health centre can say what helps.";
  return "I have **no documented plant** for this, and I will not guess one.";
}

function careSection({ understanding, offered }: Decisions, knowledge: Knowledge): string {
  const complaint = knowledge.complaints.get(understanding.complaints[0] ?? "");
  if (!complaint) return "";
  const lines = [`**What else helps:** ${complaint.helps_most}`];
  if (complaint.care === "see a clinician" || complaint.doctor_after_days === 0)
    lines.push("**See a clinician** for this in any case; it needs to be measured and followed.");
  else
    lines.push(
      `**See a clinician** if it is not better in ${days(complaint.doctor_after_days)}, if it gets worse, or if anything new or frightening comes with it.`,
    );
  if (offered.length > 0) {
    const stop = Math.min(complaint.doctor_after_days || 7, 14);
    lines.push(
      `**Stop** after ${days(stop)} at the latest, and at once for rash, vomiting, dizziness or a pounding heart. One plant at a time.`,
    );
  }
  return lines.join("\n\n");
}

function composeForBaby({ understanding }: Decisions, knowledge: Knowledge): string {
  const trouble = labels(understanding, knowledge);
  return [
    trouble === "" ? "You ask for a baby." : `I understand you worry about **${trouble}** in a baby.`,
    "**I do not name any plant, tea or bath for a baby.** What is mild for us can stop a baby's breathing, lower the sugar or harm the liver, and tea takes the place of milk.",
    "**What helps:** keep feeding breast or bottle as usual, small and often; hold the baby upright after a feed; keep the baby lightly dressed.",
    "**Take the baby to the health centre** if it goes on until tomorrow. **Go at once** for fever, refusing feeds, green or bloody vomit, blood in the stool, a limp or very sleepy baby, fast breathing, or few wet nappies.",
    disclaimer,
  ].join("\n\n");
}
