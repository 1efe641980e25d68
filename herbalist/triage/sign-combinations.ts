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

/** Three systems, two of them alarming, are an emergency; three with one alarming are urgent. */
export function combinedSigns(
  present: Signs,
): { id: "together-emergency" | "together-urgent"; evidence: Evidence } | undefined {
  const affected = (systems: readonly (readonly string[])[]) =>
    systems.flatMap((signs) => signs.find((sign) => present.has(sign)) ?? []);
  const alarmingSigns = affected(alarming);
  const all = [...alarmingSigns, ...affected(common)];
  if (alarmingSigns.length === 0 || all.length < 3) return undefined;
  return {
    id: alarmingSigns.length >= 2 ? "together-emergency" : "together-urgent",
    evidence: all.flatMap((sign) => present.get(sign) ?? []),
  };
}
