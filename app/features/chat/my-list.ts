// The user's medicines and conditions, stored on this device only. Sent only with a question for which the
// user switched that on.
import { useClientValue } from "#app/lib/use-client-value.ts";
import type { PersonalList } from "./ask-herbalist.ts";

export const myListKey = "myMedicines";
const atMost = 50;

const longest = 80;

// By hand, to keep a schema library out of the home page before the first question.
function isNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= atMost &&
    value.every((name) => typeof name === "string" && name.length <= longest)
  );
}

export const emptyList: PersonalList = { medicines: [], illnesses: [] };

/** A list that could not be stored is kept until the page is left. */
let unstored: PersonalList | undefined;
const listeners = new Set<() => void>();

/** Storage may hold anything, for example data of another version; then the list is empty. */
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

/** Read from storage each time: another tab may have changed it while nothing here was listening. */
export function readMyList(): PersonalList {
  if (unstored) return unstored;
  try {
    return parseList(localStorage.getItem(myListKey));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return emptyList;
  }
}

export function saveMyList(list: PersonalList): void {
  unstored = undefined;
  try {
    if (isEmpty(list)) localStorage.removeItem(myListKey);
    else localStorage.setItem(myListKey, JSON.stringify(list));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    unstored = list;
  }
  for (const listener of listeners) listener();
}

export function isEmpty({ medicines, illnesses }: PersonalList): boolean {
  return medicines.length + illnesses.length === 0;
}

export function onMyListChange(changed: () => void): () => void {
  // Changed or deleted in another tab; a null key means that all storage was cleared.
  const changedElsewhere = ({ key }: StorageEvent) => {
    if (key !== myListKey && key !== null) return;
    unstored = undefined;
    changed();
  };
  listeners.add(changed);
  addEventListener("storage", changedElsewhere);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", changedElsewhere);
  };
}

export function useMyList(): PersonalList {
  return useClientValue(onMyListChange, readMyList, emptyList);
}
