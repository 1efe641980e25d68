// What a thing is for besides the use that the question names.
import { type Answering, recordedUses } from "./answering.ts";
import { verdict } from "./asked-detail.ts";
import type { AskedThing } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { listOf, lowerFirst, sentence, upperFirst } from "./phrasing.ts";

/** "what is it good for besides fever" */
export function besides(thing: AskedThing, answering: Answering): Block[] {
  const { decisions, knowledge } = answering;
  const { plant, other, name } = thing;
  const { complaints } = decisions.understanding;
  const label = (id: string) => lowerFirst(knowledge.complaints.get(id)?.label ?? id);
  const without = listOf(complaints.slice(0, 2).map(label));
  const opening = without === "" ? "" : `Besides ${without}, `;
  const uses = plant
    ? recordedUses(
        {
          ...thing,
          plant: { ...plant, uses: plant.uses.filter((use) => !complaints.includes(use.complaint)) },
        },
        knowledge,
        6,
      )
    : (other?.known_for ?? [])
        .filter((row) => !complaints.includes(row.complaint) && row.verdict !== "no")
        .map((row) => label(row.complaint));
  if (uses.length === 0)
    return verdict(
      other?.kind === "food"
        ? `${upperFirst(`${opening}no`)} use of ${name} as a remedy is recorded: it is food.`
        : `${upperFirst(`${opening}nothing`)} is recorded for ${name}.`,
      sentence(plant?.traditional_uses.split(/(?<=\.)\s/)[0] ?? other?.what ?? ""),
    );
  return verdict(
    upperFirst(`${opening}${plant ? "tradition uses" : "people take"} ${name} for ${listOf(uses)}.`),
    plant ? "That is tradition; ask about one of them for what was found in people." : "",
  );
}
