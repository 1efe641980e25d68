import type { PersonalData } from "#app/lib/personal-data.ts";
import { emptyList, myListKey, saveMyList } from "./my-list.ts";

export const personalData: PersonalData = {
  name: "the list of medicines and conditions",
  localStorage: [myListKey],
  // Also resets the copy in memory and notifies open views.
  clear: () => saveMyList(emptyList),
};
