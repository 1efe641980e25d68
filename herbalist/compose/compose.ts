// Writes the answer from the decisions. It adds nothing that was not decided and keeps within the product's length limit.
import type { Plant } from "#catalogue/plant.ts";
import { answerAsks } from "../answer/answer-asks.ts";
import { type Block, printBlocks } from "../answer/blocks.ts";
import { withoutNoteForOthers } from "../answer/care-for-person.ts";
import { withMedicinesSaid } from "../answer/everything-said.ts";
import { noteBlocks } from "../answer/note-text.ts";
import { withinPersonLimits } from "../answer/person-limits.ts";
import { disclaimer, seedOf } from "../answer/phrasing.ts";
import { answersAsks, type Decisions } from "../decide/decide.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import {
  composeCheckIn,
  composeCrisis,
  composeEmergency,
  composeStillEmergency,
  type HelpContext,
} from "./emergency.ts";
import {
  composeClarify,
  composeDispleased,
  composeDoctorFirst,
  composeEmergencyInfo,
  composeGreeting,
  composeHelpSeen,
  composeIdentity,
  composeInjection,
  composeOffTopic,
  composePregnancyFirst,
  composeRefuse,
  composeReplace,
  composeSmallTalk,
  composeThanks,
  composeUrgent,
  ifItWeighs,
  needsSteps,
  tellsOfSomeone,
} from "./other-answers.ts";

export const longestAnswer = 3950;
/** Leaves room for a line that may be put above the answer. */
const longestComposed = 3650;

export type Composed = { blocks: Block[]; text: string; shown: Plant[] };

export function compose(
  decisions: Decisions,
  knowledge: Knowledge,
  help: HelpContext,
  { question, latched }: { question: string; latched: boolean },
): Composed {
  const seed = seedOf(question);
  const { level, triage } = decisions;
  if (level === "crisis")
    return plain(composeCrisis(triage, decisions.understanding.who, help, latched, question, seed));
  if (level === "emergency")
    return plain(
      latched
        ? composeStillEmergency(triage, decisions.understanding.who, help, seed)
        : composeEmergency(triage, decisions.understanding.who, help, seed),
    );
  // If the text is too long, drop plants, never the warnings of the remaining ones.
  for (let current = decisions; ; ) {
    const blocks = withinPersonLimits(
      composeNonEmergency(current, knowledge, help, seed),
      current,
      knowledge,
    );
    const text = printBlocks(blocks);
    const shown = shownPlants(current).filter(({ id }) => text.includes(`(/plants/${id})`));
    if (text.length <= longestComposed) return { blocks, text, shown };
    const shorter = withOneFewer(current);
    if (!shorter) return { ...cutToLength(blocks), shown };
    current = shorter;
  }
}

/** Drops the last blocks before the disclaimer until the text fits. */
function cutToLength(blocks: readonly Block[]): Pick<Composed, "blocks" | "text"> {
  const kept = [...blocks];
  while (printBlocks(kept).length > longestComposed && kept.length > 1)
    kept.splice(Math.max(1, kept.length - 3), 1);
  return { blocks: kept, text: printBlocks(kept) };
}

function plain(blocks: Block[]): Composed {
  return { blocks, text: printBlocks(blocks), shown: [] };
}

