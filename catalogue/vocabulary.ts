// Schemas of the shared content files: complaints, medicines, illnesses, sources, lexicon, scope.
import * as z from "zod";
import { citing, key, oneLine, prose } from "./shapes.ts";
import { categories, conditionSlugs, hazards } from "./words.ts";

/** How far self-care may go for a complaint; complaints.yaml explains the values. */
export const careLevels = ["self-care", "see a clinician", "doctor first"] as const;

/** A detail of a complaint is one line on a phone. */
const detailLength = 150;
const helpsLength = 240;
const seeLength = 200;

/** People whose care for a complaint may differ from that of a healthy adult. */
export const carePersons = ["baby", "child", "pregnancy", "nursing", "elder"] as const;
export type CarePerson = (typeof carePersons)[number];

export const complaintSchema = z.strictObject({
  id: key,
  label: oneLine,
  description: prose,
  synonyms: z.array(oneLine),
  conditions: z.array(z.enum(conditionSlugs)).default([]),
  categories: z.array(z.enum(categories)).default([]),
  care: z.enum(careLevels),
  /** The wider complaint whose plants are used for this one as well. */
  part_of: key.optional(),
  /** Complaints so near that a plant used for one of them may be asked about for this one. It is never offered for it. */
  akin: z.array(key).default([]),
  /** What helps most and is no plant, in one or two sentences. */
  helps_most: oneLine.max(helpsLength),
  /** What a pharmacist hands over for it without a prescription, and who asks first. */
  pharmacy: z.strictObject({ text: oneLine.max(260), ...citing }).optional(),
  /** When to see someone, in one sentence that fits this complaint. */
  see_someone: oneLine.max(seeLength),
  /** What people ask about a trouble beside what helps, each in one line: what brings it on, … */
  why: oneLine.max(detailLength),
  /** … how long it mostly takes, … */
  lasts: oneLine.max(detailLength),
  /** … whether it passes to others, and until when, … */
  catching: oneLine.max(detailLength),
  /** … what not to eat, drink, take or do, … */
  leave: oneLine.max(detailLength),
  /** … what to eat, where people ask for a diet, … */
  eat: oneLine.max(detailLength).optional(),
  /** … bathing, work, school, sport, … */
  carry_on: oneLine.max(detailLength).optional(),
  /** … and what to rub on, where people rub. */
  rub: oneLine.max(detailLength).optional(),
  /** What there is for it in the kitchen, for grown people. */
  kitchen: oneLine.max(helpsLength).optional(),
  /** What people used long ago, and what of it is still right or did harm; no recipe. */
  long_ago: oneLine.max(helpsLength).optional(),
  /** The plants that people name first for it and that suit most, in the order in which they are offered. */
  best_known: z.array(key).default([]),
  /** Days of self-care before a qualified person should be seen. */
  doctor_after_days: z.int().min(0).max(60),
  /** Set where no internal use is allowed. */
  external_only: z.boolean().default(false),
  /** What helps this person, in place of `helps_most`, and when to see someone, where that differs. */
  for_person: z
    .partialRecord(
      z.enum(carePersons),
      z.strictObject({ helps: oneLine.max(helpsLength), see: oneLine.max(seeLength).optional() }),
    )
    .default({}),
});
export type Complaint = z.infer<typeof complaintSchema>;

export const drugClassSchema = z.strictObject({
  id: key,
  label: oneLine,
  /** What it is taken for, in plain words. */
  purpose: oneLine,
  /** Classes that this one belongs to as well, such as every pressure tablet to "blood-pressure-medicines". */
  part_of: z.array(key).default([]),
  generic: z.array(oneLine),
  brands: z.array(oneLine).default([]),
  /** What people say at home: "sugar tablets", "water tablet". */
  everyday: z.array(oneLine).default([]),
  /** Complaints that it is known to bring, and what is done about them. */
  brings: z
    .array(z.strictObject({ complaints: z.array(key).min(1), text: oneLine.max(200), ...citing }))
    .default([]),
  /** What is generally advised in pregnancy and while nursing, the verdict first. */
  for_mothers: z
    .strictObject({ pregnant: oneLine.max(220), breastfeeding: oneLine.max(220), ...citing })
    .optional(),
});
export type DrugClass = z.infer<typeof drugClassSchema>;

export const illnessSchema = z.strictObject({
  id: key,
  label: oneLine,
  description: oneLine,
  everyday: z.array(oneLine),
});
export type Illness = z.infer<typeof illnessSchema>;

export const familySchema = z.strictObject({
  name: z.string().regex(/^[A-Z][a-z]+aceae$/, "must be a family name ending in -aceae"),
  /** What people call it: "Bean family". */
  common: oneLine,
  /** What its members have in common that can be seen. */
  mark: oneLine.max(140),
  ...citing,
});
export type Family = z.infer<typeof familySchema>;

export const sourceKinds = [
  "book",
  "thesis",
  "article",
  "database",
  "flora",
  "monograph",
  "press",
  "web",
  "general",
] as const;

export const sourceSchema = z.strictObject({
  key,
  authors: oneLine,
  year: z.int().min(1700).max(2100).optional(),
  title: oneLine,
  published: oneLine.optional(),
  kind: z.enum(sourceKinds),
  /** Where it can be found: at least one of these, except for general knowledge. */
  doi: z
    .string()
    .regex(/^10\.\d{4,9}\/\S+$/, "must be a DOI, such as 10.1000/182")
    .optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  isbn: z
    .string()
    .regex(/^[\d-]{9,16}[\dX]$/, "must be an ISBN")
    .optional(),
  /** Newspapers: the day of the article. */
  date: z.iso.date().optional(),
  /** Databases: the address of a plant's entry; {scientific} and {common} stand for its names. */
  entry: oneLine.optional(),
  note: oneLine.optional(),
});
export type Source = z.infer<typeof sourceSchema>;

export const lexiconSchema = z.strictObject({
  say: z.array(oneLine).min(1),
  means: z
    .strictObject({
      complaint: z
        .union([key, z.array(key)])
        .transform((value) => [value].flat())
        .optional(),
      illness: key.optional(),
      drug_class: key.optional(),
      plant: key.optional(),
      body_part: oneLine.optional(),
      person: oneLine.optional(),
      /** How much, how long, or a word of grammar. */
      word: oneLine.optional(),
    })
    .refine((means) => Object.keys(means).length > 0, "says nothing"),
  /** What to ask, or what else it may mean. */
  ask: oneLine.optional(),
  region: oneLine,
  seen: oneLine,
});
export type LexiconEntry = z.infer<typeof lexiconSchema>;

export const scopeSchema = z.strictObject({
  id: key,
  common: oneLine,
  scientific: oneLine,
  synonyms: z.array(oneLine),
  family: oneLine,
  guyanese: z.array(oneLine),
  habit: oneLine,
  origin: z.enum(["native", "introduced"]),
  documented: z.array(oneLine).min(1),
  complaints: z.array(key),
  history_only: z.array(oneLine),
  sources: z.array(key).min(1),
  hazard_floor: z.enum(hazards).default("none"),
  /** One of the hundred plants that people ask for most. */
  asked_often: z.boolean().default(false),
  /** Its place among the yard and kitchen plants that most readers know. */
  well_known: z.int().positive().optional(),
  check: z.enum(["once", "twice"]).default("once"),
  note: oneLine.optional(),
});
export type ScopeEntry = z.infer<typeof scopeSchema>;
