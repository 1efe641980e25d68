import { pendingQueryKeys } from "#app/lib/pending-query.ts";
import type { PersonalData } from "#app/lib/personal-data.ts";

export const personalData: PersonalData = {
  name: "the question asked before signing in",
  localStorage: [...pendingQueryKeys],
  // The user who signs in may be the one who asked it.
  onUserChange: "keep",
};
