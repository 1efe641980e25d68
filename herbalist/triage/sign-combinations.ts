// Findings that mean little alone and much in combination. Rules cannot list every combination, so the affected body
// systems are counted.

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
  present: ReadonlySet<string>,
): "together-emergency" | "together-urgent" | undefined {
  const countAffected = (systems: readonly (readonly string[])[]) =>
    systems.filter((signs) => signs.some((sign) => present.has(sign))).length;
  const alarmingCount = countAffected(alarming);
  const all = alarmingCount + countAffected(common);
  if (alarmingCount >= 2 && all >= 3) return "together-emergency";
  if (alarmingCount >= 1 && all >= 3) return "together-urgent";
  return undefined;
}
