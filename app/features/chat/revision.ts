// What the person corrects about the reading of a question: taken away, added, or an alarm that was not meant.
import type { Person, PersonalList, Told } from "./ask-herbalist.ts";
import type { Understood } from "./reply.ts";

export type Added = PersonalList & { who: Person[]; ageMonths?: number | undefined };

export type Revision = {
  /** Dangers that were not meant. */
  dismissed: readonly string[];
  /** Mentions that were misread; kept with their labels, so that they can be put back. */
  notMeant: readonly Understood[];
  added: Added;
};

export const emptyRevision: Revision = {
  dismissed: [],
  notMeant: [],
  added: { medicines: [], illnesses: [], who: [] },
};

export const keyOf = ({ kind, id }: Understood) => `${kind}:${id}`;

export function revisedBy(before: Revision, change: Partial<Revision>): Revision {
  return {
    ...before,
    ...change,
    dismissed: [...new Set([...before.dismissed, ...(change.dismissed ?? [])])],
  };
}

/** The list on the device, if it is used, and what was added to this question. */
export function withAdded(
  personal: Told | undefined,
  { medicines, illnesses, who, ageMonths = personal?.ageMonths }: Added,
): Told | undefined {
  if (medicines.length + illnesses.length + who.length === 0) return personal;
  return {
    medicines: [...new Set([...(personal?.medicines ?? []), ...medicines])],
    illnesses: [...new Set([...(personal?.illnesses ?? []), ...illnesses])],
    who: [...new Set([...(personal?.who ?? []), ...who])],
    ...(ageMonths === undefined ? {} : { ageMonths }),
  };
}
