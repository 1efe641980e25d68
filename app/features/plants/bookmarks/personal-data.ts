import type { PersonalData } from "#app/lib/personal-data.ts";
import { storageKey } from "./stored-bookmarks.ts";

export const personalData: PersonalData = { name: "the stored bookmarks", localStorage: [storageKey] };
