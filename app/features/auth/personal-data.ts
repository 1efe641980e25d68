import type { PersonalData } from "#app/lib/personal-data.ts";
import { requestedLinksKey } from "./requested-links.ts";

export const personalData: PersonalData = {
  name: "the email links requested in this browser",
  localStorage: [requestedLinksKey],
  // The user who signs in may be the one who requested the link.
  onUserChange: "keep",
};
