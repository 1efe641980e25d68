// Collects from the named entities the complaints to answer, the medicines taken and the illnesses to consider.

import type { WhoKind } from "../language/people.ts";
import type { NamedEntity, Question } from "../language/question.ts";
import type { Text, Token } from "../language/tokens.ts";
import type { Knowledge } from "./knowledge.ts";
import { classByEnding, handlingClasses, impliedIllness } from "./medicines.ts";
import { findPhrases } from "./phrase-index.ts";
import type { KnownIllness, TakenMedicine } from "./understanding.ts";

/** What the person adds to the question: names from a list on their device, and whom it is for. */
export type PersonalList = {
  medicines: readonly string[];
  illnesses: readonly string[];
  who?: readonly WhoKind[];
  /** The youngest age that was told of them in this conversation. */
  ageMonths?: number | undefined;
};

/** Complaints that are also chronic illnesses: beside another complaint they are considered, not treated. */
export const alsoIllness: Readonly<Record<string, string>> = {
  "high-blood-pressure": "hypertension",
  "low-blood-pressure": "low-blood-pressure",
  diabetes: "diabetes",
  asthma: "asthma",
  gout: "gout",
  anaemia: "anaemia",
  "stomach-ulcers": "stomach-ulcer",
  "prostate-complaints": "enlarged-prostate",
  "kidney-stones": "kidney-stones",
  "kidney-complaints": "kidney-disease",
  "liver-complaints": "liver-disease",
  fertility: "infertility-treatment",
};

/** Complaints that say less than any other beside them: a sting that swells is a sting. */
const general: ReadonlySet<string> = new Set(["swellings", "pain", "inflammation", "after-covid", "fatigue"]);

/** "a bad feeling" beside something plainer is only how somebody feels with it. */
const isGeneral = ({ id, written }: NamedEntity) => general.has(id) || /^bad feel/.test(written);

/** "bad feelings in the stomach": the whole is the name of it, and nobody is dizzy. */
const isPartOfName = (thing: NamedEntity, complaints: readonly NamedEntity[]) =>
  /^bad feel/.test(thing.written) && complaints.some(({ from, to }) => from <= thing.from && to > thing.to);

/** What the sun brings is one trouble, and its headache is no other; a bite that runs with pus is no longer a bite. */
const signsOf: Readonly<Record<string, ReadonlySet<string>>> = {
  // A finger that runs with pus is no longer a cut.
  whitlow: new Set(["cuts-and-wounds", "boils"]),
  // "Skin burnt with hot oil" is neither a fever nor a rash.
  burns: new Set(["skin-inflammation", "fever"]),
  impetigo: new Set(["insect-bites", "skin-sores", "pain"]),
  "heat-exhaustion": new Set(["headache", "dizziness", "fatigue", "sweating", "inflammation", "pain"]),
};

/** "He has cancer in the prostate": where it sits is no complaint of its own. */
const seats: ReadonlySet<string> = new Set([
  "prostate-complaints",
  "womb-complaints",
  "liver-complaints",
  "kidney-complaints",
  "lump",
]);

const howToUse = /\bhow (?:to|do i|can i|should i|i could) use\b/;

export function targetComplaints({ text, named }: Question): string[] {
  // A lost smell is a cold's before it is COVID's.
  const hasOther = named.some(({ kind, id }) => kind === "complaint" && id !== "after-covid");
  const current = named.filter(
    ({ kind, id, status }) =>
      kind === "complaint" &&
      status !== "absent" &&
      // "how to use castor oil for fibroids" is no purpose of the past.
      (status !== "past" || howToUse.test(text.source)) &&
      !(id === "after-covid" && hasOther),
  );
  const plain = current.filter(({ id }) => alsoIllness[id] === undefined);
  const hasCancer = named.some(
    ({ kind, id, status }) => kind === "illness" && id === "cancer" && status === "present",
  );
  const isSign = ({ id }: NamedEntity) =>
    current.some((one) => signsOf[one.id]?.has(id)) || (hasCancer && seats.has(id));
  const wanted = current.filter((thing) => {
    if (isSign(thing) || isPartOfName(thing, current)) return false;
    if (alsoIllness[thing.id] === undefined || plain.length === 0) return true;
    return isAskedFor(text.tokens, thing);
  });
  return [
    ...new Set(
      [...wanted]
        .sort((a, b) => Number(isGeneral(a)) - Number(isGeneral(b)) || a.from - b.from)
        .map(({ id }) => id),
    ),
  ];
}

