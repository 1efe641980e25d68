// Finds and ranks plants whose documented uses fit the complaints. It does not check safety for a person, but excludes
// dangerous plants and complaints that need a doctor.
import type { Plant, PlantUse } from "#catalogue/plant.ts";
import type { Complaint } from "#catalogue/vocabulary.ts";
import { isSwallowed } from "#catalogue/words.ts";
import type { Knowledge } from "../understand/knowledge.ts";

/** Votes of signed-in users, by plant id. */
export type Helpfulness = ReadonlyMap<string, { helpful: number; total: number }>;

export type Candidate = { plant: Plant; uses: PlantUse[]; score: number };

const traditionPoints = { "well documented": 3, documented: 2, reported: 1 } as const;
const evidencePoints = { clinical: 4, preclinical: 1, "none found": 0 } as const;
/** Added to the grade of evidence: a plant that failed in people ranks below one that was never tested. */
const outcomePoints = { helped: 0.5, "helped a little": 0, mixed: 0, "no effect": -2 } as const;
const availabilityPoints = { Common: 1.5, Seasonal: 1, Regional: 0.6, Rare: 0 } as const;
const hazardPoints = { none: 1.5, caution: 0, dangerous: -99 } as const;
/** People can find and recognise what is asked for often. */
const askedOftenPoints = 1.5;

/** Those that a complaint's record names as best known stand before all others, in its order. */
const bestKnownPoints = 40;
const perPlace = 5;

/** What many people must not take ranks below what suits nearly all. */
const forbiddenPoints = 0.3;
const mostForbidden = 8;

/** Additive smoothing: this many neutral votes are added, so that a single vote changes nothing. */
const neutralVotes = 60;
const feedbackWeight = 4;

/** A part that gives off cyanide, however little, stands behind what does not. */
const cyanidePoints = 3;
const cyanide = /\bcyanide|\bprussic acid/;

export function matchPlants(
  complaints: readonly string[],
  helpfulness: Helpfulness,
  knowledge: Knowledge,
): Candidate[] {
  const offered = complaints.filter((id) => {
    const care = knowledge.complaints.get(id)?.care;
    return care !== undefined && care !== "doctor first";
  });
  const plants = new Set(offered.flatMap((id) => knowledge.plantsFor.get(id) ?? []));
  const candidates: Candidate[] = [];
  for (const plant of plants) {
    if (plant.safety.hazard === "dangerous") continue;
    const uses = offered.flatMap((id) => bestUse(plant, id, knowledge) ?? []);
    if (uses.length > 0)
      candidates.push({ plant, uses, score: scoreOf(plant, uses, offered, helpfulness, knowledge) });
  }
  return candidates.sort((a, b) => b.score - a.score || (a.plant.id < b.plant.id ? -1 : 1));
}

/** The plants that people name first for a complaint, or for the wider one that it belongs to. */
export function bestKnown(
  complaint: Complaint | undefined,
  { complaints }: Pick<Knowledge, "complaints">,
): readonly string[] {
  const own = complaint?.best_known ?? [];
  return own.length > 0 ? own : (complaints.get(complaint?.part_of ?? "")?.best_known ?? []);
}

function bestUse(plant: Plant, complaint: string, knowledge: Knowledge): PlantUse | undefined {
  const { external_only = false, part_of } = knowledge.complaints.get(complaint) ?? {};
  return plant.uses
    .filter((use) => use.complaint === complaint || use.complaint === part_of)
    .filter((use) => !external_only || !isSwallowed(use.route))
    .toSorted((a, b) => usePoints(b) - usePoints(a))[0];
}

function usePoints({ tradition, evidence, result }: PlantUse): number {
  const tested = result === undefined ? 0 : outcomePoints[result.outcome];
  return traditionPoints[tradition] + evidencePoints[evidence] + tested;
}

function scoreOf(
  plant: Plant,
  uses: PlantUse[],
  offered: string[],
  helpfulness: Helpfulness,
  knowledge: Knowledge,
): number {
  // The first complaint counts most; a plant that fits several gains.
  const fit = uses.reduce((sum, use) => sum + usePoints(use) * (use.complaint === offered[0] ? 1 : 0.6), 0);
  const votes = helpfulness.get(plant.id);
  const smoothed = votes ? (votes.helpful + neutralVotes / 2) / (votes.total + neutralVotes) - 0.5 : 0;
  // In steps, so that a vote or two do not even decide between equals.
  const feedback = feedbackWeight * (Math.trunc(20 * smoothed) / 20);
  const local = plant.names.guyanese.length > 0 ? 0.5 : 0;
  const known = knowledge.askedOften.has(plant.id) ? askedOftenPoints : 0;
  const place = bestKnown(knowledge.complaints.get(offered[0] ?? ""), knowledge).indexOf(plant.id);
  const { interactions, illnesses } = plant.safety;
  const forbidden = [...interactions, ...illnesses].filter(({ severity }) => severity === "avoid").length;
  return (
    fit -
    (place < 0 && givesOffCyanide(plant, uses) ? cyanidePoints : 0) -
    Math.min(forbidden, mostForbidden) * forbiddenPoints +
    availabilityPoints[plant.availability] +
    hazardPoints[plant.safety.hazard] +
    local +
    known +
    (place < 0 ? 0 : bestKnownPoints - perPlace * place) +
    feedback
  );
}

const givesOffCyanide = ({ safety }: Plant, uses: readonly PlantUse[]): boolean =>
  uses.some(
    ({ part, route }) =>
      isSwallowed(route) &&
      safety.toxic_parts.some((toxic) => toxic.part === part && cyanide.test(toxic.effect)),
  );
