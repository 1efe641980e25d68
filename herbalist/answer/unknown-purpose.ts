// A purpose that a question names and no record knows: "can I use coconut oil as sunscreen". It is said to be unknown, before what is known.
import type { AskKind } from "../understand/asks.ts";
import type { Answering } from "./answering.ts";
import type { Block } from "./blocks.ts";
import { sentence as asSentence, plainEcho, upperFirst } from "./phrasing.ts";
import { linesOf } from "./record-sentences.ts";

/** Asks that any plant answers with its card. */
const cardAsks: ReadonlySet<AskKind> = new Set(["what-is", "safe", "works"]);

const purpose =
  /\bTHING(?: (?:leaf|leaves|tea|oil|water|juice|gel|seed|seeds|root|bark|powder|drink|syrup)){0,2}(?: in (?:warm |hot |boiling )?water)? (?:be |is )?(?:used )?(?:as|(?:good |work |works )?for|(?:really |actually )?(?:helps?|lowers?|raises?|boosts?|balances?|improves?|increases?|reduces?|cures?|cleans?|prevents?|treats?)(?: with)?|thins?|to(?= (?:wash|clean|rinse|dye|whiten|brush|polish|kill|repel) )) (?:an? |the |my |your )*([a-z]{4,}(?: (?:my |the )?[a-z]{4,})?)/;
/** "castor oil packs", "castor oil on eyelashes": a form or a place that the record may not know. */
const placed = /\bTHING (?:(packs?|wraps?|patches)\b|(on|in|under) (?:(?:the|my|your|a|me) )?([a-z]{4,}))/;
/** What may follow "for" and names no purpose. */
const noPurpose =
  /^(?:everything|please|thanks|what|long|days?|weeks?|months?|years?|every|morning|night|today|tomorrow|children|kids|baby|babies|adults?|women|people|person|everybody|cooking|drink|drinking|food|medicine|sale|good|tea|well|much|many|more|some|something|anything|that|this|them|these|those|free|now|breakfast|lunch|dinner|christmas|mother|father|husband|wife|sister|brother|daughter|grandmother|school|real)\b/;

/** Classes of medicine that thin the blood: what is recorded beside them tells whether a plant does. */
const thinners: ReadonlySet<string> = new Set(["anticoagulants", "antiplatelets", "warfarin", "doacs"]);

/** "what is it used for? My neighbour swears by it": the next sentence tells no purpose. */
const opensSentence = (words: string, description: string) =>
  new RegExp(`[?.!] (?:an? |the |my |me |your )*${words.split(" ")[0]}\\b`).test(description);

/** "can I use coconut oil as sunscreen", "does tulsi lower cortisol": of a purpose that no record knows, that is said first. */
export function unknownPurpose({ decisions, things }: Answering, text: string): Block[] {
  const { asks, sentence, complaints, illnesses, note, description } = decisions.understanding;
  const [, words = ""] = purpose.exec(sentence) ?? [];
  const [where = "", form, at, place = ""] = words === "" ? (placed.exec(sentence) ?? []) : [];
  const [thing] = things;
  const isOther =
    thing === undefined ||
    things.length > 1 ||
    thing.plant?.safety.hazard === "dangerous" ||
    note !== undefined ||
    complaints.length + illnesses.length > 0 ||
    asks.some((ask) => !cardAsks.has(ask)) ||
    (words === "" && where === "") ||
    (words !== "" && opensSentence(words, description)) ||
    noPurpose.test(words);
  if (isOther) return [];
  const rows = thing.plant?.safety.interactions ?? thing.other?.interactions ?? [];
  const thins = /\bthins?\b/.test(sentence)
    ? rows.find(({ drug_class, effect }) => thinners.has(drug_class) && /\bbleed/i.test(effect))
    : undefined;
  if (thins)
    return [
      {
        type: "verdict",
        text: `**${upperFirst(thing.name)} may thin the blood.** ${asSentence(thins.effect)}`,
      },
    ];
  if (where !== "") {
    const word = (form ?? place).replace(/s$/, "");
    const known = linesOf(thing, true).find((line) => new RegExp(`\\b${word}`, "i").test(line));
    return asks[0] !== "works" || text.toLowerCase().includes(word.slice(0, 6))
      ? []
      : known !== undefined
        ? [{ type: "verdict", text: `**${upperFirst(thing.name)}:** ${asSentence(known)}` }]
        : [
            {
              type: "verdict",
              text: `**${upperFirst(thing.name)} ${form === undefined ? `${at} the *${plainEcho(place)}*` : `as *${plainEcho(form)}*`}: nothing is in my records.** What they have:`,
            },
          ];
  }
  // The card may speak of it by itself, or say that it does not.
  if (text.includes("my records say nothing of")) return [];
  if (text.toLowerCase().includes((words.split(" ")[0] ?? "").slice(0, 6))) return [];
  return [
    {
      type: "verdict",
      text: `**${upperFirst(thing.name)} for *${plainEcho(words)}*: nothing is in my records.** What they have:`,
    },
  ];
}