/** "for pressure", "bring down my sugar", "help with my asthma": treatment is wanted, not only mentioned. */
function isAskedFor(tokens: Token[], { from, written }: NamedEntity): boolean {
  // "want something to build my blood": the name itself says so.
  if (/^(?:build|lower|raise)/.test(written)) return true;
  const before = tokens.slice(Math.max(0, from - 4), from);
  const last = before.findLastIndex(({ plain }) =>
    [
      "for",
      "down",
      "lower",
      "control",
      "help",
      "reduce",
      "against",
      "treat",
      "manage",
      "too",
      "both",
    ].includes(plain),
  );
  const mentioned = before.findLastIndex(({ plain }) =>
    ["have", "has", "got", "get", "am", "is", "suffer", "take", "tablet", "medicine"].includes(plain),
  );
  return last >= 0 && last > mentioned;
}

export function gatherMedicines(
  named: NamedEntity[],
  before: NamedEntity[],
  personal: PersonalList,
  text: Text,
  knowledge: Knowledge,
): TakenMedicine[] {
  const list: TakenMedicine[] = [];
  const add = (id: string, written: string, from: TakenMedicine["from"]) => {
    const known = list.find((other) => other.id === id);
    const isNamed = (words: string) => namesOne(id, words, knowledge);
    if (!known) list.push({ id, written, from });
    // "the antibiotic amoxicillin" is one medicine.
    else if (known.from === from && isNamed(known.written) && !isNamed(written)) return;
    else if (known.from === from && !isNamed(known.written) && isNamed(written)) known.written = written;
    // Aspirin and clopidogrel are of one class, and both must be told of what is said.
    else if (known.from === from && !known.written.toLowerCase().includes(written.toLowerCase()))
      known.written += ` and ${written}`;
  };
  const take = (things: NamedEntity[], from: TakenMedicine["from"]) => {
    for (const { kind, id, status, written } of things)
      if (kind === "medicine" && status !== "absent") add(id, written, from);
  };
  const rubbed = named.filter((one) => isRubbedOn(one, text));
  take(
    named.filter((one) => !rubbed.includes(one)),
    "question",
  );
  for (const { plain, raw } of text.tokens) {
    const guessed = classByEnding(plain);
    if (
      guessed !== undefined &&
      !named.some(({ kind, written }) => kind === "medicine" && written.includes(raw))
    )
      add(guessed, raw, "question");
  }
  for (const { id, written, to, status } of rubbed)
    if (status !== "absent" && !list.some((one) => one.id === id))
      list.push({ id, written: `${written}${formOnSkin(to, text)}`, from: "question", onSkin: true });
  take(before, "earlier");
  for (const name of personal.medicines)
    for (const id of resolve(name, "medicine", knowledge)) add(id, name, "my medicines");
  // Metabolic classes (CYP substrates) count only beside a medicine that was named.
  return list.filter(
    (one) =>
      (!handlingClasses.has(one.id) || list.some((other) => !handlingClasses.has(other.id))) &&
      !list.some((other) => isKindOf(one, other, text, knowledge)),
  );
}

/** "Voltaren gel", "neem and Betnovate": little of what is rubbed on is taken up. */
function isRubbedOn({ kind, id, written, to }: NamedEntity, text: Text): boolean {
  if (kind !== "medicine" || !rubbedClasses.has(id)) return false;
  return (
    formOnSkin(to, text) !== "" ||
    (creams.has(written.toLowerCase()) && !/^(?:tablet|pill|injection|syrup)/.test(wordAfter(to, text)))
  );
}
const wordAfter = (at: number, { tokens }: Text) => tokens[at + 1]?.plain ?? "";
const formOnSkin = (at: number, text: Text) =>
  /^(?:gel|emulgel|cream|ointment|lotion|rub|spray|patch)$/.test(wordAfter(at, text))
    ? ` ${wordAfter(at, text)}`
    : "";
/** Hormones, nitrates and strong painkillers are rubbed on so that they are taken up. */
const rubbedClasses: ReadonlySet<string> = new Set([
  "nsaids",
  "corticosteroids",
  "antifungals",
  "antibiotics",
  "antihistamines",
  "skin-medicines",
]);
/** Names under which hardly anything but a cream is sold. */
const creams: ReadonlySet<string> = new Set(
  "hydrocortisone betnovate dermovate eumovate elocon mometasone clobetasol canesten clotrimazole miconazole daktarin emulgel".split(
    " ",
  ),
);

/** Whether the words name one medicine of the class, and not the class: "baby aspirin", but not "blood thinner". */
const namesOne = (id: string, words: string, { medicines }: Knowledge) =>
  [words, ...words.split(" ")].some((word) => medicines.isMember(id, word));

const besideName = [" ", ", ", " the ", ", the ", ", my ", " called "];

