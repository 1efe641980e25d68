// A plant that a note tells people to leave does not stand in the list of plants below it.
import type { Note } from "#catalogue/note.ts";
import type { Plant } from "#catalogue/plant.ts";
import type { Decisions } from "../decide/decide.ts";
import { namePattern, namesOfPlant } from "./asked-things.ts";
import { sentencesOf } from "./note-text.ts";

export function withoutPlantsLeft(decisions: Decisions): Decisions {
  const { understanding, offered } = decisions;
  const note = understanding.note?.note;
  if (note === undefined || offered.length === 0) return decisions;
  const left = sentencesLeaving(note);
  if (left.length === 0) return decisions;
  return {
    ...decisions,
    offered: offered.filter(({ plant }) => !left.some((sentence) => names(sentence, plant))),
  };
}

/** "Leave carrion crow bush, aloes, castor oil." What holds for some people only ("no ginger with blood thinners") forbids it to no other. */
const sentencesLeaving = ({ answer }: Note): string[] =>
  sentencesOf(answer)
    .map((sentence) => sentence.replaceAll("*", ""))
    .filter((sentence) => leaves.test(sentence) && !forSome.test(sentence));
const leaves = /^(?:Leave|Avoid|No|Never|Skip)\b(?![,:])/;
const forSome =
  /\b(?:with|beside|near|before|after|during|while|if|when|unless|until|without|pregnan\w*|nursing|bab(?:y|ies)|child(?:ren)?|under)\b/i;

/** Named as it is, and not in one form: "no raw ginger", "no castor oil" leave the others. */
function names(sentence: string, plant: Plant): boolean {
  return namesOfPlant(plant).some((name) =>
    new RegExp(
      String.raw`(?:^\w+|,|\band|\bor|\bnor) (?:the )?${namePattern(name)}(?: (?:bush|teas?|lea(?:f|ves)))?(?=[,.;]| and | or |$)`,
      "i",
    ).test(sentence),
  );
}
