// Finds the plants, other remedies and medicines that a text names, exactly as the records spell them. A question is read with
// tolerance for spelling (`understand/`); a model's answer is not: a wrong guess would refuse good answers.
import type { Catalogue } from "#catalogue/catalogue.ts";
import { foreignHerbs, householdPoisons, ordinaryNames } from "./ordinary-names.ts";

export type NamedKind = "plant" | "other" | "medicine" | "foreign";
export type NameInText = { kind: NamedKind; id: string; from: number; to: number; text: string };

type Entry = {
  words: string[];
  kind: NamedKind;
  id: string;
  /** Mostly means something else; a name only before a part or preparation: "orange leaf". */
  ordinary: boolean;
};
export type NameIndex = ReadonlyMap<string, readonly Entry[]>;

export function createNameIndex(catalogue: Catalogue): NameIndex {
  const index = new Map<string, Entry[]>();
  const seen = new Set<string>();
  const add = (name: string, kind: NamedKind, id: string) => {
    const words = [...wordsOf(name)].map(({ word }) => word);
    const [first] = words;
    const key = words.join(" ");
    if (first === undefined || key.length < 3 || seen.has(key)) return;
    seen.add(key);
    index.set(first, [...(index.get(first) ?? []), { words, kind, id, ordinary: ordinaryNames.has(key) }]);
  };
  for (const { id, names } of catalogue.plants)
    for (const name of [
      names.common,
      ...names.guyanese.map((one) => one.name),
      names.scientific,
      ...names.synonyms,
    ])
      add(name, "plant", id);
  for (const { say, means } of catalogue.lexicon)
    if (means.plant !== undefined) for (const name of say) add(name, "plant", means.plant);
  for (const { id, name, also, scientific } of catalogue.others)
    for (const each of [name, ...also, ...(scientific === undefined ? [] : [scientific])])
      add(each, "other", id);
  for (const { id, generic, brands } of catalogue.drugClasses)
    for (const name of [...generic, ...brands]) add(name, "medicine", id);
  for (const name of [...foreignHerbs, ...householdPoisons]) add(name, "foreign", name);
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  return index;
}

const partsOfPlants: ReadonlySet<string> = new Set(
  "tea leaf root bark bush seed oil capsule extract tincture juice bitters powder".split(" "),
);

/** Longest name first, from left to right, without overlap. */
export function namesIn(text: string, index: NameIndex): NameInText[] {
  const words = [...wordsOf(text)];
  const found: NameInText[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const entry = (index.get(words[at]?.word ?? "") ?? []).find(
      (one) =>
        one.words.every((word, step) => words[at + step]?.word === word) &&
        (!one.ordinary || partsOfPlants.has(words[at + one.words.length]?.word ?? "")),
    );
    const first = words[at];
    const last = words[at + (entry?.words.length ?? 1) - 1];
    if (!entry || !first || !last) continue;
    found.push({
      kind: entry.kind,
      id: entry.id,
      from: first.from,
      to: last.to,
      text: text.slice(first.from, last.to),
    });
    at += entry.words.length - 1;
  }
  return found;
}

/** Words without accents, possessive and plural endings: "Leaves of Life's" and "leaf of life" are the same. */
function* wordsOf(text: string): Generator<{ word: string; from: number; to: number }> {
  for (const { 0: raw, index: from } of text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)) {
    const plain = raw
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/['’]s$/, "")
      .replace(/['’]/g, "");
    yield { word: singular(plain), from, to: from + raw.length };
  }
}

function singular(word: string): string {
  if (word === "leaves") return "leaf";
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
