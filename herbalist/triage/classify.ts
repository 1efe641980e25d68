// Rules and listener together: what the rules heard stands unless the listener is sure that it is only a turn of speech,
// a story or a lesson, and what no rule foresaw is raised where the listener is sure enough.
import type { Text } from "../language/tokens.ts";
import { learnedModel, type Model, type Shares, sharesOf } from "./classifier.ts";
import { featuresOf, type RulesHeard } from "./features.ts";
import type { Level } from "./rule.ts";

/** Sought by leaving out one writer at a time (`herbalist/evaluation/train.ts --cross-validate`): few false alarms, and hardly an emergency lost. */
const sure = {
  /** From here on it is grave, whether one rule says so or none; said in few words without a rule, it takes more. */
  grave: 0.53,
  graveInFewWords: 0.7,
  /** Where several rules agree, a reading was told or it is told of now, less is enough. */
  graveByFirmRules: 0.45,
  /** Among several sentences, innocent ones must not talk away what a rule heard. */
  graveAmongSentences: 0.15,
  /** How much more than an emergency's share a crisis's weighs: hints are soft, and nobody asks again. */
  crisisWeighs: 2,
  /** From this share of urgent against routine on it is urgent; with a rule for it less is enough, in few words more. */
  urgent: 0.45,
  urgentByRule: 0.2,
  urgentInFewWords: 0.65,
};
/** Rules that no likelihood talks away: what they hear must be answered first, however it is asked. */
const unshaken: ReadonlySet<string> = new Set(["period", "end-pregnancy"]);
/** How many words it must know to raise a level at all, and to disbelieve a rule or be sure without one. */
const fewWords = 2;
const enoughWords = 5;

export function listen(text: Text, heard: RulesHeard): Level {
  return weigh(featuresOf(text, heard), heard, learnedModel);
}

export function weigh(features: readonly string[], heard: RulesHeard, model: Model): Level {
  const shares = sharesOf(features, model);
  if (isGrave(shares, heard)) return turnsToCrisis(shares, heard) ? "crisis" : "emergency";
  return isUrgent(shares, heard) ? "urgent" : "routine";
}

function isGrave(shares: Shares, heard: RulesHeard): boolean {
  const alarm = shares.emergency + sure.crisisWeighs * shares.crisis;
  const grave = alarm / (alarm + shares.urgent + shares.routine);
  const { words } = shares;
  if (heard.crisis.length + heard.emergency.length > 0) {
    if (words < enoughWords) return true;
    if (heard.severalSentences) return grave >= sure.graveAmongSentences;
    return grave >= (isFirm(heard) ? sure.graveByFirmRules : sure.grave);
  }
  // Where help was seen, only a rule calls for it again.
  if (heard.helpSeen || words < fewWords) return false;
  return grave >= (words < enoughWords ? sure.graveInFewWords : sure.grave);
}

/** On few words, a rule for the one decides against the other. */
function turnsToCrisis({ emergency, crisis, words }: Shares, heard: RulesHeard): boolean {
  if (words < enoughWords && heard.crisis.length !== heard.emergency.length)
    return heard.crisis.length > heard.emergency.length;
  return sure.crisisWeighs * crisis >= emergency;
}

function isUrgent({ urgent, routine, words }: Shares, heard: RulesHeard): boolean {
  const share = urgent / (urgent + routine);
  if (heard.urgent.some((rule) => unshaken.has(rule))) return true;
  if (heard.urgent.length > 0) return words < enoughWords || share >= sure.urgentByRule;
  if (heard.helpSeen || words < fewWords) return false;
  return share >= (words < enoughWords ? sure.urgentInFewWords : sure.urgent);
}

/** Several rules at once, something told of now or a reading of an instrument are seldom a turn of speech. */
function isFirm({ crisis, emergency, present, toldNow }: RulesHeard): boolean {
  if (toldNow || crisis.length + emergency.length > 1) return true;
  for (const sign of present) if (/^(oxygen|pressure|sugar|temperature|pulse)-/.test(sign)) return true;
  return false;
}
