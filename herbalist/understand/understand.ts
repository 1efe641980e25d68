// Interprets a question in the context of earlier messages: what it asks, about whom, and what to consider.

import { tellsOfAnother, type WhoKind } from "../language/people.ts";
import type { NamedEntity, Question } from "../language/question.ts";
import type { Text } from "../language/tokens.ts";
import { type Reading, readReadings } from "../triage/readings.ts";
import { wholeQuestions, withNamesBefore } from "./asked-together.ts";
import { askedClause, isLong } from "./asking-sentences.ts";
import { type AskKind, findAsks, mentionsAnyBush } from "./asks.ts";
import { coverage, tellingWords } from "./coverage.ts";
import { decideKind } from "./decide-kind.ts";
import { focusOf } from "./focus.ts";
import { formBefore, idsOf, isFollowUp, lastNaming, type Message, thingsBefore } from "./follow-up.ts";
import { isForSurface, surfaceOf } from "./for-skin.ts";
import { gatherIllnesses, gatherMedicines, type PersonalList, targetComplaints } from "./gather.ts";
import { householdOf, isBesideIllness, isTreat, speaksOfHouse } from "./household.ts";
import { namesAnotherPlant, withoutPassing } from "./in-passing.ts";
import type { Knowledge } from "./knowledge.ts";
import { maskedSentence } from "./masked-sentence.ts";
import { saysUnnamedMedicine, tabletsFor } from "./medicines.ts";
import type { Told } from "./note-alike.ts";
import { type FoundNote, findNotes } from "./note-index.ts";
import { isTakenWith } from "./taken-with.ts";
import { findDetails } from "./trouble-details.ts";
import type { AnswerKind, Understanding } from "./understanding.ts";
import { keyOf, type NotMeant, type UnderstoodKind } from "./understood.ts";
import { findUnknownMedicines } from "./unknown-medicines.ts";
import { findUnknownPlants } from "./unknown-plants.ts";

/** Earlier messages, and the person's own ones parsed. */
export type EarlierMessages = { recent: readonly Message[]; earlier: readonly Question[] };

/** An age that was told of whom this question is about, too. */
function ageTold(
  who: readonly WhoKind[],
  earlier: readonly Question[],
  { ageMonths }: PersonalList,
): number | undefined {
  if (!who.some((kind) => kind === "baby" || kind === "child" || kind === "elder")) return undefined;
  return earlier.findLast(({ people }) => people.ageMonths !== undefined)?.people.ageMonths ?? ageMonths;
}

/** "is it safe for the baby", after "I am nursing": it is the mother who drinks it. */
function ofMother({ text, people }: Question, earlier: readonly Question[]): Question["people"] {
  const told = earlier.flatMap((one) => one.people.kinds).filter((kind) => mothers.has(kind));
  // "my milk is low"
  const nurses = earlier.some(({ named }) => named.some(({ id }) => id === "breast-milk-supply"));
  const mother: WhoKind[] = nurses ? [...told, "breastfeeding"] : told;
  const last = earlier.at(-1);
  if (mother.length === 0 || !last || tellsOfAnother(last.people.kinds) || !ofHerBaby.test(text.source))
    return people;
  const others = people.kinds.filter((kind) => kind !== "baby" && kind !== "child");
  return { ...people, kinds: [...new Set([...others, ...mother])] };
}
const mothers: ReadonlySet<WhoKind> = new Set(["pregnant", "breastfeeding"]);
const ofHerBaby =
  /\b(?:safe|ok|okay|alright|good|bad|harm|harms|harmful|hurt|hurts|affect|affects|reach|reaches) (?:for |to |fuh )?(?:(?:the|de|my|me|mi) )?(?:baby|child|pickney)\b/i;

