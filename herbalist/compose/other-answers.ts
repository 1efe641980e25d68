// Answers that are neither about plants nor emergencies: refusals, clarifying questions, small talk, urgent advice.

import type { Note } from "#catalogue/note.ts";
import { dangerousVerdict } from "../answer/about.ts";
import { askedThings } from "../answer/asked-things.ts";
import type { Block } from "../answer/blocks.ts";
import { noteBlocks, ofMedicine, verdictOf } from "../answer/note-text.ts";
import { tellsRecipe } from "../answer/note-without-thing.ts";
import { disclaimer, listOf, lowerFirst, notKnownToMe, pick, plainEcho } from "../answer/phrasing.ts";
import { withMedicine } from "../answer/together.ts";
import { plantList } from "../answer/what-for.ts";
import type { Decisions } from "../decide/decide.ts";
import type { WhoKind } from "../language/people.ts";
import { ofRemedies } from "../understand/decide-kind.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { isToTakeLess } from "../understand/leaving-off.ts";
import { isForMissedDose, isToStandIn } from "../understand/run-out.ts";
import type { Understanding } from "../understand/understanding.ts";
import { helpNumbers } from "./help-numbers.ts";
import { medicineAlone } from "./medicine-alone.ts";

const paragraphs = (...texts: string[]): Block[] => texts.map((text) => ({ type: "text", text }));

const whatFor =
  "I am Bush Tea's herbalist: a program that knows what Guyanese tradition and research say about plants, and whom they can harm.";

export function composeGreeting(seed: number): Block[] {
  return paragraphs(
    `${pick(["Good day!", "Hello, and welcome.", "Hi there."], seed)} Tell me what troubles you, for how long, who it is for, and which medicines are taken. I will say what tradition uses and what to mind.`,
  );
}

export function composeThanks(seed: number): Block[] {
  return paragraphs(
    pick(
      [
        "You are welcome. Take care of yourself, and tell your doctor what you drink.",
        "Glad to help. Go gently, one plant at a time.",
        "Walk good. Come back any time you want to ask.",
      ],
      seed,
    ),
  );
}

export function composeSmallTalk(seed: number): Block[] {
  return paragraphs(
    `${pick(["Ha, I hear you.", "Fair enough.", "True talk."], seed)} I am only a program, and bush and remedies are all I know. When you want to know about a plant, or something troubles you, I am here.`,
  );
}

export function composeDispleased(): Block[] {
  return paragraphs(
    "**I am sorry that I let you down.** Ask it again here in a few words, with the plant and who it is for, and I look again; I can be wrong, so a pharmacist or nurse has the last word. If you took something and feel unwell, do not wait for me: call 911, or your local emergency number.",
  );
}

export function composeIdentity(): Block[] {
  return paragraphs(
    `${whatFor} I am not a person and not a doctor. The people behind Bush Tea made me, and asking costs nothing; only your phone company charges for data. I read English and Creolese, make no diagnosis and can be wrong. Ask me about a complaint, a plant, or whether a plant goes with your medicine.`,
  );
}

/** A few words about oneself or one's people may hide more than they say. */
export const ifItWeighs =
  "And if something heavy lies behind your words, for you or for somebody near you, say it to a person you trust today; in Guyana 915 listens free, day and night (United States and Canada 988, United Kingdom 116 123).";

const personal =
  /\b(?:i|me|my|myself|he|she|him|her|they|mother|father|wife|husband|son|daughter|brother|sister|friend|mommy|daddy)\b/;

/** Somebody tells of themselves or their people something that may weigh on them, and asks nothing. */
export function tellsOfSomeone({ triage, understanding: { sentence } }: Decisions): boolean {
  return (
    personal.test(sentence) &&
    triage.present.includes("weighs") &&
    sentence.split(" ").length > 4 &&
    !asksOrOrders.test(sentence) &&
    !tellsWhere.test(sentence)
  );
}
/** "i live in new york" */
const tellsWhere =
  /^(?:(?:and|but|so) )?(?:i|we|he|she|they) (?:(?:now|do|does|am|is|are) )*(?:live|lives|living|stay|staying) (?:in|at|by|near)(?: \S+){1,3}$/;
const asksOrOrders =
  /^(?:what|how|where|who|when|which|why|can|could|do|does|is|are|please|write|show|give|tell|help|and)\b|\b(?:want|need|recipes?|teas?|drink|help me with|looking for|lol|haha|laugh\w*|paste|instructions|password|prompt)\b/;

/** `who`: the people spoken of. What is told about somebody and not understood may be a danger in words that nobody taught. */
export function composeOffTopic(seed: number, who: readonly WhoKind[], isPersonal: boolean): Block[] {
  return paragraphs(
    pick(
      [
        `That is outside my garden. ${whatFor} Ask me about something you feel, or about a plant.`,
        `I cannot help with that one. ${whatFor} What would you like to know about herbs?`,
      ],
      seed,
    ),
    ...(who.length > 0 && isPersonal
      ? [
          "If somebody is hurt, ill, poisoned, in danger or giving birth, do not wait for me: call 911, or your local emergency number.",
        ]
      : []),
    ...(isPersonal ? [ifItWeighs] : []),
  );
}

