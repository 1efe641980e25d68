import type { PersonalData } from "#app/lib/personal-data.ts";
import { returnPathKey } from "#app/lib/return-path.ts";
import { requestedLinksKey } from "./requested-links.ts";

export const personalData: PersonalData = {
  name: "the email links requested in this browser, and the page to return to",
  localStorage: [requestedLinksKey, returnPathKey],
  // The user who signs in may be the one who requested the link and wanted the page.
  onUserChange: "keep",
};