export function understand(
  read: Question,
  { recent, earlier: messages }: EarlierMessages,
  personal: PersonalList,
  knowledge: Knowledge,
  asksAboutDanger: boolean,
  notMeant: NotMeant = new Set(),
): Understanding {
  const { text, durationDays, figures, ofThings } = read;
  const people = ofMother(read, messages);
  const earlier = messages.map((one) => ({
    ...one,
    named: withoutDoubleMeanings(one.named, one.text.tokens),
  }));
  const isMeant = (kind: UnderstoodKind) => (id: string) => !notMeant.has(keyOf({ kind, id }));
  const ofGarlic =
    ofPegs.test(text.source) &&
    [...read.named, ...earlier.flatMap((one) => one.named)].some(({ id }) => id === "garlic");
  const present = withoutPassing(read.named, text.tokens).filter(({ id }) => !(ofGarlic && id === "clove"));
  const meant = withoutDoubleMeanings(present, text.tokens);
  const household = householdOf({ ...read, named: meant });
  const told = withoutDismissed(withoutCauses(meant, text.tokens), text.tokens).filter(
    ({ kind, id }) =>
      isMeant(kind)(id) && (household === undefined || (kind !== "complaint" && kind !== "illness")),
  );
  const isPoison = (id: string) => knowledge.plants.get(id)?.safety.hazard === "dangerous";
  const { named, asking, sentences } = focusOf({ ...read, named: told }, isPoison);
  const plantsNow = idsOf(named, "plant");
  const othersNow = idsOf(named, "other");
  const reading = readReadings(text).find(
    (one) => one.kind === "pressure" || one.kind === "sugar" || one.kind === "a1c",
  );
  let complaints = withLowReading(
    withMilkTrouble(targetComplaints({ ...read, named }), meant, told),
    reading,
  );
  const namesThing = plantsNow.length + othersNow.length > 0;
  const namesComplaintNow = complaints.length > 0;
  const followsUp = recent.length > 0 && isFollowUp(text, complaints.length > 0, namesThing);

  // "it worse now and he cannot keep water down": what was told before goes on.
  if (recent.length > 0 && namesComplaintNow && goesOn.test(text.source)) {
    const before = earlier.findLast((one) => targetComplaints(one).length > 0);
    complaints = [...new Set([...(before ? targetComplaints(before) : []), ...complaints])];
  }
  let plants = plantsNow;
  let others = othersNow;
  let words = named.find(({ kind, id }) => kind === "complaint" && id === complaints[0])?.written;
  const masked = maskedSentence(text, named, sentences, figures);
  const isAdded = isTakenWith(masked);
  if (followsUp) {
    if (complaints.length === 0) {
      const lastStated = earlier.findLast((one) => targetComplaints(one).length > 0);
      if (lastStated) {
        complaints = targetComplaints(lastStated).filter(isMeant("complaint"));
        words = lastStated.named.find(
          ({ kind, id }) => kind === "complaint" && id === complaints[0],
        )?.written;
      }
    }
    const before = thingsBefore(text, recent, earlier, knowledge);
    // "or is ginger better?" compares it with the thing asked about before; "can I put ginger in it" mixes the two.
    if (
      namesThing &&
      (/^(?:or|and|what about|how about) .*\b(?:better|stronger|safer|which)\b/.test(text.source) ||
        /\b(?:in|with|to|into|from) (?:it|that|the same|dem|them)\b|\bnumber \d|^(?:and )?can i (?:add|put)\b|\b(?:mix|combine|take|drink|boil|use|put) (?:it|that|them|dem) (?:together )?(?:with|and|in)\b/.test(
          text.source,
        ))
    ) {
      plants = [...new Set([...before.plants.slice(0, 2), ...plantsNow])];
      others = [...new Set([...before.others.slice(0, 1), ...othersNow])];
    }
    // "can I drink it with rum", and of a poison "how much rum" as well
    else if (namesThing && !namesComplaintNow && !before.fromAnswer) {
      plants = [
        ...new Set([
          ...before.plants.filter((id) => isAdded || (isPoison(id) && asksAmount.test(masked))),
          ...plantsNow,
        ]),
      ];
      if (isAdded) others = [...new Set([...before.others, ...othersNow])];
    }
    // "my son has it too", "it blister up now": the complaint is meant, not the plants of the last answer.
    const ofComplaint =
      /(?<!\b(?:can|could|may|should|must) (?:\w+ ){1,3})\b(?:has|have|caught) (?:it|that|the same)\b/.test(
        text.source,
      ) ||
      (namesComplaintNow && before.fromAnswer && !choosing.test(text.source));
    if (!namesThing && !ofComplaint && !ofAnyBush.test(text.source)) {
      others = before.others.filter(isMeant("other"));
      // Castor oil of the shop was spoken of, and our answer's link leads to the bush.
      const madeFrom = new Set(others.map((id) => knowledge.others.get(id)?.plant));
      plants = before.plants.filter((id) => isMeant("plant")(id) && !madeFrom.has(id));
    }
  }
  // What a poison is taken with is not judged by itself: "granny backbone", "in wine".
  const poisons = plants.filter(isPoison);
  const ofPoison = poisons.length > 0 && (isAdded || poisons.some((id) => !plantsNow.includes(id)));
  if (ofPoison) {
    plants = poisons;
    others = [];
  }

  const unknownBefore = followsUp && !namesThing ? unknownMeant(text, earlier.at(-1), knowledge) : [];
  if (unknownBefore.length > 0) [plants, others] = [[], []];
  // The question is about another person: the first person's medicines do not apply. "He" is who was spoken of before.
  const sameAsBefore =
    earlier.some((one) => tellsOfAnother(one.people.kinds)) &&
    !text.tokens.some(({ plain }) => relatives.has(plain));
  const throughMilk =
    earlier.some((one) => one.people.kinds.includes("breastfeeding")) && reachesBaby.test(masked);
  const kindsNow = throughMilk ? people.kinds.filter((kind) => kind !== "baby") : people.kinds;
  const someoneElse = kindsNow.some(
    (kind) => kind === "child" || kind === "baby" || kind === "elder" || (kind === "other" && !sameAsBefore),
  );
  const carried = someoneElse ? [] : earlier;
  const namedMedicines = gatherMedicines(
    named,
    carried
      .flatMap((one) => one.named)
      // "it is Cozaar, not Norvasc"
      .filter((one) => !named.some(({ id, status }) => id === one.id && status === "absent")),
    personal,
    text,
    knowledge,
  ).filter(({ id }) => isMeant("medicine")(id));
  const illnesses = gatherIllnesses(
    { ...read, named: told },
    carried,
    personal,
    namedMedicines,
    complaints,
    knowledge,
  ).filter(({ id }) => isMeant("illness")(id));
  const unnamed = namedMedicines.length === 0 && saysUnnamedMedicine(text.tokens);
  const medicines = unnamed
    ? tabletsFor([...illnesses.map(({ id }) => id), ...complaints], knowledge.medicines)
    : namedMedicines;
  // Whose remedy it was is told; who is to take it is asked.
  const asked = text.tokens.filter(({ sentence }) => sentences.has(sentence)).map(({ plain }) => plain);
  const isAboutElder =
    !isLong(text) || (people.ageMonths ?? 0) >= 65 * 12 || asked.some((word) => thirdPersons.has(word));
  const peopleBefore = carried.flatMap((one) => one.people.kinds);
  const who = [
    ...new Set([
      ...kindsNow.filter(
        (kind) =>
          (kind !== "elder" || isAboutElder) &&
          !(kind === "child" && household !== undefined && isTreat(text)),
      ),
      ...(followsUp || carried.length > 0 ? peopleBefore : []),
      ...(personal.who ?? []),
    ]),
  ].filter(isMeant("who"));
  const otherPlants = read.named
    .filter(({ kind }) => kind === "plant" || kind === "other")
    .flatMap((one) => namesAnotherPlant(one, text.tokens) ?? []);
  const unknownPlants = [
    ...new Set([...otherPlants, ...findUnknownPlants(text, named, knowledge.isOrdinary), ...unknownBefore]),
  ];
  const unknownMedicines = findUnknownMedicines(text, present, knowledge.isOrdinary).filter(
    (name) => !unknownPlants.includes(name) && !medicines.some(({ written }) => written.includes(name)),
  );
  // "neem for ringworm", "how often"
  const asksOn = followsUp && !namesThing && plants.length + others.length > 0;
  const surface = asksOn
    ? surfaceOf(
        knowledge.complaints.get(complaints[0] ?? ""),
        `${plainClauses(lastNaming(earlier)?.text ?? text)} ${text.source}`,
      )
    : undefined;
  const sentence =
    followsUp && !namesThing
      ? `${masked}${formBefore(masked, earlier, recent, surface !== undefined)}`
      : masked;
  const base = {
    complaints,
    words,
    plants,
    others,
    causes: meant
      .filter(
        (one) =>
          (one.kind === "plant" || one.kind === "other") &&
          (isTakenBefore(one, text.tokens) || isComplainedOf(one, meant, text.tokens)),
      )
      .filter(({ id }) => complaints.length > 0 && ![...plants, ...others].includes(id))
      // Who wants to drink less is not ill from it.
      .filter(() => !complaints.includes("drinking-less"))
      .map(({ id, written }) => ({ id, written })),
    written: new Map(
      // The name said first is the reader's own, and the last message counts most.
      [...named, ...earlier.toReversed().flatMap((one) => one.named)]
        .filter(({ kind }) => kind === "plant" || kind === "other")
        .toReversed()
        .map(({ id, written }) => [id, written]),
    ),
    namesSaid: [
      ...new Set(
        named.filter(({ kind }) => kind === "plant" || kind === "other").map(({ written }) => written),
      ),
    ],
    unknownPlants,
    unknownMedicines,
    sentence,
    household,
    clause: askedClause(text.source),
    askedWords: wordsWithNames(text, named, sentences, figures),
    description: `${text.source}. ${plainClauses(text)}`,
    anyBush: plants.length + others.length === 0 && mentionsAnyBush(sentence),
    medicines,
    illnesses,
    unnamedMedicine: unnamed && medicines.length === 0,
    who,
    ageMonths: people.ageMonths ?? ageTold(who, carried, personal),
    durationDays,
    severe: text.tokens.some(({ plain }) => plain === "severe" || plain === "terrible" || plain === "worst"),
    doctorFirst: complaints.filter((id) => knowledge.complaints.get(id)?.care === "doctor first"),
    reading,
    followUp: followsUp && (complaints.length > 0 || plants.length + others.length > 0),
  };
  const wantedBefore = earlier
    .filter(({ named: all }) => all.some(({ kind }) => kind === "plant" || kind === "other"))
    .flatMap(targetComplaints);
  const asks = findAsks({ ...read, named }, { asking, sentences }, { ...base, wantedBefore });
  const carriedOver = [
    ...plants.map((id) => ({ kind: "plant" as const, id })),
    ...others.map((id) => ({ kind: "other" as const, id })),
    ...medicines.map(({ id }) => ({ kind: "medicine" as const, id })),
    ...(followsUp ? complaints.map((id) => ({ kind: "complaint" as const, id })) : []),
  ];
  const said = followsUp
    ? withoutLinks(recent.findLast(({ role }) => role === "assistant")?.content ?? "")
    : "";
  // Beside a complaint or a plant's verdict a note is one part of the answer; here it would be all of it.
  const leadsAlone =
    complaints.length === 0 &&
    (plants.length + others.length === 0 || asks.every((ask) => cardAsks.has(ask)));
  // "and if I eat the fruit": the note must speak of what was named before, or be a rule for all.
  const carriedThings = namesThing ? [] : [...plants, ...others];
  const isOfOtherThing = ({ place, question, answer, about }: FoundNote["note"]) =>
    carriedThings.length > 0 &&
    !namesComplaintNow &&
    place !== "general" &&
    !carriedThings.some(
      (id) =>
        about.includes(id) ||
        namesOfThing(id, knowledge).some((name) => `${question} ${answer}`.toLowerCase().includes(name)),
    );
  const noteFor = (loose: boolean) =>
    findNotes(
      knowledge.notes,
      text,
      { asking, sentences, figures, ofThings },
      named,
      carriedOver,
      who,
      complaints[0],
      loose,
    ).find(
      // A follow-up asks for what was not said, in words of its own.
      ({ note, worded }) =>
        isForSurface(note, surface) &&
        (followsUp
          ? (worded || namesComplaintNow) && !said.includes(note.answer) && !isOfOtherThing(note)
          : !leadsAlone ||
            coverage(knowledge.vocabulary, text, named, note) >=
              (namesThing ? leastBesideThing : leastCovered)),
    );
  const patterned = noteFor(false);
  // In the kitchen or the yard a note that sends people to a clinic shares no more than a word.
  const isOfBody = patterned?.note.see_someone !== undefined && !speaksOfHouse(patterned.note.question);
  // "how to dry lemongrass to send to New York": nor does what is done with a plant ask for dry skin.
  const ofThingOnly =
    namesThing && complaints.length === 0 && asks.length > 0 && asks.every((ask) => handlingAsks.has(ask));
  // "can I take Piriton, I nurse a baby": the medicine's own class says it, and a pattern only shares the words.
  const ofMothersTablet =
    plants.length + others.length + complaints.length === 0 &&
    (["pregnant", "breastfeeding"] as const).some(
      (mother) =>
        who.includes(mother) &&
        medicines.some(
          ({ id, from }) => from === "question" && knowledge.medicines.forMothers(id, mother) !== undefined,
        ),
    );
  // "Voltaren gel with ginger tea": a pattern finds what holds for the tablets.
  const ofCream = namesThing && medicines.length > 0 && medicines.every(({ onSkin }) => onSkin);
  const byPattern =
    ofMothersTablet || ofCream || ((household !== undefined || ofThingOnly) && isOfBody)
      ? undefined
      : patterned;
  const noteTold = {
    text,
    sentences,
    things: new Set([...present.map(({ id }) => id), ...plants, ...others]),
    who,
    whoBefore: who.filter((kind) => !people.kinds.includes(kind)),
    medicines,
    complaints: named.filter(({ kind, status }) => kind === "complaint" && status !== "absent"),
    askedAbout: [...plants, ...others],
    unknown: unknownPlants,
    asks,
    household,
    byPattern: byPattern?.note,
    saidBefore: said,
    surface,
    notMeant,
  };
  // "how many weeks is long" asks of what was told before, in words that any note may hold.
  const isLoose =
    followsUp &&
    !namesThing &&
    !namesComplaintNow &&
    plants.length + others.length === 0 &&
    !ofAnyBush.test(text.source);
  const mostAlikeOf = (asked: readonly Partial<Told>[]): FoundNote | undefined =>
    asked
      .flatMap((one) => knowledge.noteAlike({ ...noteTold, ...one }) ?? [])
      .toSorted((a, b) => b.score - a.score)[0];
  const withNames =
    followsUp && !namesThing ? withNamesBefore(text, [...plants, ...others], base, knowledge) : [];
  // What only our answers named is not asked about, if a note fits what the person said in all.
  const ownThings = new Set([...named, ...earlier.flatMap((one) => one.named)].map(({ id }) => id));
  // "piles", and then a whole question: it is asked of them, whatever it names itself.
  const before = earlier.at(-1);
  const afterBareName =
    before !== undefined && before.named.length > 0 && saysNoMore(before.text, before.named);
  const wholes =
    (followsUp || (afterBareName && asks.length > 0)) && !(namesThing && namesComplaintNow)
      ? wholeQuestions(text, earlier, knowledge).map((asked) => ({
          ...asked,
          askedAbout: noteTold.askedAbout.filter((id) => ownThings.has(id)),
        }))
      : [];
  const ofWhole = mostAlikeOf(wholes);
  // "hemorrhoid", and then only "aloe": which aloe it is was not asked.
  const isBareName =
    followsUp && namesThing && !namesComplaintNow && complaints.length > 0 && saysNoMore(text, named);
  const ofMessage = mostAlikeOf([
    ...(withNames.length > 0 || isLoose || isBareName ? [] : [{ text }]),
    ...withNames,
  ]);
  // "hemorrhoid", "aloe", "inside or outside": what fits all that was said fits better than what fits the last words.
  const isOfWhole = ofWhole !== undefined && ofWhole.score >= (ofMessage?.score ?? 0);
  // "milk of papaya on a wart", "how often": what was to be left has no amount. "Wind after my operation", "it was yesterday": the same again.
  const isToldAgain =
    (refusesUse.test(said) &&
      (asksAmountOnly(asks) || (plants.length + others.length === 0 && asksWhetherMay.test(masked)))) ||
    (asks.length === 0 && earlier.at(-1)?.named.every(({ kind }) => kind === "illness") === true);
  const repeated =
    isToldAgain && !ofWhole?.byExample && !namesThing && !namesComplaintNow
      ? mostAlikeOf(wholes.map((whole) => ({ ...whole, mayRepeat: true })))
      : undefined;
  const isRepeated = repeated?.byExample === true && repeated.score > (ofMessage?.score ?? 0);
  const mostAlike = isRepeated ? repeated : isOfWhole ? ofWhole : ofMessage;
  const isBeside = mostAlike && (isBesideIllness(text, mostAlike.note) || (ofPoison && !mostAlike.ofThings));
  const alike = isBeside ? undefined : mostAlike;
  const ofTrouble =
    namesThing && namesComplaintNow && asks.includes("good-for") && medicines.length === 0
      ? knowledge.noteAlike({
          ...noteTold,
          text: withoutThings(text, named),
          complaints: [],
          askedAbout: [],
          unknown: [],
          asks: ["what-for"],
          byPattern: undefined,
        })
      : undefined;
  const noteFound = alike?.byExample ? alike : byPattern;
  const isOfTrouble = complaints.length > 0 && plants.length + others.length + unknownPlants.length === 0;
  const isMeantHere = (id: string) => !(isOfWhole && alike?.byExample) || ownThings.has(id);
  const all = {
    ...base,
    plants: plants.filter(isMeantHere),
    others: others.filter(isMeantHere),
    asks,
    details: isOfTrouble ? findDetails(sentence) : [],
    note: noteFound,
    alike,
    ofTrouble,
  };
  const decided = { ...all, ...decideKind({ ...read, named }, all, plantsNow, asksAboutDanger, knowledge) };
  if (!withoutAnswer.has(decided.kind)) return decided;
  if (friendly.has(decided.kind) && (decided.kind === "thanks" || decided.note?.note.examples.length))
    return { ...decided, note: undefined };
  // Where nothing was understood, a note that fits but for one word is better than a question back.
  const mayBeMeant = base.anyBush || medicines.length + illnesses.length > 0 || ofTheBody.test(base.sentence);
  const isUnanswered = decided.kind === "clarify" || decided.kind === "off-topic";
  const note =
    decided.note ??
    (decided.kind === "clarify" && mayBeMeant && !ofMothersTablet ? noteFor(true) : undefined) ??
    (isUnanswered &&
    recent.length === 0 &&
    medicines.length === 0 &&
    mayBeAlike(decided.kind, alike) &&
    (!ofName.test(base.sentence) || ofName.test(alike?.note.question.toLowerCase() ?? ""))
      ? alike
      : undefined);
  if (note) return { ...decided, note, kind: "note" };
  return isUnanswered ? { ...decided, unknownWords: unknownName(text, knowledge) } : decided;
}

