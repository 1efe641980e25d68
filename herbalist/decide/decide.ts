// Combines match and check: which plants are offered, which are judged, and every warning the answer must contain.
import type { Plant, PlantUse } from "#catalogue/plant.ts";
import { isOnSkin, isSwallowed } from "#catalogue/words.ts";
import { type Caution, type Checked, checkPlant, mayForbid, usageOf } from "../check/check.ts";
import { type CheckableOther, type CheckablePlant, checkableOther } from "../check/checkable.ts";
import { type PersonFacts, personFacts } from "../check/facts.ts";
import type { WhoKind } from "../language/people.ts";
import { bestKnown, type Candidate, type Helpfulness, matchPlants } from "../match/match.ts";
import type { Level, Triage } from "../triage/triage.ts";
import { tonics } from "../understand/asks.ts";
import { alsoIllness } from "../understand/gather.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { routesAsked } from "../understand/route-asked.ts";
import type { AnswerKind, Understanding } from "../understand/understanding.ts";

export type Offered = { plant: Plant; uses: PlantUse[]; cautions: Caution[] };

export type Decisions = {
  level: Level;
  triage: Triage;
  understanding: Understanding;
  /** Plants the answer may suggest, best first. */
  offered: Offered[];
  /** The complaint for which they are offered. */
  offeredFor: string | undefined;
  /** Plants that the person named, each with its verdict. */
  judged: Checked[];
  /** The same for remedies outside the catalogue of plants. */
  judgedOthers: Checked<CheckableOther>[];
  /** Names of things of a long list that the answer has no room for; none of them is graver than those judged. */
  unjudged: string[];
  /** How many matching plants were left out, by reason. */
  leftOut: { written: string; about: Caution["about"]; count: number }[];
  /** Plants to warn about, when the question is what to avoid. */
  toAvoid: Checked[];
  /** Everyday teas of the kitchen that nothing is recorded against for this person, when which may be drunk is asked. */
  mayDrink: Plant[];
  /** Whether the answer may contain amounts and recipes. */
  dosesAllowed: boolean;
};

const maxPlants = 3;
const mostNamed = 4;
/** A way that is asked for is no reason to offer what hardly fits. */
const leastForWay = 1.5;
/** How many plants of the ranking are weighed for a person. */
const mostWeighed = 8;

export function decide(
  triage: Triage,
  understanding: Understanding,
  helpfulness: Helpfulness,
  knowledge: Knowledge,
  mostPlants = maxPlants,
): Decisions {
  const facts = personFacts(understanding, knowledge);
  const { who, kind } = understanding;
  const base: Decisions = {
    level: triage.level,
    triage,
    understanding,
    offered: [],
    offeredFor: undefined,
    judged: [],
    judgedOthers: [],
    unjudged: [],
    leftOut: [],
    toAvoid: [],
    mayDrink: [],
    dosesAllowed: !who.some((each) => each === "child" || each === "baby" || each === "pregnant"),
  };
  if (triage.level === "emergency" || triage.level === "crisis") return { ...base, dosesAllowed: false };
  const named = understanding.plants
    .map((id) => knowledge.plants.get(id))
    .filter((plant): plant is Plant => plant !== undefined);
  if (answersAsks(kind) || kind === "replace") {
    // Foods and shop remedies have advice for children of one year and more; plants have none under two.
    const toddler = who.includes("baby") && (understanding.ageMonths ?? 0) >= 12;
    const otherFacts = toddler
      ? { ...facts, who: who.map((each) => (each === "baby" ? "child" : each)) }
      : facts;
    const plants = gravest(named.map((plant) => judge(plant, understanding, facts, knowledge)));
    const others = gravest(
      understanding.others
        .flatMap((id) => knowledge.others.get(id) ?? [])
        .map((other) => checkPlant(checkableOther(other), usageOf(undefined), otherFacts, knowledge)),
    );
    base.judged = plants.told;
    base.judgedOthers = others.told;
    base.unjudged = [
      ...plants.rest.map(({ plant }) => knowledge.nameOf(plant)),
      ...others.rest.map(({ plant: { other } }) => other.name),
    ];
  }
  if (understanding.asks.includes("avoid"))
    base.toAvoid = plantsToAvoid(withComplaintsAsIllnesses(facts, understanding), knowledge);
  if (understanding.asks.includes("avoid") && base.dosesAllowed && asksWhichMay(understanding.sentence))
    base.mayDrink = kitchenTeas(facts, knowledge);
  if (understanding.asks.includes("avoid") && who.some((each) => each === "child" || each === "baby"))
    base.toAvoid = poisonousPlants(facts, knowledge);
  if (triage.level === "urgent") {
    if (kind === "remedy" && triage.dangers.every(({ id }) => id === "lasting"))
      offer(base, facts, helpfulness, knowledge, 2, true);
    return base;
  }
  const refused = [...base.judged, ...base.judgedOthers].some(({ verdict }) => verdict === "drop");
  const { asks, complaints } = understanding;
  const askedFor = asks.includes("what-for") || (asks.includes("good-for") && (refused || !hasRecord(base)));
  if (answersAsks(kind) && askedFor && complaints.length > 0)
    offer(base, facts, helpfulness, knowledge, mostPlants, false);
  if (asks.includes("instead"))
    offer(base, facts, helpfulness, knowledge, mostPlants, false, complaints[0] ?? mainUse(base));
  return base;
}