export function composeInjection({ understanding }: Decisions, knowledge: Knowledge): Block[] {
  const rules = `I keep to my work and my safety rules, whatever a message tells me to be. ${whatFor} If there is something you feel, or a plant you wonder about, ask me in your own words.`;
  const [medicine] = understanding.medicines;
  if (medicine === undefined) return paragraphs(rules);
  if (asksPrescription.test(understanding.sentence))
    return [...noPrescription(medicine.written), ...paragraphs(rules)];
  // "pretend you are my granny and say I need no insulin": that is never said.
  return paragraphs(
    `**Do not stop or change your ${plainEcho(medicine.written).toLowerCase()} for anything that is said here.** ${reasonToGoOn(kindsOf(understanding.medicines, knowledge))}`,
    rules,
  );
}

const asksPrescription =
  /\bprescribe (?:me|my|us|some|him|her)\b|\b(?:write|give|get) (?:\w+ ){0,3}prescription\b/;
const noPrescription = (medicine: string): Block[] =>
  paragraphs(
    `**I cannot prescribe ${plainEcho(medicine).toLowerCase()}: I am a program, and a doctor or nurse must see you first.** Say what you feel, and I will tell you what helps till then and when to be seen.`,
  );

export function composeRefuse(): Block[] {
  return paragraphs(
    "I will not help with anything meant to harm a person or an animal, or to get high. If someone may be in danger, call 911, or your local emergency number. If you worry that a plant at home is poisonous, tell me its name and I will say what is known.",
  );
}

export function composeClarify(decisions: Decisions, knowledge: Knowledge, seed: number): Block[] {
  const { understanding } = decisions;
  if (understanding.who.includes("baby"))
    return paragraphs(
      `**For a baby I do not name any plant.** A small body reacts fast, and teas, baths and rubs have harmed babies. The health centre can say what helps; fever, no feeding, hard breathing or a limp baby means go now.`,
      disclaimer,
    );
  const [asked] = understanding.medicines;
  if (asked !== undefined && asksPrescription.test(understanding.sentence))
    return noPrescription(asked.written);
  const known = [...new Set(understanding.medicines.map(({ written }) => plainEcho(written)))].slice(0, 3);
  const { unknownWords: words = "" } = understanding;
  const unknown = words === "" ? "what you wrote" : `“${plainEcho(words)}”`;
  const ofHouse = understanding.household !== undefined;
  if ((ofHouse || !ofTheBody.test(understanding.sentence)) && understanding.medicines.length === 0) {
    if (ofHouse && words === "" && !asksName.test(understanding.sentence))
      return paragraphs(
        `${notKnownToMe(understanding.clause)} I know remedies, how plants look and grow, and a good deal of our kitchen and customs. Name the plant, the dish or the pest in a few words, and I will see what I have.`,
      );
    if (!understanding.anyBush && !ofRemedies.test(understanding.sentence))
      return composeOffTopic(seed, understanding.who, tellsOfSomeone(decisions));
    if (words === "" && !asksName.test(understanding.sentence))
      return paragraphs(
        `${notKnownToMe(understanding.clause)} I know remedies, what speaks against them, and how a plant looks and grows; for cooking, crafts, history and stories I have little. Ask me about a plant by its name, or about something you feel.`,
      );
    return paragraphs(
      `**${asksName.test(understanding.sentence) ? "I know no plant of that name." : `I have nothing on ${unknown} in my records.`}** A plant goes by many names: try another one, or [find it with pictures](/identify), one plant at a time. I know remedies, what speaks against them, and how a plant looks and grows; for cooking, crafts and stories I have little.`,
    );
  }
  const alone = unknownBeside(understanding) ? [] : medicineAlone(understanding, knowledge);
  if (alone.length > 0 && !asksHowToTake.test(understanding.sentence))
    return [...alone, { type: "disclaimer", text: disclaimer }];
  if (known.length > 0 && !asksHowToTake.test(understanding.sentence))
    return paragraphs(
      `**I have nothing in my records on that beside ${listOf(known)}, so I will not guess.** Ask a pharmacist, nurse or doctor before you take, add or leave out anything: a call is enough, and they can look it up while you wait.`,
      "If more was taken than the label says, if it was meant for somebody else, or if there is faintness, great sleepiness, confusion, bleeding or trouble breathing: call 911, or your local emergency number.",
      "If you meant a plant or a food that I know by another name, give me that name.",
    );
  if (known.length > 0)
    return paragraphs(
      `**I have nothing in my records on that beside ${listOf(known)}.** The careful way: swallow the tablet with plain water, keep other drinks, foods and teas two hours away, and let the pharmacist look it up; a call is enough. Go on with your medicine as prescribed.`,
      "If you meant a plant or a food that I know by another name, give me that name.",
    );
  const enough = understanding.sentence.split(" ").length > 4;
  const opening = enough
    ? `**I have nothing on ${unknown} that fits**, so I will not guess at a plant. For most new troubles rest, water, plain food and a painkiller by its label are enough for some days; what lasts over a week, gets worse or frightens you is worth showing at the health centre.`
    : "I would like to help, but I know too little yet.";
  const ask = pick(
    [
      "Tell me in one line: which part of the body, what it does, and since when.",
      "Name the plant, or the part of the body and what you feel there.",
    ],
    seed,
  );
  return paragraphs(
    `${opening} ${ask}`,
    `If there is chest pain, trouble breathing, a drooping face, heavy bleeding or a fit, do not write to me: call 911, or your local emergency number.`,
  );
}

