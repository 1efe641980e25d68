// All fixed texts of the condition pages.

export const conditionMessages = {
  ask: "Get AI-Powered Herbal Recommendations",
  warning: "Important warning",
  danger: {
    title: "Get help at once",
    call: "Call",
    otherwise: "or your local emergency number, or go to the nearest emergency room, for:",
  },
  symptoms: "Common Symptoms",
  approach: "Traditional Approach",
  doctor: "When to see a doctor",
  alsoHelps: "What else helps",
  notFound: "Condition not found",
  notFoundText: "There is no page about this condition. The address may contain a typo.",
  returnHome: "Return Home",
} as const;

export const traditionLabels = {
  "well documented": "Well-documented tradition",
  documented: "Documented tradition",
  reported: "Reported tradition",
} as const;

export const evidenceLabels = {
  preclinical: "Studied in the laboratory only",
  "none found": "No studies found",
} as const;

/** What came out in people; that there was a study says nothing. */
export const outcomeLabels = {
  helped: "In people it helped",
  "helped a little": "In people it helped a little",
  mixed: "Mixed results in people",
  "no effect": "No effect in people",
} as const;
