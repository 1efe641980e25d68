// The consultations as a sheet for a doctor: what was asked, medicines, plants named, cautions; no advice.
import type { PersonalList } from "#app/features/chat/ask-herbalist.ts";
import type { DoctorNote } from "#herbalist/for-doctor.ts";
import type { Consultation } from "./get-consultations.ts";
import { doctorMessages as words } from "./messages.ts";

export type DoctorEntry = {
  id: string;
  date: string;
  question: string;
  /** "Medicines: Metformin, to lower blood sugar" */
  facts: string[];
  plants: DoctorNote["plants"];
};
export type DoctorSheet = { title: string; intro: string; own: string[]; entries: DoctorEntry[] };

const day = new Intl.DateTimeFormat("en-GY", { dateStyle: "long" });

export function doctorSheet(
  consultations: readonly { consultation: Consultation; note: DoctorNote }[],
  mine: PersonalList,
): DoctorSheet {
  return {
    title: words.title,
    intro: words.intro,
    own: [...fact(words.ownMedicines, mine.medicines), ...fact(words.ownIllnesses, mine.illnesses)],
    entries: consultations.map(({ consultation: { id, created_at, query, triage }, note }) => ({
      id,
      date: day.format(new Date(created_at)),
      question: query,
      facts: [
        ...fact(words.about, note.about),
        ...fact(words.medicines, note.medicines),
        ...(triage === "emergency" || triage === "crisis" ? [words.alarm] : []),
      ],
      plants: note.plants,
    })),
  };
}

function fact(label: string, values: readonly string[]): string[] {
  return values.length > 0 ? [`${label}: ${values.join("; ")}`] : [];
}

/** The plants that an answer named, by the links to their pages. */
export function plantsNamed({ ai_response }: Pick<Consultation, "ai_response">): string[] {
  const links = ai_response.matchAll(/\]\(\/plants\/([a-z0-9-]+)\)/g);
  return [...new Set(Array.from(links, ([, id = ""]) => id))];
}

export function doctorText({ title, intro, own, entries }: DoctorSheet): string {
  const parts = entries.map(({ date, question, facts, plants }) =>
    [
      `${date}: ${question}`,
      ...facts,
      ...plants.flatMap(({ name, cautions }) => [`- ${name}`, ...cautions.map((text) => `    ${text}`)]),
    ].join("\n"),
  );
  return `${[title, intro, own.join("\n"), ...parts].filter((part) => part !== "").join("\n\n")}\n`;
}
