// The interpretation of a question. Every later step uses only this.
import type { WhoKind } from "../language/people.ts";
import type { Reading } from "../triage/readings.ts";
import type { AskKind } from "./asks.ts";
import type { Realm } from "./household.ts";
import type { FoundNote } from "./note-index.ts";
import type { TroubleDetail } from "./trouble-details.ts";

export const answerKinds = [
  "remedy",
  "plant",
  "prepare",
  "safety",
  "replace",
  "pregnancy-first",
  "emergency-info",
  "doctor-first",
  "refuse",
  "injection",
  "off-topic",
  "clarify",
  "greeting",
  "thanks",
  "small-talk",
  "displeased",
  "identity",
  "help-seen",
  "note",
] as const;
export type AnswerKind = (typeof answerKinds)[number];

export type TakenMedicine = {
  id: string;
  written: string;
  from: "question" | "earlier" | "my medicines";
  /** A cream or gel: hardly any of it is taken up, so that what is recorded of the tablets says nothing. */
  onSkin?: true;
};
export type KnownIllness = {
  id: string;
  written: string;
  from: "question" | "earlier" | "my medicines" | "medicine";
};

export type Understanding = {
  kind: AnswerKind;
  complaints: string[];
  /** The person's own words for the first complaint. */
  words: string | undefined;
  plants: string[];
  /** Remedies and foods outside the catalogue of plants. */
  others: string[];
  /** Plants and remedies that were taken before the complaint came: they are no remedy for it. */
  causes: { id: string; written: string }[];
  /** The person's own words for the plants and remedies named, by id. */
  written: ReadonlyMap<string, string>;
  /** Every name of a plant or remedy, as written; two names may mean the same plant. */
  namesSaid: string[];
  asks: AskKind[];
  /** What is asked about the first complaint beside what helps, where no plant or remedy is named. */
  details: TroubleDetail[];
  /** The question in plain words, with names replaced by signs (`masked-sentence.ts`). */
  sentence: string;
  /** What of the house it is about, where it is about nobody's body (`household.ts`). */
  household?: Realm | undefined;
  /** The clause that asks, as written, where one does. */
  clause?: string | undefined;
  /** The same words one by one, as written too, each with the plants and remedies that it names. */
  askedWords: { plain: string; raw: string; names: string[] }[];
  /** The question as written and again in plain words, clauses kept apart and names left in: for a plant described by its looks. */
  description: string;
  /** Some bush or tea is meant, without saying which. */
  anyBush: boolean;
  /** Herbs that the catalogue does not contain. */
  unknownPlants: string[];
  /** Words that stand where a medicine stands, and that no record holds. */
  unknownMedicines: string[];
  medicines: TakenMedicine[];
  illnesses: KnownIllness[];
  unnamedMedicine: boolean;
  who: WhoKind[];
  ageMonths: number | undefined;
  durationDays: number | undefined;
  severe: boolean;
  /** Complaints asked about that need a doctor. */
  doctorFirst: string[];
  /** An illness that the person wants a plant for although none may be offered. */
  seriousTarget: string | undefined;
  /** A reading of pressure, sugar or A1c that the message gives. */
  reading: Extract<Reading, { kind: "pressure" | "sugar" | "a1c" }> | undefined;
  /** The note that answers the question, or a part of it. */
  note: FoundNote | undefined;
  /** The note whose examples are most like the question, where another answer may be better (`answer/note-by-example.ts`). */
  alike?: FoundNote | undefined;
  /** The note most like what is told of a trouble, where it is asked whether a thing helps it. */
  ofTrouble?: FoundNote | undefined;
  /** Where nothing answers it: the words that tell most of what was asked. */
  unknownWords?: string;
  /** It refers to earlier messages. */
  followUp: boolean;
};
