// The options of a picker, and their search.
import type { MixtureData } from "./mixture-data.ts";

export type Option = {
  /** The value stored in the URL. */
  value: string;
  label: string;
  /** A second line that says what the name belongs to. */
  hint?: string | undefined;
  /** Search terms, folded. */
  words: readonly string[];
};

export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export function plantOptions({ plants }: MixtureData): Option[] {
  return plants.map(({ id, names }) => {
    const [first, ...more] = [...new Set([...names.guyanese.map(({ name }) => name), names.common])];
    return {
      value: id,
      label: first ?? names.common,
      hint: more.join(", ") || undefined,
      words: [first ?? "", ...more].map(fold),
    };
  });
}

/** Each common name is an option of its own, so that users need not know a medicine's class. */
export function nameOptions(entries: readonly { label: string; names: readonly string[] }[]): Option[] {
  const options = new Map<string, { label: string; classes: string[] }>();
  for (const { label, names } of entries)
    for (const name of [label, ...names]) {
      const found = options.get(fold(name));
      if (!found) options.set(fold(name), { label: name, classes: [label] });
      else if (!found.classes.includes(label)) found.classes.push(label);
    }
  return [...options].map(([word, { label, classes }]) => ({
    value: word,
    label,
    hint: classes.length === 1 && fold(classes[0] ?? "") === word ? undefined : classes.join(", "),
    words: [word],
  }));
}

/** The same for names sent to the chat: a name it would not understand on its own is sent as its class. */
export function personalOptions(
  entries: readonly { label: string; names: readonly string[]; unheard: readonly string[] }[],
): Option[] {
  const plain = nameOptions(entries);
  return plain.map((option) => {
    const entry = entries.find(({ unheard }) => unheard.some((name) => fold(name) === option.value));
    return entry ? { ...option, value: fold(entry.label) } : option;
  });
}

const shown = 8;

/** Names that begin with the typed text come before names that contain it. */
export function findOptions(options: readonly Option[], typed: string, taken: readonly string[]): Option[] {
  const wanted = fold(typed);
  if (wanted === "") return [];
  const rank = (word: string) =>
    word === wanted ? 0 : word.startsWith(wanted) ? 1 : word.includes(` ${wanted}`) ? 2 : 3;
  return options
    .filter(({ value, words }) => !taken.includes(value) && words.some((word) => word.includes(wanted)))
    .map((option) => ({
      option,
      rank: Math.min(...option.words.filter((word) => word.includes(wanted)).map(rank)),
    }))
    .toSorted((a, b) => a.rank - b.rank || a.option.label.localeCompare(b.option.label, "en"))
    .slice(0, shown)
    .map(({ option }) => option);
}