/** Nothing is said but names. */
const saysNoMore = ({ tokens }: Text, named: readonly NamedEntity[]) =>
  tokens.every(({ light }, at) => light || named.some(({ from, to }) => from <= at && at <= to));

const asksAmountOnly = (asks: readonly AskKind[]) =>
  asks.some((ask) => ask === "limits" || ask === "make") &&
  asks.every((ask) => ask === "limits" || ask === "make" || ask === "for-person");
const asksWhetherMay = /\b(?:can|could|may|should|must) (?:i|we|he|she|they)\b/;
/** The first words in bold. */
const refusesUse =
  /^[^*]*\*\*(?:(?:No[,:] )?(?:do not|leave|never|none)\b|I give no\b|Not (?:raw|on|in|for|by)\b|No (?:safe|leaf|oil|bush|tea)\b|[^*]*\bbetter not\b|No[,:] [^.*]*\b(?:burns?|blisters?|poison\w*|dangerous)\b)/i;

/** An answer as its note has it: "[garlic](/plants/garlic)" is written "garlic" there. */
const withoutLinks = (answer: string) => answer.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");

/** "man piaba tea", and then "can a child have it": the name that no record holds is meant. */
function unknownMeant({ source }: Text, asked: Question | undefined, { isOrdinary }: Knowledge): string[] {
  const namesThing = asked?.named.some(({ kind }) => kind === "plant" || kind === "other");
  return asked && !namesThing && /\b(?:it|am)\b/.test(source)
    ? findUnknownPlants(asked.text, asked.named, isOrdinary)
    : [];
}

