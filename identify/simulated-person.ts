// A simulated person with a plant in hand, for measuring the key: sees what the plant's content says, cannot see what is out
// of season or not tried, and gives a wrong answer now and then, most often a neighbour of the right one.
import { type KeyCharacter, keyCharacters } from "#catalogue/key-words.ts";
import { neighboursOf } from "./confusions.ts";
import { type Answer, answerable, type Candidate, isNarrowedDown, type Key, partOf } from "./key.ts";
import type { Profile, Weights } from "./profile.ts";

export type SimulatedPerson = {
  /** Between 0 and 1. */
  readonly wrongAnswers: number;
  /** Wrong answers go to any other state instead of mostly to a neighbour: a worse model than the key assumes. */
  readonly careless?: boolean;
  readonly random: () => number;
};

export type SimulatedRun<P> = {
  /** Answers given, without "I don't know". */
  readonly given: number;
  readonly wrong: number;
  readonly asked: number;
  readonly ranked: readonly Candidate<P>[];
};

/** Answers the most telling question again and again until the key has narrowed it down or the questions run out. */
export function simulateRun<P extends { readonly id: string; readonly profile: Profile }>(
  key: Key<P>,
  plants: readonly P[],
  held: P,
  person: SimulatedPerson,
): SimulatedRun<P> {
  const { random } = person;
  const inSeason = {
    flower: random() < answerable["flower-colour"],
    fruit: random() < answerable["fruit-kind"],
  };
  const answers: Answer[] = [];
  let [given, wrong] = [0, 0];
  let ranked = key.rank(answers);
  while (!isNarrowedDown(ranked)) {
    const [character] = key.nextQuestions(answers);
    if (character === undefined) break;
    const part = partOf(character);
    const sees = part === "flower" || part === "fruit" ? inSeason[part] : random() < answerable[character];
    const shown = sees ? shownState(character, held, plants, random) : undefined;
    if (shown === undefined) {
      answers.push({ character, states: [] });
      continue;
    }
    const mistaken = random() < person.wrongAnswers;
    const said = mistaken ? mistake(character, held, shown, person) : shown;
    answers.push({ character, states: [said] });
    given += 1;
    wrong += mistaken ? 1 : 0;
    ranked = key.rank(answers);
  }
  return { given, wrong, asked: answers.length, ranked };
}

/** What the person takes the plant to show. Where the content does not know, the living plant still shows something: the state of any other plant. */
function shownState<P extends { readonly profile: Profile }>(
  character: KeyCharacter,
  held: P,
  plants: readonly P[],
  random: () => number,
): string | undefined {
  const seen = held.profile[character];
  if (seen === "absent") return undefined;
  if (seen !== "unknown") return drawn(seen, random);
  const known = plants.flatMap(({ profile }) => {
    const other = profile[character];
    return typeof other === "string" ? [] : [other];
  });
  const other = known[Math.floor(random() * known.length)];
  return other && drawn(other, random);
}

/** A state that the plant does not show at all. */
function mistake(
  character: KeyCharacter,
  { profile }: { readonly profile: Profile },
  shown: string,
  { random, careless }: SimulatedPerson,
): string {
  const seen = profile[character];
  const isWrong = (state: string) =>
    state !== shown && (typeof seen === "string" || (seen[state] ?? 0) === 0);
  const others = keyCharacters[character].filter(isWrong);
  const near = neighboursOf(character, shown).filter(isWrong);
  const from = near.length > 0 && !careless && random() < 0.7 ? near : others;
  return from[Math.floor(random() * from.length)] ?? shown;
}

function drawn(weights: Weights, random: () => number): string | undefined {
  let left = random();
  for (const [state, share] of Object.entries(weights)) {
    left -= share;
    if (left < 0) return state;
  }
  return Object.keys(weights).at(-1);
}
