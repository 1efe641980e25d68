// "Is X good for Y": yes, a little, no or not known, with what studies in people found.
import type { PlantUse, Preparation } from "#catalogue/plant.ts";
import type { Complaint } from "#catalogue/vocabulary.ts";
import { isOnSkin, type Outcome, type Route } from "#catalogue/words.ts";
import { isFoodWhileNursing } from "../decide/decide.ts";
import { tonics } from "../understand/asks.ts";
import { alsoIllness } from "../understand/gather.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { routesAsked } from "../understand/route-asked.ts";
import {
  type Answering,
  complaintAsked,
  hasRecord,
  nearUses,
  notDangerous,
  outcomeVerdicts,
  personCautions,
  preparationLine,
  recipe,
  recordedUse,
  recordedUses,
  refusal,
  troubleWords,
} from "./answering.ts";
import { type AskedThing, firstWarning, isSaid, preparationFor } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { outerForms, preparationsAsked } from "./form-asked.ts";
import { joined, noteBlocks, sentencesOf } from "./note-text.ts";
import { onOpenPlace } from "./on-open-place.ts";
import { isMadeOf, isOfPart, type Part, partAsked } from "./part-asked.ts";
import { listOf, lowerFirst, plainEcho, sentence, upperFirst } from "./phrasing.ts";
import { linesOf, sentenceOn } from "./record-sentences.ts";
import { plantList, withinWords } from "./what-for.ts";

const ofChest: ReadonlySet<string> = new Set(["asthma", "bronchitis", "cough"]);

export function goodFor(answering: Answering): Block[] {
  const { decisions } = answering;
  const complaint = complaintAsked(answering);
  if (!complaint) return notATreatment(answering);
  const { asks, who, medicines, sentence: asked } = decisions.understanding;
  // Beside a pump no tea is a cure for the chest, and no recipe follows.
  const asthma = answering.knowledge.complaints.get("asthma");
  if (
    asthma &&
    ofChest.has(complaint.id) &&
    asks.includes("with-medicine") &&
    medicines.some(({ id }) => id === "asthma-medicines")
  )
    return [{ type: "seek-care", text: asthma.see_someone }];
  // The verdict for a child, a pregnancy or a nursling is the answer; a mother may also ask whether it helps.
  const isJudged = asks.includes("for-person") && who.some((each) => each !== "elder" && each !== "other");
  const forChild = who.some((each) => each === "child" || each === "baby");
  const things =
    isJudged && (forChild || !whetherItHelps.test(asked))
      ? []
      : notDangerous(answering).filter(({ verdict }) => !isJudged || verdict !== "drop");
  const unrecorded = things.filter(
    (thing) =>
      thing.verdict !== "drop" && !hasRecord(thing, complaint) && nearUses(thing, complaint).length === 0,
  );
  const together = unrecorded.length > 1 ? unrecorded : [];
  const blocks = [
    ...things
      .filter((thing) => !together.includes(thing))
      .toSorted((a, b) => Number(isTested(b, complaint)) - Number(isTested(a, complaint)))
      .flatMap((thing) => verdictOn(thing, complaint, answering)),
    ...noneRecorded(together, answering),
  ];
  if (complaint.care === "doctor first")
    blocks.push({
      type: "text",
      text: `${upperFirst(troubleWords(answering))} needs a doctor first: no plant treats it.`,
    });
  // How to bring about what somebody fears is no help.
  if (bringsOn.test(asked) && asHarm[complaint.id] !== undefined && things.length > 0) return blocks;
  const { ofTrouble } = decisions.understanding;
  // Where the things are not known to help, a note on this very trouble knows more than the complaint's own line.
  const isOfLow = /\blow\b/i.test(ofTrouble?.note.question ?? "") && !/\blow\b/.test(asked);
  if (ofTrouble?.byExample && !isOfLow && things.length > 0 && unrecorded.length === things.length)
    return joined(blocks, noteBlocks(ofTrouble.note));
  const [second, ...helpsSecond] = forSecond(things, complaint, answering);
  // Of one thing both verdicts stand together.
  if (second) blocks.splice(things.length === 1 ? 1 : blocks.length, 0, second);
  blocks.push({ type: "text", text: `**What helps most:** ${complaint.helps_most}` }, ...helpsSecond);
  const rest: Block[] = [{ type: "seek-care", text: complaint.see_someone }];
  const isCause = bringsOn.test(asked) || sinceTaken.test(asked);
  // An old body gets no other plant than the one asked about.
  const isLeft = isCause || things.some((thing) => onOpenPlace(thing, complaint.id, asked) !== undefined);
  // Nor does somebody who was just told that a pair does not go together.
  const isForbidden = asks.includes("with-medicine") && things.some(({ verdict }) => verdict === "drop");
  const isAlone = isLeft || isJudged || isForbidden || who.includes("elder");
  return withinWords(isAlone ? 0 : decisions.offered.length, (most) =>
    most === 0
      ? [...blocks, ...rest]
      : [...blocks, plantList("People in Guyana use for it", answering, most), ...rest],
  );
}

