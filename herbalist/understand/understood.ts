// What was understood of a question, for the person to see and correct: what it names and whom it is about.
import type { Knowledge } from "./knowledge.ts";
import { handlingClasses } from "./medicines.ts";
import type { Understanding } from "./understanding.ts";

export const understoodKinds = ["plant", "other", "complaint", "medicine", "illness", "who"] as const;
export type UnderstoodKind = (typeof understoodKinds)[number];

export type Understood = {
  kind: UnderstoodKind;
  id: string;
  label: string;
  /** Of a baby, a child or an older person, where an age was told. */
  ageMonths?: number;
};

/** Things that the person says were not meant, each as "kind:id". */
export type NotMeant = ReadonlySet<string>;

export const keyOf = ({ kind, id }: Pick<Understood, "kind" | "id">) => `${kind}:${id}`;

export function understoodOf(understanding: Understanding, knowledge: Knowledge): Understood[] {
  const { plants, others, complaints, medicines, illnesses, who, ageMonths, written } = understanding;
  const own = (id: string, name: string) => upperFirst(written.get(id) ?? name);
  return [
    ...plants.flatMap((id): Understood[] => {
      const plant = knowledge.plants.get(id);
      return plant ? [{ kind: "plant", id, label: own(id, knowledge.nameOf(plant)) }] : [];
    }),
    ...others.flatMap((id): Understood[] => {
      const other = knowledge.others.get(id);
      return other ? [{ kind: "other", id, label: own(id, other.name) }] : [];
    }),
    ...complaints.map(
      (id): Understood => ({ kind: "complaint", id, label: knowledge.complaints.get(id)?.label ?? id }),
    ),
    ...medicines
      .filter(({ id }) => !handlingClasses.has(id))
      .map(
        ({ id, written }): Understood => ({
          kind: "medicine",
          id,
          label: medicineInWords(id, written, knowledge),
        }),
      ),
    ...illnesses
      // What a medicine only suggests, and what is the complaint itself, was not said.
      .filter(
        ({ id, from }) =>
          from !== "medicine" &&
          !complaints.some((one) => knowledge.complaints.get(one)?.label === knowledge.illnessLabel(id)),
      )
      .map(({ id }): Understood => ({ kind: "illness", id, label: knowledge.illnessLabel(id) })),
    ...who
      .filter((each) => each !== "other")
      .map(
        (each): Understood => ({
          kind: "who",
          id: each,
          label: peopleInWords[each] ?? each,
          ...(ageMonths !== undefined && agesOf[each]?.(ageMonths) ? { ageMonths } : {}),
        }),
      ),
  ];
}

const isChildsAge = (months: number) => months < 18 * 12;
const agesOf: Readonly<Record<string, (months: number) => boolean>> = {
  baby: isChildsAge,
  child: isChildsAge,
  elder: (months) => !isChildsAge(months),
};

const peopleInWords: Readonly<Record<string, string>> = {
  pregnant: "Pregnant",
  breastfeeding: "Breastfeeding",
  child: "A child",
  baby: "A baby",
  elder: "An older person",
};

/** "Lisinopril, to lower blood pressure": the name as written and its purpose, not the drug class. */
function medicineInWords(id: string, written: string, { medicines }: Knowledge): string {
  const purpose = medicines.purpose(id);
  return purpose === undefined ? upperFirst(written) : `${upperFirst(written)}, to ${purpose}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
