// Rules and listener together: what the rules heard stands unless the listener is sure that it is only a turn of speech,
// a story or a lesson, and what no rule foresaw is raised where the listener is sure enough.
import type { Text } from "../language/tokens.ts";
import {
  type Features,
  featuresOf,
  learnedWeights,
  likelihood,
  type RulesHeard,
  shareOf,
  type Weights,
} from "./learned.ts";
import type { Level } from "./rule.ts";

/** Sought by leaving out one writer at a time (`bench/learn.ts --apart`): few false alarms, and hardly an emergency lost. */
const sure = {
  /** Below this the alarm of one rule is not believed; where several agree, or it is told of now, it takes more. */
  disbelief: 0.55,
  strongDisbelief: 0.35,
  /** From here on it is grave without any rule; said in few words, it takes more. */
  grave: 0.65,
  graveInFewWords: 0.72,
  urgent: 0.57,
  /** Below this an emergency is one that can wait for a clinician tomorrow. */
  pressing: 0.3,
  /** From here on a grave question is a crisis; with a rule for the one, the other must be surer. */
  crisis: 0.5,
  turns: 0.1,
};
/** How many words it must know to raise a level at all, and to disbelieve a rule or be sure without one. */
const fewWords = 2;
const enoughWords = 5;

export function listen(text: Text, heard: RulesHeard): Level {
  return weigh(featuresOf(text, heard), heard, learnedWeights);
}

export function weigh({ words, spelling }: Features, heard: RulesHeard, weights: Weights): Level {
  const byWords = likelihood(words, weights.grave);
  const grave = shareOf((2 * byWords.lean + likelihood(spelling, weights.spelling).lean) / 3);
  const rules = heard.crisis.length + heard.emergency.length;
  // Other sentences' innocent words must not talk a sign away.
  const enough = byWords.words >= enoughWords && !heard.severalSentences;
  const believed =
    rules > 0
      ? !enough || grave >= (isFirm(heard) ? sure.strongDisbelief : sure.disbelief)
      : raises(grave, byWords.words, heard);
  if (!believed)
    return grave >= sure.urgent && byWords.words >= fewWords && !heard.helpSeen ? "urgent" : "routine";
  const crisis = shareOf(likelihood(words, weights.crisis).lean);
  // A crisis never waits, and a rule's emergency only where the listener knows enough to disbelieve it.
  const mayWait = crisis <= sure.crisis && (rules === 0 || enough);
  if (mayWait && shareOf(likelihood(words, weights.pressing).lean) < sure.pressing) return "urgent";
  const turns = heard.crisis.length > 0 ? -sure.turns : rules > 0 ? sure.turns : 0;
  return crisis >= sure.crisis + turns ? "crisis" : "emergency";
}

/** Where help was seen, only a rule calls for it again. */
function raises(grave: number, words: number, { helpSeen }: RulesHeard): boolean {
  if (helpSeen || words < fewWords) return false;
  return grave >= (words < enoughWords ? sure.graveInFewWords : sure.grave);
}

/** Several rules at once, something told of now or a reading of an instrument are seldom a turn of speech. */
function isFirm({ crisis, emergency, present, toldNow }: RulesHeard): boolean {
  if (toldNow || crisis.length + emergency.length > 1) return true;
  for (const sign of present) if (/^(oxygen|pressure|sugar|temperature|pulse)-/.test(sign)) return true;
  return false;
}