/** "bay leaf tea for gas or for sugar": both are answered, the second in short. */
function forSecond(things: readonly AskedThing[], first: Complaint, answering: Answering): Block[] {
  const { decisions, knowledge } = answering;
  const { complaints, sentence: asked } = decisions.understanding;
  const [thing] = things;
  if (!thing || (asked.match(/\bCOMPLAINT\b/g) ?? []).length !== 2) return [];
  // One name may mean two kindred troubles; the other name means another one.
  const second = complaints
    .flatMap((id) => knowledge.complaints.get(id) ?? [])
    .findLast(
      ({ id, conditions }) =>
        id !== first.id && !tonics.has(id) && !conditions.some((one) => first.conditions.includes(one)),
    );
  if (!second || !twoTroubles.test(asked)) return [];
  const own: Answering = {
    ...answering,
    decisions: {
      ...decisions,
      understanding: { ...decisions.understanding, complaints: [second.id], words: undefined },
    },
  };
  return [
    ...verdictOn(thing, second, own).slice(0, 1),
    { type: "text", text: `**For ${lowerFirst(second.label)}:** ${second.helps_most}` },
  ];
}

const twoTroubles =
  /\bCOMPLAINT (?:and|or|plus|also|as well as) (?:(?:for|my|the|a|bad|her|his|also|good|is|it|only|just|more) ){0,3}COMPLAINT\b/;

const whetherItHelps =
  /\b(?:helps?|good for|works?|cures?|eases?|brings?|increases?|boosts?|effective|any good|for (?:(?:my|the) )?(?:that|it|this|COMPLAINT))\b/;

/** What was tested in people for it comes before what was not. */
const isTested = (thing: AskedThing, complaint: Complaint) =>
  recordedUse(thing, complaint)?.result !== undefined || rowFor(thing, complaint) !== undefined;

/** Several things of which none is recorded for the complaint get one sentence. */
function noneRecorded(things: readonly AskedThing[], answering: Answering): Block[] {
  if (things.length === 0) return [];
  return [
    {
      type: "verdict",
      text: `**Not known: ${listOf(things.map(({ name }) => name))} for ${troubleWords(answering)}.** No use or study of them for that is in my records.`,
    },
    ...things
      .filter(({ cautions }) => cautions.length > 0)
      .flatMap((thing) => personCautions(thing, answering)),
  ];
}

