// The product's name and the statements it repeats about itself.

export const site = {
  name: "Bush Tea",
  tagline: "The herbs our grandparents trusted, told honestly",
  description:
    "The plants of Guyana's yards, creeks and bush, and what families have long brewed from them: their names, their stories, what research says, and when to leave them alone.",
  notMedicalAdvice: "NOT MEDICAL ADVICE - EDUCATIONAL PURPOSES ONLY",
  notASubstitute: "This is NOT a substitute for doctor consultation - Always consult a healthcare provider",
  communityLine: "A community resource created by Guyanese, for Guyanese",
} as const;