function namesOfThing(id: string, { plants, others }: Knowledge): string[] {
  const plant = plants.get(id);
  const other = others.get(id);
  const names = plant
    ? [plant.names.common, ...plant.names.guyanese.map(({ name }) => name)]
    : [other?.name ?? "", ...(other?.also ?? [])];
  return names.filter((name) => name !== "").map((name) => name.toLowerCase());
}

/** The words that tell most of what was asked, where they may be a name: "bitterest" and "open sundays" are none. */
function unknownName(text: Text, { vocabulary, isOrdinary }: Knowledge): string {
  const words = tellingWords(vocabulary, text);
  return words
    .split(" ")
    .every((word) => isOrdinary(word) || isOrdinary(word.replace(/s$/, "")) || noName.test(word))
    ? ""
    : words;
}
const noName = /(?:est|ing|ly|days|aves)$/;

/** Asks that any named plant raises, for which a note may be the whole answer. */
const cardAsks: ReadonlySet<AskKind> = new Set(["what-is", "works", "cook", "grow"]);

/** Fitted on judged answers: below it nearly every note was beside the point. */
const leastCovered = 0.34;
const leastBesideThing = 0.3;

/** A message that names nothing of the records speaks of a body all the same. */
const ofTheBody =
  /\b(?:feel|feeling|pain|hurts?|ache|sick|ill|itch|itchy|swell|burn|bleed|sore|weak|tired|dizzy|vomit|head|belly|chest|back|eyes?|ears?|skin|foot|legs?|hands?|throat|tooth|nose|heart|blood|stool|urine|sleep|milk|breast|baby|womb)\b/;