function verdictOn(thing: AskedThing, complaint: Complaint, answering: Answering): Block[] {
  const { decisions, told } = answering;
  const trouble = troubleWords(answering);
  const against = thing.cautions.find(
    ({ about, id, severity }) =>
      about === "illness" && severity === "avoid" && id === alsoIllness[complaint.id],
  );
  if (against) {
    told.add(against.effect);
    return [
      { type: "verdict", text: `**No: ${thing.name} is not for ${trouble}.** ${sentence(against.effect)}` },
      ...personCautions(thing, answering),
    ];
  }
  const { sentence: asked } = decisions.understanding;
  if (sinceTaken.test(asked))
    return [
      {
        type: "verdict",
        text: `**It may be ${thing.name}: leave it until you are well.** ${firstWarning(thing)}`,
      },
      ...personCautions(thing, answering).filter(() => thing.cautions.length > 0),
    ];
  if (bringsOn.test(asked) && complaint.id !== "weight-loss" && !isWished(answering)) {
    const label = asHarm[complaint.id] ?? lowerFirst(complaint.label);
    const line =
      cautionAgainst(thing, label) ??
      sentenceOn(thing, label, answering.knowledge, harms) ??
      kindredEffect(thing, complaint.id);
    const leave = complaint.leave ?? "";
    const isListed = line === undefined && namesKind(leave, thing);
    const known = line ?? (isListed ? `Better left: ${lowerFirst(leave)}` : undefined);
    if (known === undefined && toldOfSelf.test(asked))
      return [
        {
          type: "verdict",
          text: `**It may be: leave ${thing.name} for some days and see whether ${label} stops.** My records do not name it as an effect, but any new tea or powder can do that.`,
        },
        ...personCautions(thing, answering),
      ];
    return [
      {
        type: "verdict",
        text: `**${known === undefined ? "Not known" : "It may"}: ${thing.name} bringing on or worsening ${label}.** ${known ?? "My records do not say so."}`,
      },
      ...personCautions(thing, answering).filter((block) => !JSON.stringify(block).includes(line ?? "\0")),
    ];
  }
  if (complaint.id === "fertility" && whileTrying.test(asked)) return whileTryingForBaby(thing, answering);
  if (triedInVain.test(asked) && thing.verdict !== "drop")
    return [
      {
        type: "verdict",
        text: `**${upperFirst(thing.name)} has not been enough for ${trouble}, and more of it will do no more.** Let someone look at it now rather than later.`,
      },
      ...personCautions(thing, answering).filter(() => thing.cautions.length > 0),
    ];
  const part = partAsked(thing, answering);
  const use = recordedUse(ofPart(thing, part), complaint) ?? recordedUse(thing, complaint);
  const open =
    use === undefined && rowFor(thing, complaint) === undefined
      ? onOpenPlace(thing, complaint.id, `${asked} ${decisions.understanding.words ?? ""}`)
      : undefined;
  if (open !== undefined)
    return [
      { type: "verdict", text: open },
      ...personCautions(thing, answering).filter(() => thing.cautions.length > 0),
    ];
  const found = thing.plant
    ? plantVerdict(use === undefined ? ofPart(thing, part) : thing, use, complaint, answering)
    : otherVerdict(thing, complaint, trouble);
  const isOther = part !== undefined && use !== undefined && !isUsePart(thing, use, part);
  const { word, how, text, custom } = found;
  const dropped = thing.verdict === "drop";
  // Beside a verdict for the person or the medicine the refusal would be said twice.
  const { asks } = decisions.understanding;
  const refused =
    dropped && !asks.includes("for-person") && !asks.includes("with-medicine") ? refusal(thing) : "";
  const reason = thing.cautions.find(({ severity }) => severity === "avoid");
  if (reason) told.add(reason.effect);
  const isFoodOnly =
    thing.plant !== undefined &&
    use?.route !== "food" &&
    isFoodWhileNursing(thing.plant, decisions.understanding.who);
  const mayUse = !dropped && decisions.dosesAllowed && !isFoodOnly;
  const isUnknownPart =
    part !== undefined && use === undefined && nearUses(ofPart(thing, part), complaint).length === 0;
  const verdict = isOther
    ? `Only the ${use.part} of ${thing.name} is recorded for ${trouble}, not the ${part}: ${lowerFirst(word)}${how ?? ""}.`
    : custom && !isUnknownPart
      ? `No, ${thing.name} is not shown to help with ${trouble}${custom.length > 0 ? `; by custom it is used for ${listOf(custom)}` : ""}.`
      : `${word}: ${isUnknownPart ? `the ${part} of ` : ""}${thing.name} for ${trouble}${how ?? ""}.`;
  if (enough.test(asked) && refused === "" && word !== helpsBeside && !told.has("enough")) {
    told.add("enough");
    return [
      {
        type: "verdict",
        text: `**${enoughVerdict(thing, complaint, answering)}** ${sentence(verdict)} ${text}`,
      },
      ...personCautions(thing, answering),
      ...(mayUse && complaint.care !== "doctor first" ? howTo(thing, use, answering) : []),
      ...(mayUse && !inMilk(thing) && asks[0] !== "limits" ? howUsed(thing, complaint) : []),
    ];
  }
  const ofIt = isOther || isUnknownPart ? toxicPart(thing, part) : "";
  return [
    { type: "verdict", text: `${refused === "" ? `**${verdict}**` : `${refused}${verdict}`} ${ofIt}${text}` },
    ...againstOrgan(thing, complaint, answering),
    ...personCautions(thing, answering),
    // Where the amount is asked for, it is said by itself.
    ...(mayUse && complaint.care !== "doctor first" && !asks.includes("limits")
      ? howTo(thing, use ?? bestNear(ofPart(thing, part), complaint), answering)
      : []),
    ...(mayUse && !inMilk(thing) && asks[0] !== "limits" ? howUsed(thing, complaint) : []),
  ];
}

