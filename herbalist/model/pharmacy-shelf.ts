// Medicines that a pharmacist sells over the counter, with the dose of their label, for the people whom they suit. Given to the writer where the
// records speak of them; every other medicine is named without a dose. Recalled from general knowledge, except paracetamol, and not yet read by a pharmacist.
import type { Understanding } from "../understand/understanding.ts";
import type { GivenRecord } from "./record.ts";
import { clausesOf, isNegated, sentencesOf } from "./sentences.ts";

type ShelfMedicine = {
  id: string;
  /** How records and messages name it. */
  named: RegExp;
  /** "skin": put on; "swallowed": only for a grown person without illness or other medicine; otherwise as the function says. */
  suits: "skin" | "swallowed" | ((person: Understanding) => boolean);
  text: string;
};

const isGrown = ({ who }: Understanding) =>
  !who.some((one) => one === "child" || one === "baby" || one === "pregnant");
const without = (person: Understanding, ...ids: string[]) =>
  !person.illnesses.some(({ id }) => ids.includes(id));

const shelf: readonly ShelfMedicine[] = [
  {
    id: "paracetamol",
    named: /\b(?:paracetamol|panadol|tylenol|acetaminophen)\b/i,
    suits: (person) => isGrown(person) && without(person, "liver-disease"),
    text: "Paracetamol (Panadol, Tylenol) for an adult: one or two tablets of 500 mg, up to 4 times a day, at least 4 hours between doses, at most 8 tablets (4 g) in a day; less for somebody under 50 kg, with liver trouble or who drinks a lot. Many cold mixtures hold it too: never both.",
  },
  {
    id: "ibuprofen",
    named: /\b(?:ibuprofen|advil|brufen)\b(?! gel)/i,
    suits: "swallowed",
    text: "Ibuprofen for an adult: one or two tablets of 200 mg with food, up to 3 times a day, at least 6 hours between doses, at most 6 tablets (1,200 mg) in a day. Not with an ulcer, kidney or heart trouble, blood thinners, pressure tablets, asthma from it, in pregnancy, or while it may be dengue.",
  },
  {
    id: "cetirizine or loratadine",
    named: /\b(?:cetirizine|loratadine|antihistamine|zyrtec|claritin|clarityn)\b/i,
    suits: "swallowed",
    text: "Cetirizine or loratadine for an adult: one tablet of 10 mg once a day. Loratadine makes less drowsy.",
  },
  {
    id: "loperamide",
    named: /\b(?:loperamide|imodium)\b/i,
    suits: "swallowed",
    text: "Loperamide for an adult: two capsules of 2 mg first, then one after each loose stool, at most 6 capsules in a day, for 2 days. Never with fever or blood.",
  },
  {
    id: "senna",
    named: /\bsenna\b/i,
    suits: "swallowed",
    text: "Senna for an adult: one or two tablets of 7.5 mg at bedtime, works by morning, for a week at most.",
  },
  {
    id: "omeprazole",
    named: /\b(?:omeprazole|losec)\b/i,
    suits: "swallowed",
    text: "Omeprazole from the shop for an adult: one capsule of 20 mg before breakfast, up to 14 days; it needs two or three days to work.",
  },
  {
    id: "dimenhydrinate",
    named: /\b(?:dimenhydrinate|gravol|dramamine)\b/i,
    suits: "swallowed",
    text: "Dimenhydrinate for an adult: one tablet of 50 mg half an hour before the journey, again after 6 hours. It makes drowsy: no driving.",
  },
  {
    id: "albendazole",
    named: /\b(?:albendazole|mebendazole|worm tablet)\b/i,
    suits: ({ who, ageMonths = 0 }) =>
      !who.includes("pregnant") && !who.includes("baby") && (!who.includes("child") || ageMonths >= 24),
    text: "Albendazole for worms, from two years on: 400 mg once, chewed; for pinworms once more after 2 weeks, with the whole house. The nurse or pharmacist confirms it. Not in early pregnancy.",
  },
  {
    id: "folic acid",
    named: /\bfolic acid\b|\bpregnan/i,
    suits: ({ who }) => who.includes("pregnant"),
    text: "Folic acid in pregnancy: 400 mcg (micrograms) once a day until week 12; more with diabetes, sickle cell or epilepsy tablets, which the clinic sets.",
  },
  {
    id: "aciclovir cream",
    named: /\b(?:aciclovir|acyclovir|zovirax)\b/i,
    suits: "skin",
    text: "Aciclovir cream on a cold sore: 5 times a day, every 4 hours while awake, for 5 days, best from the first tingle. Tablets from the doctor work better if they come often.",
  },
  {
    id: "clotrimazole or terbinafine cream",
    named: /\b(?:clotrimazole|canesten|terbinafine|lamisil|miconazole)\b/i,
    suits: "skin",
    text: "Fungus cream: clotrimazole 2 or 3 times a day for up to 4 weeks and 2 weeks after it looks clear; terbinafine once or twice a day for 1 to 2 weeks. A finger's width past the edge, on dry skin.",
  },
  {
    id: "selenium or ketoconazole shampoo",
    named: /\b(?:selenium|selsun|ketoconazole|nizoral)\b/i,
    suits: "skin",
    text: "Selenium or ketoconazole shampoo on lota (pityriasis): lathered on the patches, left 5 to 10 minutes, rinsed, once a day for a week; then once or twice a month in the hot season. For dandruff twice a week for 4 weeks.",
  },
  {
    id: "hydrocortisone 1 %",
    named: /\bhydrocortisone\b/i,
    suits: "skin",
    text: "Hydrocortisone 1 % cream: a thin layer once or twice a day, for a week at most, not on the face or broken skin.",
  },
  {
    id: "benzoyl peroxide",
    named: /\bbenzoyl peroxide\b/i,
    suits: "skin",
    text: "Benzoyl peroxide 2.5 to 5 %: as a wash left 2 to 3 minutes, or a thin layer at night, every second night at first; 6 to 8 weeks before judging. It bleaches cloth.",
  },
  {
    id: "diclofenac or ibuprofen gel",
    named: /\b(?:diclofenac|voltaren|ibuprofen)\b[^.;]{0,20}\bgel\b/i,
    suits: "skin",
    text: "Diclofenac or ibuprofen gel: rubbed in 3 times a day on whole skin; give it a week or two.",
  },
  {
    id: "permethrin",
    named: /\bpermethrin\b/i,
    suits: "skin",
    text: "Permethrin: for scabies the 5 % cream from the neck down, washed off after 8 to 12 hours, again after a week, everybody in the house on one day; for lice the 1 % lotion on damp hair for 10 minutes, again after 7 days.",
  },
];