const goesOn =
  /\b(?:it|that|this) (?:\S+ ){0,2}(?:worse|worst)\b|\b(?:nah|not|no|ain't|isn't) (?:\S+ )?better\b|\bstill (?:the same|there|going|running)\b/;

/** "does any bush tea stop the pill working": all of them are asked about, and no longer the one before. */
const ofAnyBush =
  /^(?!.*\b(?:it|them|these|those|am)\b).*\bany (?:other )?(?:bush(?:es)?|herb(?:al|s)?|leaf)(?: teas?)?\b/;

/** A nursing mother asks whether what she drinks is "safe for the baby". */
const reachesBaby =
  /^(?!.*\b(?:give|gave|feed)\b).*\b(?:safe|ok|okay|alright|harm|hurt|bad|affect|reach|pass|good) (?:\S+ ){0,2}(?:the|my|her) (?:baby|child|infant|newborn)\b/;

const asksAmount = /\bhow (?:much|many)\b/;

/** One of several that were listed is meant, or the thing that is taken. */
const choosing =
  /\b(?:which one|which of|out of (?:those|them)|number \d|(?:first|second|third) one|(?:drink|take|use|try) (?:it|them|that))\b/;

const relatives: ReadonlySet<string> = new Set(
  "mother father husband wife brother sister uncle aunt aunty auntie friend cousin neighbour neighbor partner girlfriend boyfriend man woman lady".split(
    " ",
  ),
);

const thirdPersons: ReadonlySet<string> = new Set(
  "he she him her his they them grandmother grandfather elderly pensioner old resident client patient lady mother father".split(
    " ",
  ),
);

/** What is told of the trouble, whatever is to be put on it or drunk for it. */
function withoutThings(text: Text, named: readonly NamedEntity[]): Text {
  const things = named.filter(({ kind }) => kind === "plant" || kind === "other");
  return {
    ...text,
    tokens: text.tokens.filter((_, at) => !things.some(({ from, to }) => from <= at && at <= to)),
  };
}

function wordsWithNames(
  { tokens }: Text,
  named: readonly NamedEntity[],
  sentences: ReadonlySet<number>,
  figures: ReadonlySet<number>,
): Understanding["askedWords"] {
  const things = named.filter(({ kind }) => kind === "plant" || kind === "other");
  return tokens.flatMap(({ plain, raw, sentence }, at) =>
    sentences.has(sentence) && !figures.has(at)
      ? [{ plain, raw, names: things.filter(({ from, to }) => from <= at && at <= to).map(({ id }) => id) }]
      : [],
  );
}

function plainClauses({ tokens }: Text): string {
  return tokens
    .map(({ plain, clause }, i) => `${i > 0 && tokens[i - 1]?.clause !== clause ? ", " : " "}${plain}`)
    .join("")
    .trim();
}

/** Kinds that say that there is no answer, or only something friendly: a note is better. */
const withoutAnswer: ReadonlySet<AnswerKind> = new Set([
  "clarify",
  "off-topic",
  "small-talk",
  "thanks",
  "greeting",
  "identity",
]);

/** What is done with a plant that is not taken. */
const handlingAsks: ReadonlySet<AskKind> = new Set(["keep", "grow", "find", "cook", "looks"]);

/** Why something is called so is told by a note on its name only. */
const ofName = /\b(?:call|called|name|named|names)\b/;

/** What seems to be about nothing of ours is answered by a note only where that is likely. */
const likelyOfOurs = 0.6;
const mayBeAlike = (kind: AnswerKind, alike: FoundNote | undefined) =>
  kind === "clarify" || (alike?.score ?? 0) >= likelyOfOurs;

/** Words of a greeting or a thank-you are no question, however like one they are. */
const friendly: ReadonlySet<AnswerKind> = new Set(["small-talk", "thanks", "greeting", "identity"]);

const takesIt: ReadonlySet<string> = new Set("with take after before beside and use drink on".split(" "));

