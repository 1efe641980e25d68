// A question, parsed once: its words, what they name and how each name stands, the people it is about and how long it has lasted.
// Triage and understanding both read it.
import type { AssertionStatus } from "./assertion-status.ts";
import type { People } from "./people.ts";
import type { Text } from "./tokens.ts";

export const referenceKinds = ["complaint", "illness", "medicine", "plant", "other"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

export type NamedEntity = {
  kind: ReferenceKind;
  id: string;
  status: AssertionStatus;
  from: number;
  to: number;
  /** As the person wrote it. */
  written: string;
};

export type Question = {
  text: Text;
  named: NamedEntity[];
  /** Places of frightening words that are turns of speech. */
  figures: ReadonlySet<number>;
  /** Places of words for a wound or an illness that tell what a plant or a thing does or suffers. */
  ofThings: ReadonlySet<number>;
  people: People;
  durationDays: number | undefined;
};