/** "is mint tea enough", "could I just drink celery juice" */
const enough =
  /\benough\b(?! (?:to kill|water|sleep|of))|\b(?:just|only) (?:drink|take|use|eat|rub) (?:\S+ ){0,2}THING\b|\bTHING (?:alone|by itself|only)\b/;

/** A mild trouble of a few days may need no more; one that lasts, or that a clinician follows, does. */
function enoughVerdict({ name }: AskedThing, complaint: Complaint, answering: Answering): string {
  const { durationDays = 0 } = answering.decisions.understanding;
  const trouble = troubleWords(answering);
  const isMild = complaint.care === "self-care" && complaint.id !== "fever";
  if (isMild && durationDays < complaint.doctor_after_days)
    return `For an ordinary case ${name} may do as a comfort, beside what helps most; by itself it is no cure for ${trouble}.`;
  return `No, ${name} alone is not enough for ${trouble}${durationDays >= complaint.doctor_after_days && durationDays > 0 ? " that has lasted so long: let someone look" : ""}.`;
}

/** The thing with only the uses of a part. */
function ofPart(thing: AskedThing, part: Part | undefined): AskedThing {
  return part === undefined || !thing.plant
    ? thing
    : { ...thing, plant: { ...thing.plant, uses: thing.plant.uses.filter((use) => isOfPart(use, part)) } };
}

/** Whether a use is of the part, or its recipe takes it in. */
function isUsePart({ plant }: AskedThing, use: PlantUse, part: Part): boolean {
  const preparation = plant && preparationFor(plant, use);
  return isOfPart(use, part) || (preparation !== undefined && isMadeOf(preparation, part));
}

/** What is recorded against a part itself. */
function toxicPart({ plant }: AskedThing, part: Part): string {
  const toxic = plant?.safety.toxic_parts.find((one) => one.part.startsWith(part));
  return toxic ? `The ${part}: ${lowerFirst(sentence(toxic.effect))} ` : "";
}

/** The answer in a word, what it holds for, and what is known. */
type GoodFor = {
  word: string;
  how?: string;
  text: string;
  /** Of what is not known to help: what tradition has it for. */
  custom?: readonly string[];
};

/** "does banana make you constipated": whether it does harm is asked. */
export const bringsOn = new RegExp(
  [
    String.raw`\bwhy\b.*\bCOMPLAINT when (?:i|me|we) (?:\S+ )?(?:drink|eat|use|take) (?:\S+ )?THING\b`,
    String.raw`\bTHING (?:\S+ ){0,2}bad (?:for|with) (?:\S+ )?COMPLAINT\b`,
    String.raw`\bTHING (?:\S+ ){0,2}(?:make|makes|cause|causes|give|gives|bring on|brings on) (?:(?:you|me|people|a person|somebody|him|her|my|your) )?(?:feel |get )?COMPLAINT\b`,
  ].join("|"),
);

/** "the powder gave me running belly": told, and not asked of people in general. */
const toldOfSelf =
  /^(?!(?:can|could|will|would|does|do|if) )(?:\S+ )?THING (?:\S+ ){0,2}(?:give|gives|gave|make|makes|made) (?:me|my|him|her|he|she)\b/;

