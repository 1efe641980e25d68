// Combines the rules with the trained classifier. A level reached by a rule stands unless the classifier is confident that
// it is a figure of speech, a story or a lesson; without a rule, a confident classifier raises the level.
import type { Text } from "../language/tokens.ts";
import { learnedModel, type Model, type Probabilities, probabilitiesOf } from "./classifier.ts";
import { featuresOf, type RuleResults } from "./features.ts";
import type { Level } from "./rule.ts";

/**
 * Chosen by leave-one-writer-out cross-validation (`herbalist/evaluation/train.ts --cross-validate`): few false alarms
 * and hardly any missed emergency.
 */
const thresholds = {
  /** Alarm (emergency or crisis) with one rule. */
  alarm: 0.53,
  /** Without a rule there is no named sign, so the classifier must be surer; on few words most of all. */
  alarmWithoutRule: 0.6,
  alarmInFewWords: 0.85,
  /** Several rules, an instrument's reading or a mention of the present time lower the threshold. */
  alarmByFirmRules: 0.45,
  /** Among several sentences, harmless ones must not outweigh the one in which a rule matched. */
  alarmAmongSentences: 0.15,
  /** Weight of a crisis against an emergency: crisis hints are weak signals, and the person may not ask again. */
  crisisWeight: 2,
  /** Probability of urgent against routine; a matching rule lowers the threshold, a short question raises it. */
  urgent: 0.45,
  urgentByRule: 0.2,
  urgentInFewWords: 0.65,
};
/** Rules that the classifier never overrides: what they detect must be answered first, however it is asked. */
const neverOverridden: ReadonlySet<string> = new Set(["period", "end-pregnancy"]);
/** Known words needed to raise a level at all, and to override a rule or to do without one. */
const fewWords = 2;
const enoughWords = 5;

export function classify(text: Text, detected: RuleResults): Level {
  return classifyFeatures(featuresOf(text, detected), detected, learnedModel);
}

export function classifyFeatures(features: readonly string[], detected: RuleResults, model: Model): Level {
  const probabilities = probabilitiesOf(features, model);
  if (isAlarm(probabilities, detected)) return isCrisis(probabilities, detected) ? "crisis" : "emergency";
  return isUrgent(probabilities, detected) ? "urgent" : "routine";
}

function isAlarm(probabilities: Probabilities, detected: RuleResults): boolean {
  const { emergency, crisis, urgent, routine, words } = probabilities;
  const weight = emergency + thresholds.crisisWeight * crisis;
  const alarm = weight / (weight + urgent + routine);
  if (detected.crisis.length + detected.emergency.length > 0) {
    if (words < enoughWords) return true;
    if (detected.severalSentences) return alarm >= thresholds.alarmAmongSentences;
    return alarm >= (isFirm(detected) ? thresholds.alarmByFirmRules : thresholds.alarm);
  }
  // Once a professional has attended, only a rule raises the alarm again.
  if (detected.helpSeen || words < fewWords) return false;
  return alarm >= (words < enoughWords ? thresholds.alarmInFewWords : thresholds.alarmWithoutRule);
}

/** On few words, a rule for the one decides against the other. */
function isCrisis({ emergency, crisis, words }: Probabilities, detected: RuleResults): boolean {
  if (words < enoughWords && detected.crisis.length !== detected.emergency.length)
    return detected.crisis.length > detected.emergency.length;
  return thresholds.crisisWeight * crisis >= emergency;
}

function isUrgent({ urgent, routine, words }: Probabilities, detected: RuleResults): boolean {
  const share = urgent / (urgent + routine);
  if (detected.urgent.some((rule) => neverOverridden.has(rule))) return true;
  if (detected.urgent.length > 0) return words < enoughWords || share >= thresholds.urgentByRule;
  if (detected.helpSeen || words < fewWords) return false;
  return share >= (words < enoughWords ? thresholds.urgentInFewWords : thresholds.urgent);
}

/** Several rules at once, a mention of the present time or an instrument's reading are seldom a figure of speech. */
function isFirm({ crisis, emergency, present, mentionsNow }: RuleResults): boolean {
  if (mentionsNow || crisis.length + emergency.length > 1) return true;
  for (const sign of present) if (/^(oxygen|pressure|sugar|temperature|pulse)-/.test(sign)) return true;
  return false;
}
