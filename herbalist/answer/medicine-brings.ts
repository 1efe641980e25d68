// A complaint that the medicine of the question is known to bring (`brings` in content/drug-classes.yaml): said before any plant is judged,
// since no plant mends what comes with the next tablet.
import type { Answering } from "./answering.ts";
import type { Block } from "./blocks.ts";
import { lowerFirst, medicineName, upperFirst } from "./phrasing.ts";

export function medicineBrings({ decisions: { understanding }, knowledge, things }: Answering): Block[] {
  // A note on the tablet's troubles says it with more.
  if (things.length === 0 && understanding.note) return [];
  for (const { id, written } of understanding.medicines)
    for (const complaint of understanding.complaints) {
      const text = knowledge.medicines.brings(id, complaint);
      if (text === undefined) continue;
      const label = lowerFirst(knowledge.complaints.get(complaint)?.label ?? complaint);
      const name = upperFirst(medicineName(written));
      return [
        {
          type: "verdict",
          text: `**${name} may ${/tablets$/i.test(name) ? "themselves" : "itself"} bring the ${label}.** ${text} Do not stop it by yourself: tell the clinic.`,
        },
      ];
    }
  return [];
}