/** "I drink fever grass and still have fever two days now": what it is good for is not asked. */
const triedInVain =
  /^(?!.*\b(?:can|could|should|may|how|which|is it|good)\b).*\b(?:i|me|he|she|we|they) (?:(?:a|am|is|been|does|already) )*(?:drink|drinking|take|taking|use|using|try|tried) (?:\S+ ){0,3}THING\b.*\b(?:and|but) (?:\S+ ){0,2}(?:still|not (?:work|working|help|helping|better|stop|go down))\b/;

/** "would it give me energy": what is wished for is no trouble that it brings. */
const isWished = ({ decisions }: Answering) =>
  decisions.understanding.askedWords.some(({ raw }) => wished.has(raw.toLowerCase()));
const wished: ReadonlySet<string> = new Set(["energy", "strength", "power", "appetite", "relief", "rest"]);
/** What is wished for, called by what it is where nobody wishes it. */
const asHarm: Readonly<Record<string, string>> = { fertility: "infertility", "weight-gain": "weight gain" };
const harms = /\b(?:bring|cause|worsen|upset|harm|burn|stir|hurt|give|irritate|raise|lower|block|loosen)s?\b/;
/** The thing's own warning, where it speaks of the trouble: "large amounts stir up ulcers and piles". */
function cautionAgainst(thing: AskedThing, label: string): string | undefined {
  const warning = firstWarning(thing);
  const words = label
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 4);
  return words.some((word) => warning.toLowerCase().includes(word.replace(/s$/, ""))) ? warning : undefined;
}

/** By which effects of a record a trouble may come: what lowers pressure makes dizzy, what purges loosens the bowel. */
const effectsBehind: Readonly<Record<string, RegExp>> = {
  dizziness:
    /\b(?:lower\w*|drop\w*|fall\w*|fell)\b.*\b(?:pressure|sugar)\b|\b(?:pressure|sugar)\b.*\b(?:lower\w*|drop\w*|fall\w*|fell)\b/i,
  diarrhoea: /\b(?:purg\w*|laxative|loosen\w*|loose (?:stools|bowels))\b/i,
  constipation: /\b(?:tannins?|binds?|bowel can block|block the bowel)\b/i,
  indigestion: /\b(?:reflux|heartburn|ulcers?|burns? (?:the )?(?:stomach|gullet))\b/i,
  "trouble-sleeping": /\b(?:caffeine|keeps? awake|poor sleep)\b/i,
  headache: /\b(?:caffeine|headaches?)\b/i,
};

function kindredEffect(thing: AskedThing, complaint: string): string | undefined {
  const words = effectsBehind[complaint];
  return words && linesOf(thing, false).find((one) => words.test(one));
}

/** Whether a line names the thing by one of its words: "pepper" is said of wiri-wiri pepper. */
function namesKind(line: string, thing: AskedThing): boolean {
  const kind =
    (thing.written ?? thing.name)
      .toLowerCase()
      .match(/[a-z]{4,}/g)
      ?.at(-1) ?? "";
  return kind !== "" && new RegExp(`\\b${kind}`, "i").test(line);
}

/** "can I drink it while trying for a baby": whoever tries may be pregnant already. */
const whileTrying = /\b(?:while|when|if|as|and) (?:\S+ ){0,3}COMPLAINT\b/;

function whileTryingForBaby(thing: AskedThing, answering: Answering): Block[] {
  const { advice, note } = thing.plant?.safety.pregnancy ?? thing.other?.pregnancy ?? {};
  const word = advice === "avoid" || advice === "no information found" ? "No" : "Take care";
  return [
    {
      type: "verdict",
      text: `**${word}: ${thing.name} while trying for a baby.** You may be pregnant for weeks before you know, and in pregnancy it holds: ${sentence(note ?? "nothing is known of it")}`,
    },
    ...personCautions(thing, answering).filter(() => thing.cautions.length > 0),
  ];
}