function composeNonEmergency(
  decided: Decisions,
  knowledge: Knowledge,
  help: HelpContext,
  seed: number,
): Block[] {
  const understanding = withoutNoteForOthers(decided.understanding, knowledge);
  const decisions = { ...decided, understanding };
  const { kind } = understanding;
  if (kind === "replace" && !isRefusedByNote(decisions)) return composeReplace(decisions, knowledge);
  if (kind === "pregnancy-first") return composePregnancyFirst(decisions);
  if (kind === "injection") return composeInjection(decisions, knowledge);
  if (kind === "refuse") return composeRefuse();
  if (needsSteps(decisions)) return composeUrgent(decisions, knowledge, seed);
  // "Is pink eye catching" is answered from the record, though a doctor treats it.
  if (understanding.details.length > 0 && (kind === "doctor-first" || kind === "remedy"))
    return [...urgentFirst(decisions), ...answerAsks(decisions, knowledge)];
  if ((kind === "note" || kind === "replace") && understanding.note)
    return [
      ...urgentFirst(decisions),
      ...withMedicinesSaid(noteBlocks(understanding.note.note), decisions, knowledge),
      ...(decisions.triage.present.includes("check-in") ? [{ type: "text", text: ifItWeighs } as const] : []),
      { type: "disclaimer", text: disclaimer },
    ];
  if (kind === "doctor-first")
    return understanding.note?.note.place === "first" || understanding.note?.note.place === "point"
      ? [
          ...urgentFirst(decisions),
          ...noteBlocks(understanding.note.note),
          { type: "disclaimer", text: disclaimer },
        ]
      : composeDoctorFirst(decisions, knowledge);
  if (decisions.level === "urgent" && (kind === "remedy" || !answersAsks(kind)))
    return composeUrgent(decisions, knowledge, seed);
  if (needsCheckIn(decisions)) return composeCheckIn(help);
  if (kind === "emergency-info") return composeEmergencyInfo(decisions, help.region);
  if (answersAsks(kind)) return [...urgentFirst(decisions), ...answerAsks(decisions, knowledge)];
  if (kind === "clarify") return composeClarify(decisions, knowledge, seed);
  if (kind === "greeting") return composeGreeting(seed);
  if (kind === "thanks") return composeThanks(seed);
  if (kind === "small-talk") return composeSmallTalk(seed);
  if (kind === "displeased") return composeDispleased();
  if (kind === "identity") return composeIdentity();
  if (kind === "help-seen") return composeHelpSeen(seed);
  return composeOffTopic(seed, understanding.who, tellsOfSomeone(decisions));
}

/** "can I cut down my metformin if I drink corilla": a note written for just this says no, and why. */
function isRefusedByNote({ understanding: { note: found } }: Decisions): boolean {
  return (
    found?.byExample === true &&
    found.score >= sureOfNote &&
    /^\*\*No\b/.test(found.note.answer) &&
    keepsMedicine.test(found.note.answer)
  );
}
const sureOfNote = 0.9;
const keepsMedicine = /\b(?:keep|keeps|go on|stays?|never stop|do not (?:stop|swap|leave))\b/i;

/** Kinds of answer that pass over what was told. */
const passingOver: ReadonlySet<string> = new Set([
  "clarify",
  "greeting",
  "thanks",
  "small-talk",
  "off-topic",
]);

function needsCheckIn({ triage, understanding: { kind, anyBush } }: Decisions): boolean {
  return kind === "emergency-info"
    ? triage.askedAbout[0]?.level === "crisis"
    : passingOver.has(kind) && !anyBush && triage.present.includes("check-in");
}

function urgentFirst({ level, triage }: Decisions): Block[] {
  if (level !== "urgent") return [];
  const what = triage.dangers[0]?.name ?? "what you describe";
  return [{ type: "danger", text: `**First: let a clinician see this within a day** – ${what}.` }];
}

/** The plants the answer suggests: those offered, and those asked about that were not dropped. */
function shownPlants({ offered, judged, understanding, level }: Decisions): Plant[] {
  if (!answersAsks(understanding.kind)) return [];
  const asked =
    level === "routine" ? judged.filter(({ verdict }) => verdict !== "drop").map(({ plant }) => plant) : [];
  return [...asked, ...offered.map(({ plant }) => plant)];
}

function withOneFewer(decisions: Decisions): Decisions | undefined {
  if (decisions.offered.length > 0) return { ...decisions, offered: decisions.offered.slice(0, -1) };
  if (decisions.toAvoid.length > 1) return { ...decisions, toAvoid: decisions.toAvoid.slice(0, -1) };
  if (decisions.judged.length > 1) return { ...decisions, judged: decisions.judged.slice(0, -1) };
  return undefined;
}
