import type { PersonalData } from "#app/lib/personal-data.ts";

export const personalData: PersonalData = {
  name: "the question asked before signing in",
  localStorage: ["pendingQuery"],
  // The user who signs in may be the one who asked it.
  onUserChange: "keep",
};