/** A name that is a medicine and another remedy ("melatonin") is a medicine beside a plant, and otherwise the thing asked about. */
function withoutDoubleMeanings(
  mentions: readonly NamedEntity[],
  tokens: Question["text"]["tokens"],
): NamedEntity[] {
  const named = mentions.flatMap((one) => homeSyrup(one, mentions, tokens));
  const hasPlant = named.some(({ kind }) => kind === "plant");
  const overlaps = (one: NamedEntity, kind: NamedEntity["kind"]) =>
    named.some((other) => other.kind === kind && other.from <= one.to && other.to >= one.from);
  const besideMedicine = (one: NamedEntity) =>
    named.some(
      (other) =>
        other.kind === "medicine" &&
        (other.to < one.from || other.from > one.to) &&
        !overlaps(other, "other"),
    );
  const hasThing = hasPlant || named.some(({ kind }) => kind === "other");
  const hasMedicine = named.some(({ kind }) => kind === "medicine");
  return named.filter((one) => {
    // "does papaya seed clean worms out": no worm tablet is taken.
    if (one.kind === "medicine" && hasThing && /^worms? out$/.test(one.written))
      return takesIt.has(tokens[one.from - 1]?.plain ?? "");
    if (one.kind === "complaint") {
      // "how do I boil lemongrass" is about a pot, and "bitters" beside a complaint are the bottle.
      if (
        one.written === "bile" &&
        (hasThing || /^(?:long|how|can|me|to)$/.test(tokens[one.from - 2]?.plain ?? ""))
      )
        return false;
      // "let the tea boil over 20 minutes"
      if (one.id === "boils" && one.written === "boil" && isOfPot(one, tokens)) return false;
      if (
        one.id === "boils" &&
        hasThing &&
        !/boils|abscess|^for boil$/.test(one.written) &&
        !isOneBoil(one, tokens)
      )
        return false;
      if (isKitchenVerb(one, named)) return false;
      if (one.id === "burns" && isAskedOfThing(one, tokens)) return false;
      // "my hernia operation was six months ago"
      if (/^(?:operation|surgery|op)$/.test(tokens[one.to + 1]?.plain ?? "")) return false;
      return !named.some(
        (other) => (other.kind === "other" || other.kind === "plant") && sameWords(one, other),
      );
    }
    // "is one banana too much potassium": what it holds is asked, and nobody has it.
    if (one.kind === "illness" && hasThing && /^(?:too )?much\b/.test(one.written))
      return tokens.slice(Math.max(0, one.from - 2), one.from).some(({ plain }) => has.has(plain));
    // "can I soak my foot in bush": leaves in the water, and not the bottle that is called soak bush.
    if (one.id === "bush-bitters" && /^soak\w* .*\b(?:in|with)\b/.test(one.written)) return false;
    // "dandelion root coffee" is made of dandelion.
    if (one.id === "coffee" && named.some(({ kind, to }) => kind === "other" && to === one.from - 1))
      return false;
    // "ginger wine", "capadulla wine": made of the plant, and no drink beside it. Beside a medicine its alcohol is what matters.
    if (isWineOfPlant(one, named)) return hasMedicine;
    if (hasMedicine && named.some((wine) => isWineOfPlant(wine, named) && wine.from === one.to + 1))
      return false;
    // "castor oil" is the oil of the shop, not the bush.
    if (one.kind === "plant") return !named.some((other) => other.kind === "other" && sameWords(one, other));
    if (one.id === "cows-milk" && (isPlantsMilk(one, named, tokens) || isMothersMilk(one, tokens)))
      return false;
    // "is kombucha alcohol", "does it count as alcohol": what it holds is asked.
    if (one.id === "rum" && /^alcohol/.test(one.written) && isHeld(one, named, tokens)) return false;
    // "steam my face with neem": a way to use the plant.
    if (one.id === "steam-inhalation" && hasPlant) return false;
    // Beside another medicine, such as isotretinoin, the vitamin is what is asked about, whatever plant is named too.
    if (one.kind === "other") return !(hasPlant && overlaps(one, "medicine")) || besideMedicine(one);
    return one.kind !== "medicine" || !overlaps(one, "other") || (hasPlant && !besideMedicine(one));
  });
}

const has: ReadonlySet<string> = new Set("have has had got get with for from".split(" "));

/** "garlic for cholesterol", "how many cloves": pegs of it. */
const ofPegs = /\b(?:many|much|one|two|three|raw|small|[1-9]|a) (?:\S+ )?cloves?\b|\bcloves? of\b/;

const eases = new Set("better ease eases help helps less gone stop stops".split(" "));
const handling = new Set("peel peeling chopping grating picking digging climbing reaping weeding".split(" "));
/** "back pain from planting rice", "me waist a pain me from cut rice": the work that it came from. */
const fromWork =
  /\b(?:from|since|after) (?:(?:i|me|he|she) )?(?:plant|cut|reap|pick|dig|pound|grate|fetch|carry|tote|haul|lift|load|shell|thresh|bundle|weed|husk)(?:t?ing)?(?: \S+)?$/;
const dusts = new Set(["dust", "smoke"]);
const loads = new Set("bag bags pod pods bunch tree branch".split(" "));
const loaded = new Set(
  "lift lifting tote toting carry carrying haul hauling fall fell drop dropped".split(" "),
);
/** "I pick bora for a living", "does grate coconut whole day": work that is told of, beside what ails. */
const work =
  /\b(?:i|me|we|he|she|they|husband|wife|son|daughter|mother|father) (?:(?:does|do|is|am|are|be|a|been|used to|use to) )?(?:sell|pick|cut|grate|peel|pack|shell|pound|plant|reap|chop|harvest|wash|bag|load|cook|bake)(?:s|ing)?(?: \S+)?$/;
const atWork =
  /^(?:(?:for|as) (?:a |me |my |his |her )?(?:living|work|job)|(?:whole|all|every) (?:day|week|morning)|(?:in|at|by) (?:the )?(?:market|bourda|stabroek|factory|estate|backdam|farm|field|stall|road|roadside))\b/;
/** What was handled at work may itself have hurt the skin or the eyes. */
const byTouch = /skin|itch|rash|hives|eyes|burn/;

/** "gas after cook-up rice": what was eaten before the complaint is no remedy asked about. */
function withoutCauses(named: readonly NamedEntity[], tokens: Question["text"]["tokens"]): NamedEntity[] {
  const complaint = named.some(({ kind, status }) => kind === "complaint" && status === "present");
  if (!complaint) return [...named];
  const touched = named.some(({ kind, id }) => kind === "complaint" && byTouch.test(id));
  const hauled = tokens.some(({ plain }) => loaded.has(plain));
  return named.filter(({ kind, from, to }) => {
    if (kind !== "plant" && kind !== "other") return true;
    if (hauled && loads.has(tokens[to + 1]?.plain ?? "")) return false;
    const words = (list: readonly Text["tokens"][number][]) => list.map(({ plain }) => plain).join(" ");
    if (
      !touched &&
      work.test(words(tokens.slice(Math.max(0, from - 6), from))) &&
      atWork.test(words(tokens.slice(to + 1, to + 5)))
    )
      return false;
    // "cane dust give me sinus"
    if (dusts.has(tokens[to + 1]?.plain ?? "")) return false;
    const before = tokens
      .slice(Math.max(0, from - 5), from)
      .filter(({ sentence }) => sentence === tokens[from]?.sentence)
      .map(({ plain }) => plain);
    // "cut my finger peeling cassava"
    if (before.slice(-2).some((word) => handling.has(word)) || fromWork.test(before.join(" "))) return false;
    if (isTakenBefore({ from }, tokens) || isByMistake({ to }, tokens)) return false;
    if (isComplainedOf({ from }, named, tokens)) return false;
    const after = before.lastIndexOf("after");
    // "since I tote them bags of rice"
    if (before.some((word) => ["bag", "bags", "tote", "lift", "carry"].includes(word))) return false;
    // "a headache comes when I drink red wine"
    if (
      /\b(?:when|whenever|time) (?:i|me|we|he|she|they) (?:\S+ )?(?:eat|drink|use|cook|smell|touch)(?: \S+)?$/.test(
        before.join(" "),
      )
    )
      return tokens.some(({ plain }) => eases.has(plain) || plain === "why");
    const eaten =
      (before.includes("eat") || before.includes("drink")) &&
      (before.includes("plenty") || before.includes("much"));
    if (after < 0) return !eaten;
    // "13 after dinner, would carilla bring it down": a question begins between the two.
    return before
      .slice(after)
      .some((word) => /^(?:take|try|use|better|would|could|can|should|will|does)$/.test(word));
  });
}

