// What an answer of a language model is written from and checked against. Plain data: it crosses threads.
import type { Block } from "../answer/blocks.ts";
import type { PersonFacts } from "../check/facts.ts";
import type { Level } from "../triage/triage.ts";
import type { GivenRecord } from "./record.ts";
import type { GivenThing } from "./retrieve.ts";

export type Grounds = {
  question: string;
  /** The person's earlier messages in this conversation. */
  earlier: string[];
  level: Exclude<Level, "emergency" | "crisis">;
  records: GivenRecord[];
  things: GivenThing[];
  /** Names of the message that no record holds. */
  unknown: string[];
  /** What the things were checked against. */
  facts: PersonFacts;
  /** The same for what goes on the skin. */
  skinFacts: PersonFacts;
  /** Numbers to call that an answer may name. */
  numbers: string[];
  dosesAllowed: boolean;
  /** Plants that a child may have as a weak tea, though not as a remedy. */
  weakTeas: string[];
  /** Ours, before what the model writes: urgency, unless it says so itself, and the line to call after a dismissed alarm. */
  first: Block[];
  /** Ours, where the answer to a question about a poisonous plant does not say where to go. */
  ifSwallowed: Block[];
  /** Ours, after it. */
  last: Block[];
};