/** What a plant is called, or is good for, is asked. */
const asksName =
  /\b(?:another name|called|call|real plant)\b|\b(?:bush|vine|grass|weed|tree|flower|leaf)\b.*\b(?:good|used?) for\b/;

/** Whether something else is named that the records do not hold: what it does to the medicine is not known. */
const unknownBeside = ({ sentence, unknownPlants, unknownMedicines }: Understanding) =>
  unknownPlants.length + unknownMedicines.length > 0 ||
  /\b(?:with|and|plus|together|mix|beside)\b/.test(sentence);

/** How a tablet is swallowed: when, with what, before or after which meal. Only then is it answered with how to swallow one. */
const asksHowToTake =
  /\b(?:empty stomach|(?:before|after|with|without) (?:food|eating|meals?|breakfast|lunch|dinner|water|milk|juice|tea|coffee|drinks?)|what time|how (?:do|should|must) (?:i|we|he|she|you) (?:take|drink|swallow)|when (?:do|should|must) (?:i|we|he|she|you) (?:take|drink)|hours? (?:apart|between|before|after)|crush|swallow (?:it|them|the)|washed? down)\b/;

/** Somebody speaks of how they or somebody else feel. */
const ofTheBody =
  /\b(?:feel|feeling|pain|hurt|hurts|ache|aching|sick|ill|unwell|itch|itchy|swell|swelling|burn|burning|bleed|sore|weak|tired|dizzy|fever|cough|vomit|head|belly|chest|back|eye|eyes|ear|ears|skin|foot|leg|hand|throat|tooth|nose|heart|body|blood|stool|urine|sleep|symptom|symptoms|trouble|bad|not well)\b/;

export function composeReplace(decisions: Decisions, knowledge: Knowledge): Block[] {
  const { understanding, triage } = decisions;
  const names = [...new Set(understanding.medicines.map(({ written }) => plainEcho(written).toLowerCase()))];
  const what = names.length > 0 ? `your ${listOf(names.slice(0, 3))}` : "your medicine";
  const why = kindsOf(understanding.medicines, knowledge);
  const things = askedThings(decisions, knowledge);
  const note = ofMedicine(decisions, knowledge) ? understanding.note?.note : undefined;
  const blocks = [
    ...things
      .filter(({ plant }) => plant?.safety.hazard === "dangerous")
      .map((thing) => dangerousVerdict(thing, understanding.sentence)),
    ...withMedicine({ decisions, knowledge, things, told: new Set() }).slice(0, 2),
  ];
  const urgentLine = `And see a clinician today about ${triage.dangers[0]?.name ?? "this"}.`;
  const plant =
    things.length > 0
      ? listOf(
          things.map(({ name }) => name),
          "or",
        )
      : "a plant";
  if (isForMissedDose(understanding.sentence))
    return paragraphs(
      `**No: ${plant} does not make up for a missed dose of ${what}.** ${
        [...why].some((id) => exactDoses.has(id))
          ? "Ask the pharmacist or clinic now what to do about it, and never take two doses at once."
          : "Take the dose when you remember it; if the next one is nearly due, leave it out and go on as usual. Never two at once."
      }`,
      ...blocks.flatMap((block) => (block.type === "danger" ? [block.text] : [])),
      ...(triage.level === "urgent" ? [urgentLine] : []),
      disclaimer,
    );
  if (isToStandIn(understanding.sentence))
    return paragraphs(
      `**No: ${plant} cannot hold the place of ${what}.** ${reasonToGoOn(why)} **Get more today:** most pharmacies give a few days' supply for the empty box or the clinic card, and the health centre or the hospital's emergency department always can.`,
      ...blocks.flatMap((block) => (block.type === "danger" ? [block.text] : [])),
      measuredMeanwhile(why),
      ...(triage.level === "urgent" ? [urgentLine] : []),
      disclaimer,
    );
  const takesLess = isToTakeLess(understanding.sentence);
  return paragraphs(
    takesLess
      ? `**No: keep the dose of ${what}, and take no less of it for ${plant}.** ${reasonToGoOn(why)}`
      : `**No. Please do not replace or leave off ${what} for ${plant}.** ${reasonToGoOn(why)}`,
    ...blocks.flatMap((block) => ("text" in block ? [block.text] : [])),
    // What troubles somebody about the tablet may have its own answer: metformin and the belly.
    ...(note === undefined ? [] : [note.answer]),
    `No plant has been shown to do ${takesLess ? "a part of " : ""}that work.${note === undefined ? " If side effects, cost or getting it is the reason, tell the doctor, clinic or pharmacist: the dose or the medicine can often be changed." : ""} Until then, go on as prescribed.`,
    ...(triage.level === "urgent" ? [urgentLine] : []),
    disclaimer,
  );
}

