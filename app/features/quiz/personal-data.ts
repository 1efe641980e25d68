import type { PersonalData } from "#app/lib/personal-data.ts";
import { storagePrefix } from "./stored-memory.ts";

export const personalData: PersonalData = {
  name: "what the quiz remembers of each player",
  localStorage: [`${storagePrefix}*`],
};