/** "a rash after drinking noni", "mouth sores from eating pine": what was taken, and then the complaint came. */
function isTakenBefore({ from }: Pick<NamedEntity, "from">, tokens: Question["text"]["tokens"]): boolean {
  const before = tokens
    .slice(Math.max(0, from - 7), from)
    .filter(({ sentence }) => sentence === tokens[from]?.sentence)
    .map(({ plain }) => plain)
    .join(" ");
  return (
    takenBefore.test(before) ||
    lastTime.test(before) ||
    wasTaken(from, before, tokens) ||
    bringsOn(from, tokens)
  );
}

/** "the last time I used crab oil my skin broke out" */
const lastTime =
  /\b(?:last|first|every|any) time (?:i|me|we|he|she) (?:\S+ )?(?:use|used|try|tried|drink|eat|rub|take|put)(?: (?:some|the|a|that|this|on))?$/;

/** "pressure running 90/60": it is low that is spoken of. */
const withLowReading = (complaints: readonly string[], reading: Reading | undefined) =>
  complaints.map((id) =>
    id === "high-blood-pressure" && reading?.kind === "pressure" && reading.systolic <= lowest
      ? "low-blood-pressure"
      : id,
  );
const lowest = 100;

/** "my belly swells when I drink milk": what milk brings on in the belly has a record of its own. */
function withMilkTrouble(
  complaints: readonly string[],
  meant: readonly NamedEntity[],
  told: readonly NamedEntity[],
): string[] {
  const isMilk = ({ id }: NamedEntity) => id === "cows-milk";
  const isCause = meant.some(isMilk) && !told.some(isMilk);
  return isCause && complaints.some((id) => ofBelly.has(id))
    ? ["lactose-intolerance", ...complaints.filter((id) => !ofBelly.has(id))]
    : [...complaints];
}
const ofBelly: ReadonlySet<string> = new Set([
  "gas",
  "diarrhoea",
  "stomach-ache",
  "swellings",
  "indigestion",
]);

/** "belly work from the mango": the complaint, and right after it what it came from. */
function isComplainedOf(
  { from }: Pick<NamedEntity, "from">,
  named: readonly NamedEntity[],
  tokens: Question["text"]["tokens"],
): boolean {
  const start = tokens.slice(0, from).findLastIndex(({ plain }) => plain === "from");
  if (start < 0 || !tokens.slice(start + 1, from).every(({ plain }) => beforeFood.has(plain))) return false;
  return named.some(({ kind, to }) => kind === "complaint" && start - to >= 1 && start - to <= 3);
}
const beforeFood: ReadonlySet<string> = new Set(
  "the a that this them some too much plenty green ripe raw".split(" "),
);

/** "wiri wiri pepper does burn my chest": told of what it does, and not asked whether. */
function bringsOn(from: number, tokens: Question["text"]["tokens"]): boolean {
  if (asksWhether.has(tokens[from - 1]?.plain ?? "")) return false;
  const after = tokens
    .slice(from + 1, from + 9)
    .map(({ plain }) => plain)
    .join(" ");
  return /^(?:\S+ ){0,2}(?:does|always|a|keeps?) (?:burn|upset|hurt|gripe|cramp|scratch|itch|swell) (?:up )?(?:me|my|he|she|his|her) (?:chest|belly|throat|heart|skin|eye|tongue|mouth|head|foot|hand)\b/.test(
    after,
  );
}
const asksWhether: ReadonlySet<string> = new Set("does do can could will would if is".split(" "));

/** "I drank senna last night and my belly still works": taken at a time that is told, and then the complaint came. "Can I drink it now" asks. */
function wasTaken(from: number, before: string, tokens: Question["text"]["tokens"]): boolean {
  const after = tokens
    .slice(from + 1, from + 8)
    .map(({ plain }) => plain)
    .join(" ");
  return (
    !/\b(?:can|could|may|should|must|would|will|if|when) (?:\S+ ){1,2}(?:drink|eat|take|use)\b/.test(
      before,
    ) &&
    /(?:^|\b(?:i|me|my|we|he|she|they) )(?:drink|eat|take|use) (?:some |a |the |too much |plenty |two |three |one )?$/.test(
      `${before} `,
    ) &&
    /^(?:\S+ ){0,2}(?:last night|yesterday|earlier|this morning) (?:and|now|but)\b|^(?:\S+ )?(?:and |but )?now\b/.test(
      after,
    )
  );
}

/** "put bird pepper in me eye by mistake": what got into the eye is no remedy for it. */
function isByMistake({ to }: Pick<NamedEntity, "to">, tokens: Question["text"]["tokens"]): boolean {
  const after = tokens
    .slice(to + 1, to + 8)
    .map(({ plain }) => plain)
    .join(" ");
  return /^(?:\S+ )?(?:in|into|on) (?:my|me|his|her|he|she|the|one) (?:eyes?|nose|ear|face|skin|hand)(?: \S+)? (?:by mistake|by accident|accidentally)\b/.test(
    after,
  );
}

const takenBefore =
  /\b(?:after|from|since|because of)(?: (?:i|me|we|he|she|they|my|having|the|a|some|too|much|so|plenty|just|start|started|bad|strong|cup|cups|glass|of))* (?:eat|eats|eating|ate|drink|drinks|drinking|drank|chew|chewing|swallow|swallowing|overeating|rub|rubs|rubbing|bathe|bathing|apply|applying|pick|picking|touch|touching|handling|grating|too much|plenty)(?: (?:too|much|so|many|plenty|a|lot|of|the|some|up|with|in|on|raw|green|ripe|hot|strong|bush|cup|cups|glass|that|this|sweet|sour|cooked|dried|fresh|unripe|young|leftover))*$/;

const corrects: ReadonlySet<string> = new Set("ask asked say said mean meant talking".split(" "));