/** Of these a dose that is missed or late is a matter for whoever set it. */
const exactDoses: ReadonlySet<string> = new Set([
  "insulin",
  "anticoagulants",
  "anticonvulsants",
  "lithium",
  "immunosuppressants",
  "antiretrovirals",
]);

/** What to watch in the days without the tablets. */
function measuredMeanwhile(classes: ReadonlySet<string>): string {
  if (classes.has("asthma-medicines"))
    return "No tea opens the airways as the pump does. Until then stay out of smoke and dust. Wheezing, a tight chest or hard breathing: go to the hospital at once.";
  if (classes.has("blood-pressure-medicines"))
    return "Until then take nobody else's tablets, eat little salt, rest, and measure the pressure morning and night. A bad headache, chest pain, weakness on one side or trouble seeing: go to the hospital at once.";
  if (classes.has("diabetes-medicines"))
    return "Until then take nobody else's tablets, leave sweet drinks and measure the sugar morning and night. Great thirst, vomiting, drowsiness or a reading that keeps climbing: go to the hospital at once.";
  return "If you feel worse before you have it, be seen the same day.";
}

const kindsOf = (medicines: Understanding["medicines"], knowledge: Knowledge): ReadonlySet<string> =>
  new Set(medicines.flatMap(({ id }) => knowledge.medicines.withWider(id)));

const reasonToGoOn = (kinds: ReadonlySet<string>): string =>
  [...kinds].map((id) => harmOfStopping[id]).find((text) => text !== undefined) ??
  "Without it the illness goes on unseen, and can come back harder.";

const harmOfStopping: Readonly<Record<string, string>> = {
  insulin: "Without insulin, sugar can climb within a day until a person falls into a coma.",
  "diabetes-medicines": "Without it sugar climbs in silence and harms eyes, kidneys, nerves and feet.",
  "blood-pressure-medicines":
    "Pressure that rebounds can bring a stroke or a heart attack without any warning.",
  anticoagulants: "Without it a clot can form and bring a stroke or block the lung.",
  antiplatelets: "Without it a clot can close a heart or brain artery.",
  antiretrovirals: "Every gap lets the virus grow and learn to resist the tablets.",
  "tb-medicines": "Half-treated TB comes back resistant, and spreads to those you live with.",
  anticonvulsants: "Leaving it off can bring on fits that do not stop.",
  antidepressants: "Stopping suddenly can bring the illness back, with dizziness and dark thoughts.",
  antipsychotics: "Stopping can bring the illness back within days.",
  lithium: "Stopping suddenly can bring on a bad turn within days.",
  chemotherapy: "Cancer that is left untreated grows, and the best time to treat it passes.",
  immunosuppressants: "Without it the body can reject a transplant or turn on itself.",
  "asthma-medicines": "An attack without the pump can kill.",
  "thyroid-medicines": "The body slows down without it, the heart too.",
  "acid-reducers":
    "After long use the acid comes back harder when it is stopped at once, and an ulcer may bleed.",
};

export function composeDoctorFirst({ understanding, triage }: Decisions, knowledge: Knowledge): Block[] {
  const complaint = knowledge.complaints.get(understanding.doctorFirst[0] ?? "");
  const name = complaint ? lowerFirst(complaint.label) : illnessName(understanding, knowledge);
  const soon = triage.level === "urgent" ? "**See a clinician within a day.** " : "";
  const { sentence, anyBush } = understanding;
  // Where food, time or danger is asked about, no plant was wanted.
  const opening =
    complaint && !anyBush && ofOtherThanPlants.test(sentence)
      ? [`${soon}**For ${name}:** ${complaint.helps_most}`]
      : [
          `${soon}**For ${name} I name no plant:** it needs someone who can examine, test and treat it.`,
          ...(complaint ? [`**What helps most:** ${complaint.helps_most}`] : []),
        ];
  return paragraphs(
    ...opening,
    ...(complaint
      ? [`**When to see someone:** ${complaint.see_someone}`]
      : [
          "No plant has been shown to treat it, and lost time can cost dearly. If you have treatment for it, stay with it, and tell the team about any tea you drink.",
        ]),
    ...(understanding.medicines.length > 0 ? ["Keep taking your medicine as prescribed."] : []),
    disclaimer,
  );
}

