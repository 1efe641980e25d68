// Finds consultations by words of the question, the answer or the herbs.
import type { Consultation } from "./get-consultations.ts";

/** Those that contain every word sought, as a part of a word. */
export function findConsultations(all: readonly Consultation[], sought: string): readonly Consultation[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ query, ai_response, suggested_herbs }) => {
    const text = [query, ai_response, ...suggested_herbs].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
