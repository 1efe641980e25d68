import type { PersonalData } from "#app/lib/personal-data.ts";
import { roundsPrefix } from "./dealt-rounds.ts";
import { storagePrefix } from "./stored-memory.ts";

export const personalData: PersonalData = {
  name: "what the quiz remembers of each player, and the rounds dealt to them",
  localStorage: [`${storagePrefix}*`, `${roundsPrefix}*`],
};
