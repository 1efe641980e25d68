// A light stemmer: "breathing", "breathe" and "breaths" get the same stem. Patterns and questions use the same function,
// so a stem need not be a word.

/** Words whose stem would be another word: "notes" is no "not", "here" no "her", and to care is no car. */
const kept: ReadonlyMap<string, string> = new Map(
  (
    "note notes noted|here|care cares cared caring|plane planes|rate rates rated|cute|site sites|cane canes|pine pines|wine wines|" +
    "spite|hive hives|made|scare scares scared scaring|ripe|rape rapes raped raping"
  )
    .split("|")
    .flatMap((forms) => {
      const [first = "", ...others] = forms.split(" ");
      return [first, ...others].map((form) => [form, first] as const);
    }),
);

export function stem(word: string): string {
  const whole = kept.get(word);
  if (whole !== undefined) return whole;
  let base = word.endsWith("'s") ? word.slice(0, -2) : word;
  base = base.replaceAll("'", "");
  if (base.length > 6 && base.endsWith("ly")) base = base.slice(0, -2);
  if (base.length > 4 && base.endsWith("ies")) base = `${base.slice(0, -3)}y`;
  else if (base.length > 4 && /(?:s|x|z|ch|sh)es$/.test(base)) base = base.slice(0, -2);
  else if (base.length > 3 && base.endsWith("s") && !/(?:ss|us|is)$/.test(base)) base = base.slice(0, -1);
  if (base.length > 5 && base.endsWith("ing") && hasVowel(base.slice(0, -3))) base = base.slice(0, -3);
  else if (base.length > 4 && base.endsWith("ed") && !base.endsWith("eed") && hasVowel(base.slice(0, -2)))
    base = base.slice(0, -2);
  const last = base.at(-1);
  if (base.length > 3 && last === base.at(-2) && last !== undefined && !"aeiou".includes(last))
    base = base.slice(0, -1);
  if (base.length > 3 && base.endsWith("e") && !base.endsWith("ee")) base = base.slice(0, -1);
  return base;
}

function hasVowel(text: string): boolean {
  return /[aeiouy]/.test(text);
}
