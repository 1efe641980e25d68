// Findings that mean little alone and much in combination. Rules cannot list every combination, so the affected body
// systems are counted.

import type { Evidence, Signs } from "./finding.ts";

/** Systems in which a finding is alarming. */
const alarming: readonly (readonly string[])[] = [
  ["pale", "sweating", "faint", "dizzy", "palpitations"],
  ["drowsy", "forgetting", "seeing-things", "cannot-think", "groaning", "shaking"],
  ["wheeze", "breath-pain", "asthma-attack", "breathless-effort"],
  ["any-blood", "bleeding", "cough-blood-streak", "stool-some-blood"],
  ["arm-jaw", "arm-numb", "balance", "mouth-tingling", "vision-trouble", "speech"],
  ["not-drinking", "no-urine", "sunken-eyes", "nothing-stays-down"],
  ["severe", "sudden"],
];
/** Common in minor illnesses; they count only beside an alarming one. */
const common: readonly (readonly string[])[] = [
  ["fever", "temperature-raised", "chills"],
  ["headache", "severe-headache", "light-hurts", "stiff-neck"],
  ["vomiting", "diarrhoea", "belly-pain"],
  ["swelling", "rash", "hives", "fast-swelling", "allergen"],
  ["back-pain", "flank-pain"],
  ["fell", "head-injury", "wound", "operated"],
];

/** In a long message, signs told further apart than this belong to different troubles. */
const reach = 40;

/** Whether each group has a sign within one stretch of the message. A sign without words, such as an age, is everywhere. */
export function standTogether(groups: readonly (readonly Evidence[])[]): boolean {
  const told = groups
    .filter((group) => group.every((evidence) => evidence.length > 0))
    .map((group) => group.flat());
  if (told.length < 2) return true;
  return told
    .flat()
    .some((start) => told.every((group) => group.some((at) => at >= start && at <= start + reach)));
}

/** Three systems, two of them alarming, are an emergency; three with one alarming are urgent. */
export function combinedSigns(
  present: Signs,
): { id: "together-emergency" | "together-urgent"; evidence: Evidence } | undefined {
  const affected = (systems: readonly (readonly string[])[], start: number) =>
    systems.flatMap((signs) => {
      const shown = signs.find((sign) => {
        const at = present.get(sign)?.[0];
        return present.has(sign) && (at === undefined || (at >= start && at <= start + reach));
      });
      return shown ?? [];
    });
  const starts = [0, ...[...alarming, ...common].flat().flatMap((sign) => present.get(sign)?.[0] ?? [])];
  const counted = starts.map((start) => ({
    alarms: affected(alarming, start),
    others: affected(common, start),
  }));
  const enough = counted.filter(
    ({ alarms, others }) => alarms.length > 0 && alarms.length + others.length >= 3,
  );
  const worst = enough.find(({ alarms }) => alarms.length >= 2) ?? enough[0];
  if (worst === undefined) return undefined;
  return {
    id: worst.alarms.length >= 2 ? "together-emergency" : "together-urgent",
    evidence: [...worst.alarms, ...worst.others].flatMap((sign) => present.get(sign) ?? []),
  };
}