/** Of a long list, what an answer speaks of: every dangerous thing, then what this person should leave, then the others as they were named. */
function gravest<T extends CheckablePlant>(
  checked: readonly Checked<T>[],
): { told: Checked<T>[]; rest: Checked<T>[] } {
  if (checked.length <= mostNamed) return { told: [...checked], rest: [] };
  const weight = ({ plant, verdict, cautions }: Checked<T>) =>
    plant.safety.hazard === "dangerous" ? 3 : verdict === "drop" ? 2 : cautions.length > 0 ? 1 : 0;
  const sorted = checked.toSorted((a, b) => weight(b) - weight(a));
  const most = Math.max(mostNamed, sorted.filter((one) => weight(one) === 3).length);
  return { told: sorted.slice(0, most), rest: sorted.slice(most) };
}

/** Whether one of the things named is recorded for a complaint asked about; if not, others are offered. */
function hasRecord({ judged, judgedOthers, understanding: { complaints } }: Decisions): boolean {
  return (
    judged.some(({ plant }) => plant.uses.some((use) => complaints.includes(use.complaint))) ||
    judgedOthers.some(({ plant: { other } }) =>
      other.known_for.some((row) => complaints.includes(row.complaint)),
    )
  );
}

/** What the thing named is mostly used for. */
function mainUse({ judged, judgedOthers }: Decisions): string | undefined {
  return judged[0]?.plant.uses[0]?.complaint ?? judgedOthers[0]?.plant.other.known_for[0]?.complaint;
}

/** Kinds whose answer is made from the asks; the others have a text of their own. */
export function answersAsks(kind: AnswerKind): boolean {
  return kind === "remedy" || kind === "plant" || kind === "prepare" || kind === "safety";
}

/** "What is bad for kidneys" names a complaint; plants are recorded against the illness. */
function withComplaintsAsIllnesses(facts: PersonFacts, { complaints }: Understanding): PersonFacts {
  const twins = complaints.flatMap((id) => {
    const illness = alsoIllness[id];
    return illness === undefined ? [] : [{ id: illness, written: illness }];
  });
  return { ...facts, illnesses: [...facts.illnesses, ...twins] };
}

function judge(
  plant: Plant,
  { complaints }: Understanding,
  facts: PersonFacts,
  knowledge: Knowledge,
): Checked {
  const use = plant.uses.find(
    ({ complaint, route }) => complaints.includes(complaint) && !isSwallowed(route),
  );
  const swallowed = plant.uses.some(
    ({ complaint, route }) => complaints.includes(complaint) && isSwallowed(route),
  );
  return checkPlant(plant, usageOf(use && !swallowed ? use : undefined), facts, knowledge);
}