/** The reader's own word first: "lupus (autoimmune illness)". */
function illnessName({ illnesses, seriousTarget = "" }: Understanding, knowledge: Knowledge): string {
  const label = lowerFirst(knowledge.illnessLabel(seriousTarget));
  const said = plainEcho(illnesses.find(({ id }) => id === seriousTarget)?.written ?? label).toLowerCase();
  const alike = label.toLowerCase().includes(said) || said.includes(label.toLowerCase());
  return alike || !groups.has(seriousTarget) ? label : `${said} (${label})`;
}
/** Illnesses that take in several which people know by their own names. */
const groups: ReadonlySet<string> = new Set([
  "autoimmune",
  "cancer",
  "hormone-sensitive-cancer",
  "liver-disease",
  "kidney-disease",
]);

const ofOtherThanPlants =
  /\b(?:eat|eating|food|foods|diet|how long|how many|normal|contagious|catch|catching|spread|why|mean|means|school|work|doctor|hospital|operation|surgery|around|dangerous)\b/;

export function composeEmergencyInfo(
  { triage, understanding: { note } }: Decisions,
  region: string | undefined,
): Block[] {
  const { name: say = "an emergency", aid = "" } = triage.askedAbout[0] ?? {};
  const first = `You ask about **${say}**. If it is happening now, do not read on: call ${helpNumbers(region).sentence}.`;
  // What was asked about it ("what can I eat against a stroke") has a written answer.
  if (note?.note.place === "first")
    return [...paragraphs(first), ...noteBlocks(note.note), { type: "disclaimer", text: disclaimer }];
  return paragraphs(
    first,
    signsOf[aid] ?? "It is treated in hospital, and the sooner the better.",
    `No plant treats it, and waiting for one costs the time that saves.${aid === "heart" || aid === "stroke" ? " What lowers the risk is ordinary: treated pressure and sugar, no smoking, moving every day, less salt, and seeing a clinician for regular checks." : ""}`,
    disclaimer,
  );
}

const signsOf: Readonly<Record<string, string>> = {
  heart:
    "**Signs:** pain, pressure or tightness in the chest, spreading to arm, jaw, neck or back; sweating; short breath; sickness; in women and people with diabetes sometimes only tiredness, short breath or a strange feeling.",
  stroke:
    "**Signs:** the face droops on one side, an arm or leg is weak or numb, speech is slurred or strange, sight goes, or a worst-ever headache comes suddenly. One of them is enough, even if it passes.",
  fits: "**In a fit:** clear the space, something soft under the head, nothing in the mouth, onto the side when the shaking stops; call if it is the first, or lasts five minutes.",
  snake:
    "**After a bite:** keep still, the limb low, rings off, and get to a hospital with antivenom. No cutting, sucking, tying or leaf.",
  poison:
    "**After poison:** keep the container, do not cause vomiting, give nothing unless the doctor on the phone says so, and go.",
  allergy:
    "**Signs:** swelling of lips, tongue or throat, wheezing, hives with faintness or vomiting after a sting, food or medicine.",
};

export function composePregnancyFirst({ triage, understanding }: Decisions): Block[] {
  if (triage.dangers.some(({ id }) => id === "start-labour"))
    return paragraphs(
      "**Do not start labour yourself: no castor oil, no bush, in any week.** What makes the womb clamp hard can cut off the baby's air or tear the womb, so I name no plant for it. Walking, rest and patience are safe.",
      "**Ask the clinic or the midwife.** From 41 weeks they offer a membrane sweep or induction, with the baby's heart watched.",
      "**Go at once** for bleeding, waters that break, a baby that moves less, fever, a bad headache or trouble seeing: call 911, or your local emergency number.",
      disclaimer,
    );
  const ending = triage.dangers.some(({ id }) => id === "end-pregnancy");
  const reason = ending ? undefined : whyNoPeriod(understanding);
  if (reason)
    return [
      ...paragraphs(
        "**I name no plant to bring on a period.** Those teas work by poisoning: they can bring heavy bleeding, harm liver and kidneys, and still not end a pregnancy.",
      ),
      ...noteBlocks(reason),
      ...paragraphs(
        "If a pregnancy is possible at all, a test from the pharmacy or the health centre comes first.",
        "**Go at once** for strong belly pain, pain in the shoulder, fainting, fever or heavy bleeding: call 911, or your local emergency number.",
        disclaimer,
      ),
    ];
  return paragraphs(
    ending
      ? "I hear that this is a heavy question, and I will not judge you."
      : "**First find out whether it is a pregnancy.** A test from the pharmacy or the health centre tells within minutes; the usual reason for a late period is a pregnancy.",
    "**I name no plant to bring on a period or to end a pregnancy.** Those teas work by poisoning: they can bring heavy bleeding, harm liver and kidneys, and still not end it.",
    ending
      ? "**See a doctor, a health centre or a family-planning clinic in the next day.** In Guyana a doctor can speak with you openly about every choice you have, safely and in confidence."
      : "**If the test is negative, see a clinician in the next days**: worry, weight, thyroid, new contraceptives and other things can delay it.",
    "**Go at once** for strong belly pain, pain in the shoulder, fainting, fever or heavy bleeding: call 911, or your local emergency number.",
    disclaimer,
  );
}

