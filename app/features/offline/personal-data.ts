import { deleteAllExcept, outboxDatabase } from "#app/lib/outbox.ts";
import type { PersonalData } from "#app/lib/personal-data.ts";

export const personalData: PersonalData = {
  name: "the changes made offline",
  indexedDB: [outboxDatabase],
  clear: () => deleteAllExcept(null),
};