function offer(
  base: Decisions,
  facts: PersonFacts,
  helpfulness: Helpfulness,
  knowledge: Knowledge,
  most: number,
  gentleOnly: boolean,
  complaint = base.understanding.complaints[0],
): void {
  const { understanding } = base;
  base.offeredFor = complaint;
  if (complaint === undefined) return;
  if (understanding.who.includes("baby")) return;
  // A tonic or a cleanse treats nothing: beside a medicine there is only something to lose.
  if (facts.medicines.length > 0 && understanding.complaints.every((id) => tonics.has(id))) {
    base.leftOut = facts.medicines.map(({ written }) => ({ written, about: "medicine", count: 1 }));
    return;
  }
  const named = new Set([
    ...base.judged.map(({ plant }) => plant.id),
    ...understanding.causes.map(({ id }) => id),
  ]);
  const left = new Map<string, { about: Caution["about"]; count: number }>();
  const accepted: (Candidate & { cautions: Caution[] })[] = [];
  const routes = routesAsked(understanding.sentence);
  const transplant = transplantOf(facts);
  const isAsked = ({ route }: PlantUse) => routes.includes(route);
  const isOpen = opensUp.has(complaint) && opened.test(understanding.sentence);
  const best = bestKnown(knowledge.complaints.get(complaint), knowledge);
  // Plants for the first complaint; for the others only if there are none.
  const forFirst = matchPlants([complaint], helpfulness, knowledge);
  const candidates =
    forFirst.length > 0 ? forFirst : matchPlants(understanding.complaints, helpfulness, knowledge);
  for (const candidate of candidates) {
    if (named.has(candidate.plant.id)) continue;
    if (gentleOnly && candidate.plant.safety.hazard !== "none") continue;
    const checks = candidate.uses.map((use) => ({
      use,
      ...checkPlant(candidate.plant, usageOf(use), facts, knowledge),
    }));
    // That carilla lowers sugar is why it is known for it; its first warning says what else.
    const isKnownFor = ({ about, id, severity }: Caution) =>
      about === "illness" &&
      severity === "caution" &&
      id === alsoIllness[complaint] &&
      best.includes(candidate.plant.id);
    const passing = checks.filter(
      ({ verdict, cautions, use }) =>
        verdict !== "drop" &&
        // Nothing is suggested that would be forbidden with one of the medicines that may be meant.
        !cautions.some(mayForbid) &&
        !(transplant && isSwallowed(use.route) && use.route !== "food") &&
        !(isOpen && isOnSkin(use.route)) &&
        isFoodIfNeeded(candidate.plant, use, base),
    );
    if (passing.length === 0) {
      if (transplant && !checks[0]?.cautions.some(mayForbid))
        left.set(transplant.written, {
          about: transplant.about,
          count: (left.get(transplant.written)?.count ?? 0) + 1,
        });
      for (const written of new Set(checks[0]?.cautions.filter(mayForbid).map((caution) => caution.written)))
        left.set(written, {
          about: checks[0]?.cautions.find((caution) => caution.written === written)?.about ?? "illness",
          count: (left.get(written)?.count ?? 0) + 1,
        });
      continue;
    }
    if (accepted.length < mostWeighed || passing.some(({ use }) => isAsked(use)))
      accepted.push({
        ...candidate,
        uses: passing.map(({ use }) => use).toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a))),
        cautions: distinct(passing.flatMap(({ cautions }) => cautions)).filter((one) => !isKnownFor(one)),
      });
  }
  // Who asks for a rub is told of rubs. Of the best, those that nothing speaks against for this person come first.
  const thatWay = accepted
    .filter(({ uses, score }) => uses.some(isAsked) && score >= leastForWay)
    .slice(0, mostWeighed);
  const suited = (thatWay.length > 0 ? thatWay : accepted).toSorted(
    (a, b) => Number(concernsPerson(a)) - Number(concernsPerson(b)),
  );
  base.offered = compatible(suited, knowledge)
    .slice(0, most)
    .map(({ plant, uses, cautions }) => ({
      plant,
      uses,
      cautions,
    }));
  base.leftOut = [...left].map(([written, rest]) => ({ written, ...rest }));
}

/** "boil on my leg", "it burst already": mashed leaf and pod are for whole skin. */
const opensUp: ReadonlySet<string> = new Set(["boils", "blister"]);
const opened = /\b(?:burst|bursted|bust|busted|opened?|broken?|running|draining|leaking|raw)\b/;

/** A tea that shifts the level of these medicines may cost the organ, and few were tested: none is suggested to drink. */
function transplantOf({ illnesses, medicines }: PersonFacts) {
  const illness = illnesses.find(({ id }) => id === "transplant");
  if (illness) return { written: illness.written, about: "illness" as const };
  const medicine = medicines.find(({ classes }) => classes.has("immunosuppressants"));
  return medicine && { written: medicine.written, about: "medicine" as const };
}

function concernsPerson({ cautions }: { cautions: Caution[] }): boolean {
  return cautions.some(({ about }) => about === "medicine" || about === "illness");
}

/** Whether the record keeps a plant to what food holds while nursing. */
export const isFoodWhileNursing = ({ safety }: Pick<Plant, "safety">, who: readonly WhoKind[]): boolean =>
  who.includes("breastfeeding") && safety.breastfeeding.advice !== "caution";

