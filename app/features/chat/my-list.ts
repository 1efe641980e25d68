// The medicines and conditions somebody keeps on this device. They leave it only with a question that says so.
import { useFound } from "#app/lib/use-found.ts";
import type { PersonalList } from "./ask-herbalist.ts";

export const myListKey = "myMedicines";
const atMost = 50;

const longest = 80;

// By hand: the home page has no other use for a schema library before the first question.
function isNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= atMost &&
    value.every((name) => typeof name === "string" && name.length <= longest)
  );
}

export const emptyList: PersonalList = { medicines: [], illnesses: [] };

let current: PersonalList | undefined;
const listeners = new Set<() => void>();

/** What is stored may be anything: another version, another hand. Then there is no list. */
export function parseList(text: string | null): PersonalList {
  if (text === null) return emptyList;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return emptyList;
    if (!("medicines" in value && "illnesses" in value)) return emptyList;
    const { medicines, illnesses } = value;
    return isNames(medicines) && isNames(illnesses) ? { medicines, illnesses } : emptyList;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return emptyList;
  }
}

function read(): PersonalList {
  if (current) return current;
  try {
    current = parseList(localStorage.getItem(myListKey));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    current = emptyList;
  }
  return current;
}

export function saveMyList(list: PersonalList): void {
  current = list;
  try {
    if (isEmpty(list)) localStorage.removeItem(myListKey);
    else localStorage.setItem(myListKey, JSON.stringify(list));
  } catch (error) {
    // The list then lasts until the page is left.
    if (!(error instanceof DOMException)) throw error;
  }
  for (const listener of listeners) listener();
}

export function isEmpty({ medicines, illnesses }: PersonalList): boolean {
  return medicines.length + illnesses.length === 0;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useMyList(): PersonalList {
  return useFound(subscribe, read, emptyList);
}
