// Words that say the same in a question and in a record or a note, by their stems.
import { stem } from "./stem.ts";

export const kinGroups = [
  "pick harvest reap gather",
  "young tender",
  "old mature full-grown",
  "dry dried",
  "smell scent stink perfume fragrant",
  "swallow spit spat",
  "ripe ready ripen",
  "throw discard remove",
  "itch irritate blister sting",
  "scratch thorn prickle hook claw",
  "frost winter cold",
  "tooth teeth enamel",
  "high rich full plenty hold",
  "poison poisonous toxic deadly poisoned",
  "eat eaten edible food cook vegetable bhaji calaloo",
  "sour acid",
  "slime slimy mucilage",
  "froth foam",
  "seaside beach sea shore coast",
  "stain dye",
  "drunk hallucinate see-things",
  "invasive weed spread",
  "goat animal cow sheep",
  "mosquito insect",
  "soap lather shampoo",
  "strength strong potent",
  "raw uncooked",
  "burn blister",
  "fattening fat calorie",
  "hot heat pungent burn",
  "thin bleed",
  "stone seed pit",
  "relative related kin family cousin",
];

/** For each stem the stems of its groups. */
export const kinTable = (lists: readonly string[]) => {
  const table = new Map<string, string[]>();
  for (const group of lists.map((words) => words.split(" ").map(stem)))
    for (const word of group)
      table.set(word, [...(table.get(word) ?? []), ...group.filter((one) => one !== word)]);
  return (word: string): readonly string[] => table.get(word) ?? [];
};

/** The stems that say the same as a stem, in a question and in a record. */
export const kinOf = kinTable(kinGroups);