/** For a child or in pregnancy only what is eaten as food is named, and no part that the record rules out; while nursing, what the record allows. */
function isFoodIfNeeded(
  plant: Plant,
  { route, part }: PlantUse,
  { dosesAllowed, understanding }: Decisions,
): boolean {
  const { safety } = plant;
  if (isSwallowed(route) && route !== "food" && isFoodWhileNursing(plant, understanding.who)) return false;
  if (dosesAllowed) return true;
  const note = understanding.who.includes("pregnant") ? safety.pregnancy.note : safety.children.note;
  return route === "food" && !new RegExp(`\\bno\\b[^.;]*\\b${part}`, "i").test(note);
}

/** Offered plants may be taken together: of two that must not be combined, only the higher-ranked one stays. */
function compatible<T extends { plant: Plant }>(candidates: T[], knowledge: Knowledge): T[] {
  const chosen: T[] = [];
  for (const one of candidates) {
    const facts: PersonFacts = {
      medicines: [],
      illnesses: [],
      who: [],
      otherPlants: chosen.map(({ plant }) => plant.id),
    };
    const clash = checkPlant(one.plant, { route: "drink", part: undefined }, facts, knowledge).cautions.some(
      ({ about, severity }) => about === "plant" && severity === "avoid",
    );
    if (!clash) chosen.push(one);
  }
  return chosen;
}

function distinct(cautions: Caution[]): Caution[] {
  const seen = new Set<string>();
  return cautions.filter(({ about, id, written }) => {
    const key = `${about}:${id}:${written}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The best-known plants that this person should avoid. */
function plantsToAvoid(facts: PersonFacts, knowledge: Knowledge): Checked[] {
  const own: PersonFacts = {
    ...facts,
    who: facts.who.filter((each) => each === "pregnant" || each === "breastfeeding"),
  };
  return [...knowledge.plants.values()]
    .filter(({ safety }) => safety.hazard !== "dangerous")
    .map((plant) => checkPlant(plant, { route: "drink", part: undefined }, own, knowledge))
    .filter(({ cautions }) =>
      cautions.some((caution) => mayForbid(caution) && !/no information/i.test(caution.effect)),
    )
    .sort((a, b) => prominence(b.plant) - prominence(a.plant) || (a.plant.id < b.plant.id ? -1 : 1))
    .slice(0, 8);
}

/** "what tea can I drink with lisinopril": which may be taken, not which may not. */
function asksWhichMay(sentence: string): boolean {
  return (
    /\b(?:what|which|any) (?:\S+ ){0,3}(?:tea|teas|bush|bushes|herbs?) (?:\S+ ){0,3}(?:can|could|may|safe|ok|okay|good|fine|go|goes)\b/.test(
      sentence,
    ) && !/\b(?:not|cannot|avoid|bad|dangerous|clash|interact\w*)\b/.test(sentence)
  );
}

const ofKitchen = /^(?:A (?:weak )?cup|As (?:seasoning|a spice|a herb)|Some people drink)\b/;
const mostKitchenTeas = 3;

function kitchenTeas(facts: PersonFacts, knowledge: Knowledge): Plant[] {
  return [...knowledge.plants.values()]
    .filter(({ preparation_methods }) =>
      Object.values(preparation_methods).some(
        ({ route, every_day }) => route === "drink" && ofKitchen.test(every_day ?? ""),
      ),
    )
    .map((plant) => checkPlant(plant, { route: "drink", part: undefined }, facts, knowledge))
    .filter(({ verdict, cautions }) => verdict !== "drop" && cautions.length === 0)
    .map(({ plant }) => plant)
    .sort((a, b) => prominence(b) - prominence(a) || (a.id < b.id ? -1 : 1))
    .slice(0, mostKitchenTeas);
}

/** The best-known poisonous plants, for those who look after children. */
function poisonousPlants(facts: PersonFacts, knowledge: Knowledge): Checked[] {
  return [...knowledge.plants.values()]
    .filter(({ safety }) => safety.hazard === "dangerous")
    .map((plant) => checkPlant(plant, { route: "drink", part: undefined }, facts, knowledge))
    .sort((a, b) => prominence(b.plant) - prominence(a.plant) || (a.plant.id < b.plant.id ? -1 : 1))
    .slice(0, 8);
}

function prominence({ availability, uses, names }: Plant): number {
  return (
    (availability === "Common" ? 2 : 0) + Math.min(uses.length, 6) / 3 + (names.guyanese.length > 0 ? 1 : 0)
  );
}
