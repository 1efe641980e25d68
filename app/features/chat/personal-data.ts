import type { PersonalData } from "#app/lib/personal-data.ts";
import { emptyList, myListKey, saveMyList } from "./my-list.ts";
import { choosePlace, placeKey } from "./place.ts";

export const personalData: PersonalData = {
  name: "the list of medicines and conditions, and the place chosen for emergency numbers",
  localStorage: [myListKey, placeKey],
  // Also resets the copies in memory and notifies open views.
  clear: () => {
    saveMyList(emptyList);
    choosePlace(undefined);
  },
};
