import type { PersonalData } from "#app/lib/personal-data.ts";
import { askedLinksKey } from "./asked-links.ts";

export const personalData: PersonalData = {
  name: "the sign-in links this browser asked for",
  localStorage: [askedLinksKey],
  // The user who signs in may be the one who asked.
  onUserChange: "keep",
};