/** "on Depo and no period": a note that was written for just this tells the reason, and names no plant either. */
function whyNoPeriod({ note: found }: Understanding): Note | undefined {
  const isReason =
    found?.byExample === true &&
    found.score >= sureOfReason &&
    /\b(?:periods?|menses)\b/i.test(found.note.question) &&
    /\bno (?:\S+ )?(?:bush(?:es)?|teas?|plants?|lea(?:f|ves))\b/i.test(found.note.answer);
  return isReason ? found.note : undefined;
}
const sureOfReason = 0.9;

/** Urgent dangers in which the next dose can do harm: what to do now comes before anything that was asked. */
const stepsFirst: ReadonlySet<string> = new Set([
  "low-reading-sugar",
  // Without the pump every tea that is named may be taken in its place.
  "pump-empty",
  "side-bleeding",
  "after-birth-mood",
  "insulin-without-food",
  "slow-pulse",
  "blood-test-off",
  "dose-mistake",
  "paracetamol-twice",
  "nitrate-question",
  "fever-painkiller",
  "jaundice",
  "pressure-low-reading",
  "not-drinking",
  "baby-tea",
]);

/** A number on a slip leaves the time to say first whether the thing that was asked about may be taken. */
const leavesTime: ReadonlySet<string> = new Set(["blood-test-off"]);

/** Who keeps nothing down dries out before tomorrow. */
const sameDay: ReadonlySet<string> = new Set(["not-drinking"]);

export function needsSteps({ level, triage }: Decisions): boolean {
  return level === "urgent" && triage.dangers.some(({ id }) => stepsFirst.has(id));
}

/** How likely a note must be to stand where somebody is to be seen soon. */
const asWritten = 0.75;

const refusesTea = /\b(?:no|not|none)\b(?: \S+){0,4} (?:teas?|bush(?:es)?|lea(?:f|ves)|herbs?|plants?)\b/i;

export function composeUrgent(decisions: Decisions, knowledge: Knowledge, seed: number): Block[] {
  const { triage, offered } = decisions;
  const found = decisions.understanding.note;
  // A written answer to just this question says when to be seen itself.
  const isWritten = found?.byExample === true && (found.score ?? 0) >= asWritten;
  const note = found?.note.place === "first" || isWritten ? found?.note : undefined;
  // "my nerves bad and my heart a flutter, which tea": after a tea that the note makes it is not said that none is named.
  const namesTea = note !== undefined && !needsSteps(decisions) && tellsRecipe(note);
  // What the mother of a yellow baby may drink was asked; nothing may stand before what the baby needs.
  const isOfMother = isWritten && needsSteps(decisions) && decisions.understanding.who.includes("baby");
  const reasons = triage.dangers
    .filter(({ id }) => id !== "lasting" || triage.dangers.length === 1)
    .toSorted((a, b) => Number(stepsFirst.has(b.id)) - Number(stepsFirst.has(a.id)));
  const says = reasons.map(({ name }) => name).slice(0, 2);
  const isSameDay = reasons.some(({ id }) => sameDay.has(id));
  const opening = pick(
    [
      `**Please let a clinician see this today${isSameDay ? "" : " or tomorrow"}:** ${listOf(says)}.`,
      `**This needs a doctor, nurse or health centre ${isSameDay ? "today" : "within a day"}:** ${listOf(says)}.`,
    ],
    seed,
  );
  // "potassium 5.6, can I drink coconut water": no.
  const isRefused =
    isWritten &&
    reasons.every(({ id }) => leavesTime.has(id)) &&
    /^(?:no|not|never|none|leave)\b/i.test(verdictOf(found.note));
  const blocks: Block[] = [
    { type: "danger", text: opening },
    ...(isRefused ? [{ type: "verdict", text: `**${verdictOf(found.note)}**` } as const] : []),
    ...(note && !needsSteps(decisions)
      ? noteBlocks(note)
      : [
          {
            type: "steps",
            title: "Until then",
            items: untilSeen(
              reasons.map(({ id }) => id),
              decisions.understanding.who,
            ),
          } as const,
        ]),
    ...(isOfMother && note ? noteBlocks(note) : []),
    // "jaundice bush what to use": that it needs a test and not a tea is the answer to what was asked.
    ...(isWritten && !isOfMother && needsSteps(decisions) && note && refusesTea.test(verdictOf(note))
      ? [{ type: "text", text: `**${verdictOf(note)}**` } as const]
      : []),
    ...(offered.length > 0
      ? [
          plantList("Gentle things people use meanwhile", {
            decisions,
            knowledge,
            things: [],
            told: new Set(),
          }),
        ]
      : isWritten || namesTea
        ? []
        : [
            {
              type: "text",
              text: "I name no plant for it before someone has looked: a tea can hide what the clinician needs to see.",
            } as const,
          ]),
    ...(decisions.judged.some(({ plant }) => plant.safety.hazard === "dangerous")
      ? [{ type: "danger", text: "And leave the plant you named: it is poisonous." } as const]
      : []),
    {
      type: "text",
      text: "**Go at once, or call 911 or your local emergency number,** if it gets worse fast, or with trouble breathing, chest pain, confusion, fainting, a fit, heavy bleeding or a stiff neck.",
    },
    { type: "disclaimer", text: disclaimer },
  ];
  return blocks;
}