/** "forget mauby, my question is ginger beer", "jackass bitters, no, not that one, guava leaf": a thing that is taken back. */
function withoutDismissed(named: NamedEntity[], tokens: Question["text"]["tokens"]): NamedEntity[] {
  const isThing = ({ kind }: NamedEntity) => kind === "plant" || kind === "other";
  const kept = named.filter((one) => {
    if (!isThing(one)) return true;
    const after = tokens.slice(one.to + 1, one.to + 3).map(({ raw }) => raw);
    // "I asked you about ginger, not turmeric"
    const corrected =
      tokens[one.from - 1]?.plain === "not" &&
      tokens.slice(0, one.from).some(({ plain }) => corrects.has(plain)) &&
      named.some((other) => isThing(other) && other.to < one.from);
    return !(
      corrected ||
      tokens[one.from - 1]?.raw === "forget" ||
      (after[0] === "no" && (after[1] === "no" || after[1] === "not" || after[1] === "wait"))
    );
  });
  return kept.some(isThing) ? kept : named;
}

/** "cut the carilla", "burn the cassava pone": what is done to a plant in the kitchen. */
function isKitchenVerb({ id, to, written }: NamedEntity, named: readonly NamedEntity[]): boolean {
  if (id !== "cuts-and-wounds" && id !== "burns") return false;
  if (!/^(?:cuts?|cutting|chop|burn|burnt|burning|bun)\b/.test(written) || written.includes(" "))
    return false;
  return named.some(
    ({ kind, from }) => (kind === "plant" || kind === "other") && from > to && from - to <= 6,
  );
}

/** "lime", "does it burn": what the thing does is asked, and nobody is burnt. */
function isAskedOfThing({ from }: NamedEntity, tokens: Question["text"]["tokens"]): boolean {
  const before = tokens
    .slice(Math.max(0, from - 4), from)
    .map(({ plain }) => plain)
    .join(" ");
  return /\b(?:does|do|will|would|can|could|might|should) (?:it|that|this|they)(?: \w+)?$/.test(before);
}

/** Water, tea or bush that boils, or for so many minutes. */
function isOfPot({ from, to }: NamedEntity, tokens: Question["text"]["tokens"]): boolean {
  // "what leaf to put on a boil", but "bring it to a boil"
  const [before, article] = tokens.slice(Math.max(0, from - 2), from).map(({ plain }) => plain);
  if (before === "draw" || article === "draw") return false;
  if (/^(?:a|my|this)$/.test(article ?? "") && /^(?:on|for|with|have|get|got|under|over)$/.test(before ?? ""))
    return false;
  const near = tokens.slice(Math.max(0, from - 3), to + 5).map(({ plain }) => plain);
  return near.some((word) => /^(?:tea|water|pot|bush|minutes?|kettle|leaf|leaves|bark)$/.test(word));
}

/** "a boil under my arm", beside the onion that is to draw it. */
function isOneBoil({ from }: NamedEntity, tokens: Question["text"]["tokens"]): boolean {
  return ["a", "the", "my", "this", "big", "little", "on"].includes(tokens[from - 1]?.plain ?? "");
}

/** "thyme cough syrup": what is made of the plant is no medicine beside it; the cough is what it is for. */
function homeSyrup(
  one: NamedEntity,
  named: readonly NamedEntity[],
  tokens: Question["text"]["tokens"],
): NamedEntity[] {
  const isSyrup = one.id === "cough-medicines" || one.id === "cough-syrup";
  const verb = tokens.slice(Math.max(0, one.from - 4), one.from).some(({ plain }) => plain === "make");
  const made = named.some(
    ({ kind, from, to }) => kind === "plant" && (to === one.from - 1 || (verb && from > one.to)),
  );
  if (!isSyrup || !made) return [one];
  return one.kind === "medicine" ? [{ ...one, kind: "complaint", id: "cough" }] : [];
}

const holding = /^(?:is|are|count|counts|as|have|has|contain|contains|hold|holds|any|considered|really)$/;

function isHeld(
  one: NamedEntity,
  named: readonly NamedEntity[],
  tokens: Question["text"]["tokens"],
): boolean {
  const other = named.some(({ kind, to }) => (kind === "plant" || kind === "other") && to < one.from);
  const before = tokens.slice(Math.max(0, one.from - 3), one.from);
  return (
    other &&
    !before.some(({ plain }) => plain === "or" || plain === "and" || plain === "with") &&
    tokens.slice(0, one.from).some(({ plain }) => holding.test(plain)) &&
    one.from - Math.max(...named.filter(({ to }) => to < one.from).map(({ to }) => to)) <= 4
  );
}

/** "milk from the green papaya", "papaw milk": the sap of a plant. */
function isPlantsMilk(
  { from, to }: NamedEntity,
  named: readonly NamedEntity[],
  tokens: Question["text"]["tokens"],
): boolean {
  // "a bush with white milk inside"
  if (tokens[from - 1]?.plain === "white" && tokens.some(({ plain }) => growing.has(plain))) return true;
  const isOf = ["of", "from", "in", "out"].includes(tokens[to + 1]?.plain ?? "");
  return named.some(
    (plant) =>
      plant.kind === "plant" && (plant.to === from - 1 || (isOf && plant.from > to && plant.from - to <= 4)),
  );
}

const growing: ReadonlySet<string> = new Set("bush plant vine weed tree leaf stem".split(" "));

const isWineOfPlant = ({ id, written, from }: NamedEntity, named: readonly NamedEntity[]) =>
  id === "rum" &&
  /^wines?$/.test(written) &&
  named.some(({ kind, to }) => kind === "plant" && to === from - 1);

/** "breastfeeding and milk is low", "will it dry the milk": what the breast makes. */
function isMothersMilk({ from, to }: NamedEntity, tokens: Question["text"]["tokens"]): boolean {
  const plain = (start: number, end: number) =>
    tokens
      .slice(Math.max(0, start), end)
      .map((token) => token.plain)
      .join(" ");
  return (
    /\b(?:breast\w*|nurs\w+|baby|newborn|suckl\w+|feeding|mother|birth)\b/.test(plain(0, tokens.length)) &&
    (/^(?:\S+ ){0,2}(?:low|coming|come|comes|dry|drying|supply|flow|flowing|down|less|enough|slow|run|production|short|drop|dropping)\b/.test(
      plain(to + 1, to + 5),
    ) ||
      /\b(?:for|more|enough|bring|make|making|increase|less|dry|dry up|drying|stop|produce|boost)(?: \S+){0,2}$/.test(
        plain(from - 4, from),
      ))
  );
}

function sameWords(one: NamedEntity, other: NamedEntity): boolean {
  return one.from === other.from && one.to === other.to;
}
