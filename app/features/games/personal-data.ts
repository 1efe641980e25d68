import type { PersonalData } from "#app/lib/personal-data.ts";
import { guestStreakKey } from "./daily/guest-streak.ts";
import { storagePrefix } from "./practice/stored-memory.ts";
import { dailyPrefix, roundsPrefix } from "./round/dealt-rounds.ts";

export const personalData: PersonalData = {
  name: "what the games remember of each player, and the rounds dealt to them",
  localStorage: [`${storagePrefix}*`, `${roundsPrefix}*`, `${dailyPrefix}*`, guestStreakKey],
};
