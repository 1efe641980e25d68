// What people say of a plant or food ("they say you cannot drink it at night, is it true?"): whether anything is known for it comes first.
import type { AskKind } from "../understand/asks.ts";
import { type Answering, notDangerous, personCautions } from "./answering.ts";
import { isKitchenPlant } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { speaksOf } from "./note-text.ts";
import { listOf } from "./phrasing.ts";

const teller =
  /\b(?:they|people|everybody|everyone|folks?|granny|grandmother|grandma|grandfather|mother|aunt|aunty|auntie|neighbour|elders?|old ones) (?:\S+ ){0,2}(?:say|says|said|saying|tell|tells|told|believe|believes|claim|claims)\b/;
const forbids = /\b(?:not|cannot|never|bad|poison|poisonous|harm|harmful|dangerous|sick|wrong|pain)\b/;
const doubted = /\b(?:true|myth|truth|superstition|false)\b/;
/** When or beside what it is not to be taken; what a plant does to the body is told by its record. */
const circumstance =
  /\b(?:night|evening|late|morning|bed|rain|sun|sweat|sweating|sweaty|hot|moon|bath|bathe|together|after (?:food|eating|dark)|empty)\b|\bTHING (?:and|with|on top of|after|before) (?:\S+ )?THING\b/;
const asksOfTaking: ReadonlySet<AskKind> = new Set([
  "what-is",
  "works",
  "cook",
  "safe",
  "limits",
  "with-thing",
  "find",
]);

/** Undefined where no such saying is asked about, or somebody's illness, medicine or child is spoken of. */
export function sayingAnswer(answering: Answering): Block[] | undefined {
  const { asks, sentence, complaints, medicines, illnesses, who, note } = answering.decisions.understanding;
  const things = notDangerous(answering);
  const isSaying = teller.test(sentence)
    ? forbids.test(sentence) || doubted.test(sentence)
    : doubted.test(sentence) && forbids.test(sentence);
  // A note that names it all knows the saying.
  const isAnswered =
    note?.byExample === true ||
    (note !== undefined &&
      note.note.place !== "general" &&
      things.every((thing) => speaksOf(note.note, thing)));
  const isPlain =
    complaints.length + medicines.length + illnesses.length === 0 &&
    who.every((kind) => kind === "other" || kind === "elder");
  if (
    !isSaying ||
    !circumstance.test(sentence) ||
    !isPlain ||
    isAnswered ||
    things.length === 0 ||
    things.length < answering.things.length
  )
    return undefined;
  if (!asks.every((ask) => asksOfTaking.has(ask))) return undefined;
  if (things.some(({ verdict }) => verdict === "drop")) return undefined;
  const isFood = things.every(({ plant, other }) => (plant ? isKitchenPlant(plant) : other !== undefined));
  return [
    {
      type: "verdict",
      text: `**It is a saying: nothing in my records shows that it is so of ${listOf(things.map(({ name }) => name))}.** Many such rules come from the old teaching of hot and cold foods. If it does not agree with you, leave it out${isFood ? "; otherwise ordinary helpings are fine for most healthy people" : ""}.`,
    },
    ...things.flatMap((thing) => personCautions(thing, answering)),
  ];
}