export function shelfRecords(person: Understanding, records: readonly GivenRecord[]): GivenRecord[] {
  // "No ibuprofen while it may be dengue" and what to leave do not bring it in.
  const spoken = records
    .filter(({ id }) => !id.startsWith("about/"))
    .flatMap(({ text }) => sentencesOf(text).flatMap(clausesOf))
    .filter((clause) => !isNegated(clause))
    .join("\n");
  const isWanted = (id: string) =>
    person.medicines.some((medicine) => medicine.id === id) ||
    (id === "paracetamol" && person.complaints.length > 0);
  return shelf
    .filter(({ id, named, suits }) => (named.test(spoken) || isWanted(id)) && fits(suits, person))
    .map(({ id, text }) => ({
      id: `pharmacy/${id.replace(/[^a-z0-9]+/g, "-").replace(/-$/, "")}`,
      title: id.charAt(0).toUpperCase() + id.slice(1),
      text,
      sources: id === "paracetamol" ? ["nhs-paracetamol"] : [],
      rank: 2,
    }));
}

function fits(suits: ShelfMedicine["suits"], person: Understanding): boolean {
  if (typeof suits === "function") return suits(person);
  if (!isGrown(person)) return false;
  if (suits === "skin") return true;
  return (
    person.medicines.length === 0 && person.illnesses.length === 0 && !person.who.includes("breastfeeding")
  );
}

/** The shelf records that a passage names by their medicine. */
export function shelfRecordsNamed(text: string, records: readonly GivenRecord[]): GivenRecord[] {
  const named = shelf.filter((one) => one.named.test(text)).map(({ text: dose }) => dose);
  return records.filter((record) => record.id.startsWith("pharmacy/") && named.includes(record.text));
}
