import type { PersonalData } from "#app/lib/personal-data.ts";
import { storageKey } from "./stored-bookmarks.ts";
import { wishKey } from "./wish.ts";

export const personalData: PersonalData = {
  name: "the stored bookmarks, and the one wanted before signing in",
  localStorage: [storageKey, wishKey],
};