/** What is done for a baby or a child that dries out is not said of a grown person, nor of rum and bitters to a baby. */
const untilSeen = (rules: readonly string[], who: readonly WhoKind[]): string[] =>
  measuresFor(rules.map((rule) => (rule === "jaundice" && who.includes("baby") ? "yellow-baby" : rule)))
    .filter((line) => who.includes("baby") || who.includes("breastfeeding") || !/breastfeed/.test(line))
    .map((line) => (who.includes("baby") ? line : line.replace("fewer wet nappies", "little or dark urine")));

function measuresFor(rules: readonly string[]): string[] {
  const lines = rules.flatMap((rule) => measures.find(([pattern]) => pattern.test(rule))?.[1] ?? []);
  return [
    ...new Set([
      ...lines,
      ...(lines.length === 0
        ? [
            "Rest, drink water, and write down when it began and what you have taken.",
            "Go on with your usual medicine.",
          ]
        : []),
    ]),
  ].slice(0, 4);
}

const measures: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^baby-tea/,
    [
      "Wipe the mouth and give the breast or the bottle as usual; do not make the baby vomit.",
      "Find out which bush it was and how much, keep the cup or the leaf, and call the health centre or pharmacist with the name today.",
      "Watch for the next six hours: a sip of a kitchen tea such as ginger or lemon grass seldom does harm.",
      "Sleepy or hard to wake, limp, vomiting, breathing fast, a fit, or a bush you do not know: go to hospital at once.",
    ],
  ],
  [
    /^bleeding-after-change/,
    [
      "Book an examination within days; most causes are harmless, but it has to be looked at.",
      "No tea or bush for it, and write down when it came and how much.",
      "A pad soaked in an hour, big clots, or faintness: go to hospital at once.",
    ],
  ],
  [
    /^after-birth-mood/,
    [
      "Tell one person today how you feel, and tell the nurse or midwife: it is an illness of many mothers, no fault of yours, and it heals with treatment.",
      "Let others cook, wash and take the baby for hours, so that you sleep.",
      "Thoughts of dying, of harming the baby, or hearing and seeing what others do not: call 911 or your local number, or go to hospital, at once; in Guyana 915 listens day and night.",
    ],
  ],
  [
    /^fever-painkiller/,
    [
      "No aspirin, ibuprofen, diclofenac (Cataflam, Voltaren) or naproxen: they can make dengue bleed. Paracetamol by the label is the right one.",
      "Ask for a dengue test, drink plenty and rest.",
      "Bleeding, bad belly pain, vomiting that does not stop, or cold and sleepy as the fever falls: go to hospital at once.",
    ],
  ],
  [
    /^fever/,
    [
      "Ask for a malaria and a dengue test; it is quickly done.",
      "Drink plenty, rest, and cool down with a damp cloth.",
      "Leave aspirin and ibuprofen until dengue is ruled out: they can make it bleed.",
    ],
  ],
  [
    /^low-reading-sugar/,
    [
      "Now: three teaspoons of sugar in water, or half a cup of juice. Check again in 15 minutes; again if it is still under 4.",
      "Then eat: bread, biscuits or your meal.",
      "No insulin and no sugar tablet until it is above 4 and you have eaten; call the clinic about this dose.",
      "Shaking, sweating, confusion or sleepiness: call 911 or your local number.",
    ],
  ],
  [
    /^insulin-without-food/,
    [
      "Call your clinic or a doctor now, before the next dose: the amount may have to change. Do not stop long-acting insulin on your own.",
      "Check the sugar every two to four hours. Under 4: something sweet at once.",
      "Sip often; if you cannot eat, a little sweet drink or porridge.",
      "Vomiting that goes on, fast breathing, belly pain or sleepiness: go at once.",
    ],
  ],
  [
    /^sugar/,
    [
      "Check the sugar again in an hour and write it down.",
      "Take your medicine as prescribed, no more and no less.",
      "Drink plain water.",
    ],
  ],
  [
    /^slow-pulse/,
    [
      "Count again for a whole minute after sitting for five.",
      "Still under 50: call the clinic or a doctor before you take the next heart tablet.",
      "Faint, breathless, chest pain or under 40: call 911 or your local number.",
    ],
  ],
  [
    /^blood-test-off/,
    [
      "Call whoever ordered the test today, and read the result to them.",
      "Ask before the next dose of a blood thinner, water tablet or potassium.",
      "No bush, bitters, coconut water or salt substitute meanwhile.",
    ],
  ],
  [
    /^dose-mistake/,
    [
      "Call a pharmacist, the clinic or a doctor now: say which medicine, how much and when.",
      "Take no more of it until they have said when the next dose is due.",
      "Sleepy, faint, vomiting, confused or short of breath: call 911 or your local number.",
    ],
  ],
  [
    /^paracetamol-twice/,
    [
      "**Not both:** Panadol, Tylenol and most cold-and-flu sachets, syrups and tablets hold the same paracetamol. Take one of them only.",
      "Add up what was taken in the last 24 hours. More than 4 grams (eight tablets of 500 mg), or less than that in a small, thin or elderly person or one who drinks: go to a hospital now, even if you feel well; the liver fails days later.",
      "Nothing more with paracetamol until a pharmacist, nurse or doctor has counted with you.",
    ],
  ],
  [
    /^nitrate/,
    [
      "**Never together:** the pressure can fall so far that it kills.",
      "After sildenafil no heart spray or nitrate for 24 hours, after tadalafil for 48; with chest pain call 911 or your local number and say what was taken.",
      "Ask the doctor who gave the heart medicine what is safe for you. Sex tonics may hide the same drug: leave them.",
    ],
  ],
  [
    /^pressure-low/,
    [
      "Lie down, legs raised, and measure again in five minutes.",
      "Call the clinic or a doctor before you take the next pressure or water tablet.",
      "Drink water, if you have not been told to drink little; get up slowly.",
    ],
  ],
  [
    /^pressure/,
    [
      "Sit quietly for five minutes and measure again.",
      "Take your tablets as prescribed, no more and no fewer.",
      "No salt, no strong coffee, no hard work today.",
    ],
  ],
  [
    /^(spreading|pus|diabetic-foot|nail|bite|blister)/,
    [
      "Wash with clean water and mild soap, cover with a clean dry cloth, and raise the limb.",
      "Put no leaf, paste or powder on it.",
      "Ask about a tetanus shot.",
    ],
  ],
  [
    /^(not-drinking|baby-runs|nothing-stays|child-vomit|pregnant-vomit|stool-blood)/,
    [
      "Give small sips of oral rehydration salts every few minutes.",
      "Go on breastfeeding.",
      "Watch for fewer wet nappies, sunken eyes or drowsiness: then go at once.",
    ],
  ],
  [/^(urine)/, ["Drink water as usual, and do not hold the urine.", "Take a urine sample along."]],
  [/^(cough|chest-cough)/, ["Rest, sip warm water, and stay out of smoke.", "Ask for a sputum test."]],
  [
    /^(calf|left-arm|heart-beat|faint|breath-effort)/,
    ["Rest and do not be alone; no hard work.", "Do not rub or massage the limb."],
  ],
  [
    /^(head|bone)/,
    [
      "Rest it, keep it still, and cool it through a cloth.",
      "Somebody should stay with you and wake you once in the night.",
    ],
  ],
  [
    /^yellow-baby/,
    [
      "Feed eight to twelve times in a day and night, breast milk or formula only: no water, glucose, tea or bush bath.",
      "Sun through a window is no treatment and can burn; the nurse checks the colour and, if needed, the blood.",
      "Hard to wake, not feeding, or yellow in the first day: hospital now.",
    ],
  ],
  [
    /^swelling-stays/,
    [
      "Raise the legs, and leave salt and salted food; no tea that drives urine before the reason is known.",
      "Take all tablets along: some, such as amlodipine, make the feet swell.",
      "One leg only, hot or painful, or any short breath or chest pain: go to hospital at once.",
    ],
  ],
  [
    /^(jaundice|weight|lump|lasting)/,
    [
      "Rest, drink water, and take no alcohol and no bitters.",
      "Write down when it began and everything you have taken, herbs too.",
    ],
  ],
  [/^(sex)/, ["No sex until you and your partner are tested and treated.", "Take no leftover antibiotics."]],
  [
    /^(eye|vision|shingles)/,
    ["Do not rub, and put in only clean boiled and cooled water, no leaf or juice."],
  ],
  [
    /^(side-bleeding)/,
    [
      "If a pregnancy is at all possible, do a test today. Positive: go to the hospital at once, it may lie outside the womb.",
      "Faintness, pain in the shoulder tip or pain that grows: hospital at once, test or not.",
    ],
  ],
  [
    /^(pump)/,
    [
      "Get a new one today: a pharmacy, health centre or hospital emergency room can give it. No tea opens the airways as the pump does.",
      "Stay out of smoke and dust. Wheezing, a tight chest or hard breathing before you have it: go to the hospital at once.",
    ],
  ],
  [/^(wheeze)/, ["Use the reliever pump as prescribed, sit upright, and stay out of smoke."]],
];

export function composeHelpSeen(seed: number): Block[] {
  return paragraphs(
    `${pick(["I am glad that someone has seen to it.", "Good that help came."], seed)} Follow what they told you, before anything I might say, and go back if it returns. When you are ready, tell me what you would like to know, and which medicines they gave.`,
  );
}
