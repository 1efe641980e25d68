// Signs that say little alone and much together. No rule can list every mixture, so the systems of the body are counted.

/** Where a sign of each is a reason to look up. */
const grave: readonly (readonly string[])[] = [
  ["pale", "sweating", "faint", "dizzy", "palpitations"],
  ["drowsy", "forgetting", "seeing-things", "cannot-think", "groaning", "shaking"],
  ["wheeze", "breath-pain", "asthma-attack", "breathless-effort"],
  ["any-blood", "bleeding", "cough-blood-streak", "stool-some-blood"],
  ["arm-jaw", "arm-numb", "balance", "mouth-tingling", "vision-trouble", "speech"],
  ["not-drinking", "no-urine", "sunken-eyes", "nothing-stays-down"],
  ["severe", "sudden"],
];
/** Common in illnesses that pass; they count once something grave is there. */
const common: readonly (readonly string[])[] = [
  ["fever", "temperature-raised", "chills"],
  ["headache", "severe-headache", "light-hurts", "stiff-neck"],
  ["vomiting", "diarrhoea", "belly-pain"],
  ["swelling", "rash", "hives", "fast-swelling", "allergen"],
  ["back-pain", "flank-pain"],
  ["fell", "head-injury", "wound", "operated"],
];

/** Three systems at once, two of them grave, are an emergency; two, one of them grave, are for today. */
export function signsTogether(
  present: ReadonlySet<string>,
): "together-emergency" | "together-urgent" | undefined {
  const struck = (systems: readonly (readonly string[])[]) =>
    systems.filter((signs) => signs.some((sign) => present.has(sign))).length;
  const gravely = struck(grave);
  const all = gravely + struck(common);
  if (gravely >= 2 && all >= 3) return "together-emergency";
  if (gravely >= 1 && all >= 3) return "together-urgent";
  return undefined;
}