/** "my belly gripes since I drink senna": told, not asked. */
const sinceTaken =
  /\bCOMPLAINT (?:\S+ ){0,2}(?:since|ever since|from when) (?:i|me|we|he|she) (?:\S+ )?(?:start|started|drink|drank|eat|ate|use|take|took|begin)\b(?: \S+){0,2} THING\b/;

/** While breastfeeding a thing that needs care comes without an amount. */
const inMilk = ({ cautions }: AskedThing) => cautions.some(({ about }) => about === "breastfeeding");

const worksInShopForm: ReadonlySet<string> = new Set(["yes", "a little", "mixed"]);

/** What was found for the same plant as it is sold in capsules or oils, where that is something. */
function shopForm({ plant }: AskedThing, complaint: Complaint, { knowledge }: Answering) {
  if (!plant) return undefined;
  return [...knowledge.others.values()]
    .filter((other) => other.plant === plant.id)
    .flatMap((other) => {
      const row = other.known_for.find((one) => one.complaint === complaint.id);
      return row && worksInShopForm.has(row.verdict) ? [{ name: lowerFirst(other.name), row }] : [];
    })[0];
}

/** "Is it good for the kidneys?" tells of no illness; whom it can harm is said all the same. */
function againstOrgan(thing: AskedThing, complaint: Complaint, { decisions, knowledge }: Answering): Block[] {
  const twin = alsoIllness[complaint.id];
  const rows = thing.plant?.safety.illnesses ?? thing.other?.illnesses ?? [];
  const row = rows.find(({ illness, severity }) => illness === twin && severity === "avoid");
  if (!row || decisions.understanding.illnesses.some(({ id }) => id === twin)) return [];
  return [
    {
      type: "cautions",
      items: [
        `With **${lowerFirst(knowledge.illnessLabel(row.illness))}**, do not take it: ${sentence(row.effect)}`,
      ],
      about: "illness",
    },
  ];
}

/** "does soursop cure cancer": an illness for which no plant is offered. */
function notATreatment(answering: Answering): Block[] {
  const { decisions, knowledge } = answering;
  const [illness] = decisions.understanding.illnesses;
  if (illness === undefined) return [];
  // "fibroids" of a record on hormone-fed growths is said by the reader's own word.
  const own = plainEcho(illness.written).toLowerCase();
  const label = /^[a-z]{4,}(?: [a-z]{4,})?$/.test(own) ? own : lowerFirst(knowledge.illnessLabel(illness.id));
  return notDangerous(answering).flatMap((thing): Block[] => [
    {
      type: "verdict",
      text: `**No: ${thing.name} is not known to treat ${label}.** Stay with the treatment and the people who look after it; a plant beside it can also do harm.`,
    },
    ...personCautions(thing, answering),
  ]);
}

function plantVerdict(
  thing: AskedThing,
  use: PlantUse | undefined,
  complaint: Complaint,
  answering: Answering,
): GoodFor {
  const wider =
    use && use.complaint !== complaint.id ? answering.knowledge.complaints.get(use.complaint) : undefined;
  if (use?.result)
    return {
      ...outcomeWords(use.result.outcome),
      ...(wider ? { how: `, tested for ${lowerFirst(wider.label)}` } : {}),
      text: sentence(use.result.text),
    };
  const shop = shopForm(thing, complaint, answering);
  if (shop)
    return {
      ...rowWords(shop.row.verdict),
      how: `, as ${shop.name}`,
      text: `${sentence(shop.row.text)} The home remedy itself was not tested in people.`,
    };
  if (use)
    return { word: "Not proven", how: `, an old use${otherWay(use, answering)}`, text: researchWords(use) };
  const { knowledge } = answering;
  const near = nearLabels(thing, complaint, knowledge);
  if (near.length > 0) {
    const tested = nearUses(thing, complaint).find(({ result }) => result !== undefined);
    const label = knowledge.complaints.get(tested?.complaint ?? "")?.label ?? "";
    return {
      word: "Not proven",
      how: `; tradition has it for ${listOf(near)}, which ${near.length === 1 ? "is" : "are"} near it`,
      text: tested?.result
        ? `For ${lowerFirst(label)}: ${outcomeVerdicts[tested.result.outcome]}. ${sentence(tested.result.text)}`
        : "Nobody can promise that it works.",
    };
  }
  if (namesKind(complaint.eat ?? "", thing)) return asFoodFor(complaint);
  const whole = answering.things.find(({ name }) => name === thing.name) ?? thing;
  const recorded = recordedUses(whole, knowledge, 3);
  return {
    word: "Not known",
    text: "No use or study of it for that is in my records.",
    custom: recorded,
  };
}

