// A complaint that came after something was taken ("mouth sores from eating pine"): that it may be the cause is said before what helps.

import type { Answering } from "./answering.ts";
import type { AskedThing } from "./asked-things.ts";
import { firstWarning, isSaid, otherName, shownName } from "./asked-things.ts";
import { type Block, printBlocks } from "./blocks.ts";

/** What the first warning says of an effect that is felt; what it does beside tablets is not the cause of a complaint. */
const actsAtOnce =
  /\b(?:purg\w+|burns?|sting\w*|rash|allerg\w+|vomit\w*|bowels?|drains?|blister\w*|belly|gripe\w*)\b/i;

/** "could I try it again" */
const again = /\b(?:again|once more|try it|still use)\b/;

export function withCauses(blocks: readonly Block[], { decisions, knowledge }: Answering): Block[] {
  const text = printBlocks(blocks);
  const about = decisions.understanding.note?.note.about ?? [];
  const causes = decisions.understanding.causes.flatMap(({ id, written }): AskedThing[] => {
    const plant = knowledge.plants.get(id);
    const other = knowledge.others.get(id);
    const name = plant
      ? `[${shownName(plant, written, knowledge)}](/plants/${id})`
      : other && otherName(other, written);
    if (name === undefined || plant?.safety.hazard === "dangerous") return [];
    return [{ name, written, verdict: "keep", cautions: [], plant, other }];
  });
  return [
    ...causes
      .filter((thing) => !isSaid(thing, text) && !about.includes(thing.plant?.id ?? thing.other?.id ?? ""))
      .map(
        (thing): Block => ({
          type: "verdict",
          text: `**${again.test(decisions.understanding.sentence) ? `Better not again: ${thing.name} may have brought this on` : `It may be ${thing.name}: leave it until you are well`}.** ${actsAtOnce.test(firstWarning(thing)) ? firstWarning(thing) : ""}`.trim(),
        }),
      ),
    ...blocks,
  ];
}