/** "my blood thinner Eliquis": the kind of a medicine, said right before or after its name, is no second one. */
function isKindOf(one: TakenMedicine, other: TakenMedicine, { source }: Text, knowledge: Knowledge): boolean {
  const [kind, name] = [one.written.toLowerCase(), other.written.toLowerCase()];
  const said = source.toLowerCase();
  return (
    one.id !== other.id &&
    !namesOne(one.id, kind, knowledge) &&
    namesOne(other.id, name, knowledge) &&
    // Timolol, a beta blocker, is dropped into the eye.
    (one.id === "eye-drops" || knowledge.medicines.withWider(other.id).includes(one.id)) &&
    besideName.some(
      (words) => said.includes(`${kind}${words}${name}`) || said.includes(`${name}${words}${kind}`),
    )
  );
}

export function gatherIllnesses(
  read: Question,
  earlier: readonly Question[],
  personal: PersonalList,
  medicines: TakenMedicine[],
  complaints: string[],
  knowledge: Knowledge,
): KnownIllness[] {
  const list: KnownIllness[] = [];
  const add = (id: string, written: string, from: KnownIllness["from"]) => {
    if (!list.some((other) => other.id === id)) list.push({ id, written, from });
  };
  const take = ({ named, text }: Question, from: KnownIllness["from"]) => {
    for (const { kind, id, status, written } of named) {
      if (status === "absent") continue;
      if (kind === "illness" && !(temporary.has(id) && (status === "past" || isLongOver(id, text))))
        add(id, written, from);
      const twin =
        kind === "complaint" && id === "indigestion" && ofAcid.test(written)
          ? "reflux"
          : kind === "complaint" && !isForOrgan(written, text)
            ? alsoIllness[id]
            : undefined;
      if (twin !== undefined && status === "present") add(twin, written, from);
    }
  };
  take(read, "question");
  for (const one of earlier) take(one, "earlier");
  for (const name of personal.illnesses)
    for (const id of resolve(name, "illness", knowledge)) add(id, name, "my medicines");
  for (const complaint of complaints) {
    const twin = alsoIllness[complaint];
    const isOwn = !read.named.some(({ id, written }) => id === complaint && isForOrgan(written, read.text));
    if (twin !== undefined && isOwn)
      add(twin, knowledge.complaints.get(complaint)?.label ?? complaint, "question");
  }
  for (const { id, written } of medicines)
    for (const wider of knowledge.medicines.withWider(id)) {
      const illness = impliedIllness[wider];
      if (illness !== undefined) add(illness, written, "medicine");
    }
  // "38 weeks, I want the baby to come": nobody who carries one is trying for one.
  return read.people.kinds.includes("pregnant") && ofWeeks.test(read.text.source)
    ? list.filter(({ id }) => id !== "infertility-treatment")
    : list;
}
/** What slackens the valve above the stomach, as mint does, is kept from heartburn, and may ease another bad stomach. */
const ofAcid = /\b(?:heartburn|heart burn|acid|reflux)\b/;
const ofWeeks = /\b(?:weeks|months)\b/;
/** "good for the kidneys", "clean the liver": an organ is to be kept well, and nobody said that it is ill. */
export const isForOrgan = (written: string, { source }: Text) =>
  /\b(?:kidneys?|liver)\b/.test(written) &&
  /\b(?:for|good|clean|cleanse|flush|detox|tea)\b/.test(written) &&
  !/\b(?:bad|worse|(?<!\b(?:drink|drank|eat|ate) )too much|hard|harm|hurt|damage|strain|disease|failure|weak|patients?|people with|person with)\b/.test(
    source,
  );

/** "on warfarin since his valve operation": of what a medicine is taken since then, nothing is to be healed still. */
const isLongOver = (id: string, { source }: Text) =>
  id === "surgery" &&
  /\bsince (?:\S+ ){1,3}(?:operation|surgery|op)\b/.test(source) &&
  /\b(?:on|takes?|taking|tek|use|uses)\b/.test(source) &&
  !/\b(?:yesterday|today|days?|weeks?|wound|stitches|staples|pain)\b/.test(source);

/** Conditions that no longer matter once they are past. */
const temporary = new Set(["surgery", "dehydration", "infertility-treatment", "stomach-ulcer", "anaemia"]);

/** The ids for a name or an id from the person's own list. */
export function resolve(name: string, kind: "medicine" | "illness", knowledge: Knowledge): string[] {
  const { tokens } = knowledge.read(name);
  const found = findPhrases(knowledge.index, tokens).flatMap(({ phrase }) =>
    phrase.references.filter((reference) => reference.kind === kind).map(({ id }) => id),
  );
  if (found.length > 0) return [...new Set(found)];
  const guessed =
    kind === "medicine"
      ? tokens.map(({ plain }) => classByEnding(plain)).find((id) => id !== undefined)
      : undefined;
  if (guessed !== undefined) return [guessed];
  const isId =
    kind === "medicine" ? knowledge.medicines.label(name) !== name : knowledge.illnessLabel(name) !== name;
  return isId ? [name] : [];
}