/** "is pumpkin good for the eyes": the trouble's own record has it among what to eat. */
const asFoodFor = ({ eat = "" }: Complaint): GoodFor => ({
  word: "As food, yes",
  text: `No study or recipe of it for that is in my records. What to eat: ${lowerFirst(sentence(eat))}`,
});

/** The near use whose recipe is known, or the first. */
function bestNear(thing: AskedThing, complaint: Complaint): PlantUse | undefined {
  const uses = nearUses(thing, complaint);
  return uses.find((use) => thing.plant && preparationFor(thing.plant, use)) ?? uses[0];
}

/** The near complaints that a plant is used for, by name. */
const nearLabels = (thing: AskedThing, complaint: Complaint, { complaints }: Knowledge): string[] =>
  [...new Set(nearUses(thing, complaint).map((use) => use.complaint))]
    .slice(0, 3)
    .map((id) => lowerFirst(complaints.get(id)?.label ?? id));

const mixedResults: Pick<GoodFor, "word" | "how"> = { word: "Not proven", how: "; results are mixed" };
const outcomeWords = (outcome: Outcome): Pick<GoodFor, "word" | "how"> =>
  outcome === "mixed" ? mixedResults : { word: upperFirst(outcomeVerdicts[outcome]) };
const rowWords = (verdict: string): Pick<GoodFor, "word" | "how"> =>
  verdict === "mixed"
    ? mixedResults
    : // What little is known follows; "not known" would contradict it.
      { word: verdict === "not known" ? "Not proven" : upperFirst(verdict) };

/** Who asks about a rub is told where the record has it only as a drink. */
function otherWay({ route }: PlantUse, { decisions }: Answering): string {
  const asked = routesAsked(decisions.understanding.sentence);
  const [way] = asked;
  const isSkin = asked.some(isOnSkin);
  return way === undefined || isSkin === isOnSkin(route)
    ? ""
    : ` as ${wayWords[route]}, not as ${wayWords[way]}`;
}

const wayWords: Readonly<Record<Route, string>> = {
  drink: "a drink",
  food: "food",
  chew: "a chew",
  gargle: "a gargle",
  "mouth rinse": "a mouth rinse",
  steam: "steam",
  bath: "a bath",
  wash: "a wash",
  poultice: "a poultice",
  rub: "a rub",
};

function researchWords({ evidence }: PlantUse): string {
  return evidence === "preclinical"
    ? "It was studied only in the laboratory or on animals, so nobody can promise that it works."
    : "No study in people was found, so nobody can promise that it works.";
}

const onSkin = /\b(?:skin|hair|scalp|rub|rinse|wash|dab|cream|gel|layer)\b/i;

/** What a remedy's record says of the complaint, or of the wider one that it belongs to. */
function rowFor({ other }: AskedThing, { id, part_of }: Complaint) {
  return (
    other?.known_for.find((one) => one.complaint === id) ??
    other?.known_for.find((one) => one.complaint === part_of)
  );
}

const helpsBeside = "It helps, but is not enough by itself";

function otherVerdict(thing: AskedThing, complaint: Complaint, trouble: string): GoodFor {
  const row = rowFor(thing, complaint);
  if (row) return { ...rowWords(row.verdict), text: sentence(row.text) };
  // "Rinse with salt water" stands in what helps most.
  if (isSaid(thing, complaint.helps_most)) return { word: helpsBeside, text: "" };
  if (namesKind(complaint.eat ?? "", thing)) return asFoodFor(complaint);
  const what = thing.other ? `${sentence(thing.other.what)} ` : "";
  return { word: "Not known", text: `${what}No result of it for ${trouble} is in my records.`, custom: [] };
}

