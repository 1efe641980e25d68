// Which shop medicines of content/pharmacy.yaml the writer is given, with the dose of their label: those that the records speak of, for the
// people whom they suit. Every other medicine is named without a dose.
import type { ShopMedicine } from "#catalogue/shop-medicine.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Understanding } from "../understand/understanding.ts";
import type { Grounds } from "./grounds.ts";
import type { GivenRecord } from "./record.ts";
import { clausesOf, isNegated, sentencesOf } from "./sentences.ts";

export function shelfRecords(
  person: Understanding,
  records: readonly GivenRecord[],
  { pharmacy }: Pick<Knowledge, "pharmacy">,
): GivenRecord[] {
  // "No ibuprofen while it may be dengue" and what to leave do not bring it in.
  const spoken = records
    .filter(({ id }) => !id.startsWith("about/"))
    .flatMap(({ text }) => sentencesOf(text).flatMap(clausesOf))
    .filter((clause) => !isNegated(clause))
    .join("\n");
  const isWanted = ({ id, for_any_complaint }: ShopMedicine) =>
    person.medicines.some((medicine) => medicine.id === id) ||
    (for_any_complaint && person.complaints.length > 0);
  return pharmacy
    .filter((medicine) => (isNamed(medicine, spoken) || isWanted(medicine)) && fits(medicine, person))
    .map((medicine) => ({
      id: recordId(medicine),
      title: medicine.label,
      text: medicine.text,
      sources: medicine.source,
      rank: 2,
    }));
}

const recordId = ({ id }: ShopMedicine) => `pharmacy/${id}`;

function isNamed({ names, form, not_form }: ShopMedicine, text: string): boolean {
  const inForm = form === undefined ? "" : String.raw`[^.;]{0,20}\b${form}\b`;
  const inOther = not_form === undefined ? "" : `(?! ${not_form})`;
  return new RegExp(String.raw`\b(?:${names.join("|")})\b${inForm}${inOther}`, "i").test(text);
}

function fits({ suits, not_with }: ShopMedicine, person: Understanding): boolean {
  const { who, ageMonths = 0, illnesses, medicines } = person;
  if (illnesses.some(({ id }) => not_with.includes(id))) return false;
  if (who.includes("breastfeeding") && not_with.includes("breastfeeding")) return false;
  if (suits === "pregnancy") return who.includes("pregnant");
  if (who.includes("pregnant") || who.includes("baby")) return false;
  if (suits === "from two years") return !who.includes("child") || ageMonths >= 24;
  if (who.includes("child")) return false;
  return (
    suits === "adults" || (illnesses.length === 0 && medicines.length === 0 && !who.includes("breastfeeding"))
  );
}

/** The shelf records that a passage names by their medicine. */
export function shelfRecordsNamed(
  text: string,
  { grounds, knowledge }: { grounds: Grounds; knowledge: Knowledge },
): GivenRecord[] {
  const named = knowledge.pharmacy.filter((medicine) => isNamed(medicine, text)).map(recordId);
  return grounds.records.filter(({ id }) => named.includes(id));
}
