// Preparation Method Quiz: which part, which way, how many days at most. Of a dangerous plant the only answer is not to use it.
// Options are plant parts, routes or numbers of days, as the catalogue writes them.
import { type Choices, judgeChoices, type Question } from "./choices.ts";
import { choosePlants, draw, plantsFor } from "./choose-plants.ts";
import type { GamePlant } from "./library.ts";
import { type Random, shuffle } from "./random.ts";
import { type Hand, type Rules, roundSizes } from "./round.ts";

const id = "preparation-method-quiz";

/** The answer about a dangerous plant. */
export const doNotUse = "do-not";

export type PreparationQuestion = Question &
  (
    | { readonly kind: "part" | "way"; readonly complaint: string }
    | { readonly kind: "days"; readonly preparation: string }
    | { readonly kind: "danger" }
  );
export type PreparationRound = Choices<PreparationQuestion>;

export const preparationMethodQuiz: Rules<PreparationRound> = { id, deal, judge: judgeChoices };

const optionCounts = { easy: 3, medium: 4, hard: 4 } as const;
/** One question in five is about a dangerous plant. */
const dangerShare = 0.2;

/** What a player could confuse with reason is never a wrong option beside the right one. */
const partGroups: readonly (readonly string[])[] = [
  ["leaf", "young leaf"],
  ["fruit", "unripe fruit", "juice", "peel", "pod", "calyx", "silk"],
  ["seed", "seed oil", "nut", "oil"],
  ["root", "rhizome", "tuber", "bulb"],
  ["bark", "wood", "stem", "heart"],
  ["sap", "latex", "resin", "gel", "essential oil"],
  ["flower"],
];
const routeGroups: readonly (readonly string[])[] = [
  ["drink", "food", "chew"],
  ["gargle", "mouth rinse"],
  ["bath", "wash"],
  ["poultice", "rub"],
  ["steam"],
];
const dayChoices = [1, 2, 3, 5, 7, 14, 30];

function deal(hand: Hand): PreparationRound | null {
  const { library, difficulty, random } = hand;
  const size = roundSizes[id][difficulty];
  const pictured = library.plants.filter(({ picture }) => picture);
  const dangerous = choosePlants(
    pictured.filter(({ hazard }) => hazard === "dangerous"),
    Math.round(size * dangerShare),
    hand,
  );
  const others = pictured.filter((plant) => plant.hazard !== "dangerous" && canAsk(plant));
  const asked = choosePlants(plantsFor(hand, others, size), size - dangerous.length, hand);
  if (asked.length + dangerous.length < size) return null;
  const questions = [
    ...dangerous.map((plant) => askDanger(plant, hand)),
    ...asked.flatMap((plant) => ask(plant, hand)),
  ];
  return { questions: shuffle(questions, random) };
}

const askers = [askPart, askWay, askDays];

function canAsk(plant: GamePlant): boolean {
  // Whether a question exists does not depend on chance.
  return askers.some((asker) => asker(plant, { difficulty: "hard", random: () => 0 }) !== null);
}

type Asking = Pick<Hand, "difficulty" | "random">;

function ask(plant: GamePlant, asking: Asking): PreparationQuestion[] {
  const question = shuffle(askers, asking.random)
    .map((asker) => asker(plant, asking))
    .find((found) => found !== null);
  return question ? [question] : [];
}

function askPart(plant: GamePlant, { difficulty, random }: Asking): PreparationQuestion | null {
  const parts = plant.uses.map(({ part }) => part);
  // Every part belongs to the whole plant.
  if (parts.includes("whole plant")) return null;
  const use = draw(
    plant.uses.filter(({ complaint, part }) =>
      plant.uses.every((other) => other.complaint !== complaint || other.part === part),
    ),
    random,
  );
  const wrong = fromOtherGroups(partGroups, parts, random).slice(0, optionCounts[difficulty] - 1);
  if (!use || wrong.length < 2) return null;
  const options = shuffle([use.part, ...wrong], random);
  return { kind: "part", plant: plant.id, complaint: use.complaint, answer: use.part, options };
}

function askWay(plant: GamePlant, { difficulty, random }: Asking): PreparationQuestion | null {
  const routes = plant.uses.map(({ route }) => route);
  const use = draw(
    plant.uses.filter(({ complaint, route }) =>
      plant.uses.every((other) => other.complaint !== complaint || other.route === route),
    ),
    random,
  );
  const wrong = fromOtherGroups(routeGroups, routes, random).slice(0, optionCounts[difficulty] - 2);
  if (!use || wrong.length === 0) return null;
  const options = [...shuffle([use.route, ...wrong], random), doNotUse];
  return { kind: "way", plant: plant.id, complaint: use.complaint, answer: use.route, options };
}

function askDays(plant: GamePlant, { difficulty, random }: Asking): PreparationQuestion | null {
  const limited = plant.preparations.flatMap(({ name, days }) => (days === null ? [] : [{ name, days }]));
  const found = draw(limited, random);
  if (!found) return null;
  const wrong = shuffle(
    dayChoices.filter((days) => days !== found.days),
    random,
  ).slice(0, optionCounts[difficulty] - 1);
  const options = [found.days, ...wrong].toSorted((a, b) => a - b).map(String);
  return {
    kind: "days",
    plant: plant.id,
    preparation: found.name,
    answer: String(found.days),
    options,
  };
}

function askDanger(plant: GamePlant, { difficulty, random }: Asking): PreparationQuestion {
  const wrong = fromOtherGroups(routeGroups, [], random).slice(0, optionCounts[difficulty] - 1);
  return { kind: "danger", plant: plant.id, answer: doNotUse, options: [...wrong, doNotUse] };
}

/** One option of each group that holds none of these, its most usual one. */
function fromOtherGroups(
  groups: readonly (readonly string[])[],
  taken: readonly string[],
  random: Random,
): string[] {
  return shuffle(
    groups.filter((group) => !group.some((option) => taken.includes(option))),
    random,
  ).flatMap(([usual]) => usual ?? []);
}