/** How a remedy of the shop or kitchen is used; for the skin, only that part. */
function howUsed(thing: AskedThing, complaint: Complaint): Block[] {
  const row = rowFor(thing, complaint);
  if (!row || row.verdict === "no") return [];
  const outside =
    complaint.external_only === true || complaint.categories.some((each) => /skin|hair/i.test(each));
  const sentences = thing.other?.how?.text.split(/(?<=[.;])\s+/) ?? [];
  const told = (outside ? sentences.filter((one) => onSkin.test(one)) : sentences).filter(
    (one) => !isForOther(one, complaint),
  );
  return told.length === 0
    ? []
    : [{ type: "text", text: `**To use it:** ${sentence(told.join(" ").replace(/;$/, "."))}` }];
}

const purposeOf = (line: string) => /^For (?:the |a )?([a-z]+(?: [a-z]+)?)/.exec(line)?.[1] ?? "";

/** "For ear wax two drops": a way for one trouble is none for another. */
function isForOther(line: string, { label, synonyms }: Complaint): boolean {
  const purpose = purposeOf(line);
  const own = [label, ...synonyms].join(" ").toLowerCase();
  return purpose !== "" && !purpose.split(" ").some((word) => word.length > 3 && own.includes(word));
}

const placeWords =
  /\b(?:joints?|knees?|sprain|chest|scalp|hair|back|head|forehead|temples|belly|gums?|teeth|tooth)\b/g;

/** Whether a recipe for the skin is for where the complaint sits: oil for a stiff joint is no way to treat a bite. */
function isForPlace([, { route, text }]: [string, Preparation], use: PlantUse, { complaints }: Knowledge) {
  const places = text.toLowerCase().match(placeWords) ?? [];
  const own = complaints.get(use.complaint);
  if (!isOnSkin(route) || places.length === 0 || !own) return true;
  const near = [own, ...own.akin.flatMap((id) => complaints.get(id) ?? [])];
  const said = [use.preparation, ...near.flatMap(({ label, synonyms }) => [label, ...synonyms])]
    .join(" ")
    .toLowerCase();
  return places.some((place) => said.includes(place.replace(/s$/, "")));
}

/** The preparation without the sentences that hold for another trouble. */
function forTrouble(
  [title, preparation]: [string, Preparation],
  use: PlantUse,
  { complaints }: Knowledge,
): [string, Preparation] {
  const complaint = complaints.get(use.complaint);
  const sentences = sentencesOf(preparation.text);
  const isTrouble = (line: string) =>
    [...complaints.values()].some(({ label, synonyms }) =>
      [label.toLowerCase(), ...synonyms].includes(purposeOf(line).split(" ")[0] ?? ""),
    );
  const own = complaint
    ? sentences.filter((one) => !(isForOther(one, complaint) && isTrouble(one)))
    : sentences;
  return own.length === 0 || own.length === sentences.length
    ? [title, preparation]
    : [title, { ...preparation, text: own.join(" ") }];
}

/** How it is made, with its own limits; in full where the plant is used for exactly this. */
function howTo(thing: AskedThing, use: PlantUse | undefined, answering: Answering): Block[] {
  const { plant } = thing;
  if (!plant || !use) return [];
  // "neem leaf bath for heat rash": the bath is what is asked about, though another form is recorded for it.
  const { form, missing, preparations } = preparationsAsked(
    thing,
    answering.decisions.understanding.sentence,
  );
  const [row] = preparations;
  if (row && form && outerForms.has(form) && missing === undefined && row[1].route !== use.route)
    return [{ type: "text", text: `**As a ${form}, recorded for other troubles too:** ${recipe(row, 3)}` }];
  const preparation = preparationFor(plant, use);
  if (!preparation || !isForPlace(preparation, use, answering.knowledge))
    return [{ type: "text", text: `**How:** ${lowerFirst(use.preparation)}; no amount is recorded.` }];
  const single = answering.things.length === 1;
  return [
    {
      type: "text",
      text: `**How:** ${single ? recipe(forTrouble(preparation, use, answering.knowledge), 2) : sentence(preparationLine(preparation))}`,
    },
  ];
}
