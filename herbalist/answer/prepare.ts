// How X is made, how much and how often.
import type { Plant, PlantUse, Preparation } from "#catalogue/plant.ts";
import { type Form, isOnSkin, isSwallowed } from "#catalogue/words.ts";
import type { Caution } from "../check/check.ts";
import type { Decisions } from "../decide/decide.ts";
import { numberOf } from "../language/numbers.ts";
import {
  type Answering,
  complaintAsked,
  hasRecord,
  nearUses,
  notDangerous,
  ofSkin,
  personCautions,
  preparationLine,
  recipe,
  recipeSteps,
  recordedUses,
  refusal,
  routeNote,
  troubleWords,
} from "./answering.ts";
import { type AskedThing, firstWarning, isKitchenPlant, limitsText, preparationFor } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { isOuterUse, preparationsAsked } from "./form-asked.ts";
import { sentencesOf } from "./note-text.ts";
import { listOf, lowerFirst, plainEcho, sentence, upperFirst } from "./phrasing.ts";
import { distinctBy, unknownBottle } from "./together.ts";

export function make(answering: Answering): Block[] {
  const { decisions } = answering;
  if (!decisions.dosesAllowed) return [noAmounts(decisions)];
  return notDangerous(answering).flatMap((asked): Block[] => {
    const thing = asMadeAtHome(asked, answering);
    const { plant, name } = thing;
    if (thing.verdict === "drop") return [{ type: "verdict", text: `${refusal(thing)}So I give no recipe.` }];
    if (!plant && answering.told.has(thing.other?.how?.text ?? "\0")) return [];
    if (!plant)
      return [
        {
          type: "verdict",
          text: thing.other?.how
            ? `**How ${name} is used:** ${sentence(thing.other.how.text)}`
            : `**I have no recipe for ${name}.** ${thing.other ? `${sentence(thing.other.what)} ` : ""}Follow the packet or ask the pharmacist for the amount.`,
        },
        ...personCautions(thing, answering),
      ];
    const complaint = complaintAsked(answering);
    const use =
      plant.uses.find((one) => decisions.understanding.complaints.includes(one.complaint)) ??
      (complaint ? nearUses(thing, complaint)[0] : undefined);
    const first = use ? preparationFor(plant, use) : undefined;
    const { preparations, usable, missing, form } = preparationsAsked(
      thing,
      `${decisions.understanding.sentence} ${asked.plant ? "" : asked.written}`,
    );
    const wanted = usable > 0 ? preparations.slice(0, usable) : preparations;
    // What it is wanted for chooses among the preparations of the form asked for.
    const ofForm = first && (isLoose(form) || wanted.some(([title]) => title === first[0])) ? [first] : [];
    const [shown, another] = distinctBy([...ofForm, ...wanted], ([title]) => title);
    if (!shown) return [{ type: "verdict", text: `**No preparation of ${name} is recorded.**` }];
    const [title, preparation] = shown;
    const { steps, leftBy } = recipeSteps(preparation);
    // What concerns this person is read before the amount.
    const isOwn = thing.cautions.length > 0;
    if (leftBy.some((line) => saysSame(line, firstWarning(thing)))) answering.told.add(firstWarning(thing));
    const cautions = personCautions(thing, answering);
    const forOther = notForThat(thing, answering, shown);
    if (forOther.length > 0) return [...forOther, ...cautions];
    return [
      ...(missing === undefined || (ofForm.length > 0 && isLoose(form)) ? [] : [notRecorded(name, missing)]),
      ...(isOwn ? cautions : []),
      {
        type: "steps",
        title: `How ${name} is made: ${lowerFirst(title)}${routeNote(preparation.route)}`,
        items: steps,
      },
      ...(isOwn ? [] : cautions),
      ...(leftBy.length > 0 ? [{ type: "cautions" as const, items: [leftBy.join(" ")] }] : []),
      ...(another
        ? [{ type: "text" as const, text: `**Also:** ${sentence(preparationLine(another))}` }]
        : []),
    ];
  });
}

/** What a shop sells without a recipe is made at home of its plant. */
export function asMadeAtHome(thing: AskedThing, { knowledge }: Answering): AskedThing {
  const plant = thing.other && !thing.other.how ? knowledge.plants.get(thing.other.plant ?? "") : undefined;
  return plant && plant.safety.hazard !== "dangerous" ? { ...thing, plant } : thing;
}

/** "how to use wild daisy for bellyache": whether it is for that is said before how it is made. */
function notForThat(thing: AskedThing, answering: Answering, shown: [string, Preparation]): Block[] {
  const complaint = complaintAsked(answering);
  const { asks, sentence: asked } = answering.decisions.understanding;
  if (!complaint || asks.includes("good-for") || !/\bCOMPLAINT\b/.test(asked) || hasRecord(thing, complaint))
    return [];
  // Nausea and indigestion are what "a bad stomach" means.
  if (nearUses(thing, complaint).length > 0) return [];
  const uses = recordedUses(thing, answering.knowledge, 4);
  return [
    {
      type: "verdict",
      text: `**Not known: ${thing.name} for ${troubleWords(answering)}.** ${uses.length > 0 ? `Tradition has it for ${listOf(uses)}. ` : ""}${sentence(complaint.helps_most)}`,
    },
    ...(complaint.external_only === true
      ? []
      : [{ type: "text" as const, text: `**As tradition makes it:** ${recipe(shown, 2)}` }]),
    { type: "seek-care", text: complaint.see_someone },
  ];
}

const longWords = (text: string) => new Set(text.toLowerCase().match(/[a-z]{5,}/g) ?? []);

/** Whether two warnings name the same people. */
function saysSame(one: string, other: string): boolean {
  const words = longWords(one);
  return [...longWords(other)].filter((word) => words.has(word)).length >= 3;
}

function notRecorded(name: string, form: string): Block {
  return { type: "verdict", text: `**No ${form} of ${name} is in my records.** What they have:` };
}

function noAmounts({ understanding: { who } }: Decisions): Block {
  const person = who.includes("pregnant")
    ? "in pregnancy"
    : who.includes("baby")
      ? "for a baby"
      : "for a child";
  return {
    type: "verdict",
    text: `**I give no amounts or recipes ${person}.** The health centre or a pharmacist can say what helps and how much.`,
  };
}

export function limits(answering: Answering): Block[] {
  const { decisions } = answering;
  if (!decisions.dosesAllowed) return [noAmounts(decisions)];
  const complaint = complaintAsked(answering);
  // How often something is taken that does not help is beside the point.
  const helps = (thing: AskedThing) =>
    complaint === undefined ||
    ofEach.test(decisions.understanding.sentence) ||
    !decisions.understanding.asks.includes("good-for") ||
    hasRecord(thing, complaint) ||
    nearUses(thing, complaint).length > 0;
  const blocks = notDangerous(answering)
    .filter(helps)
    .map((thing) => limitsOf(thing, answering))
    // Of several things the one that is to be left stands first.
    .toSorted((one, other) => Number(saysNo(other)) - Number(saysNo(one)))
    .flat();
  const at = blocks.findIndex(({ type }) => type === "verdict");
  return at < 0 ? blocks : blocks.toSpliced(at + 1, 0, ...forElder(answering));
}

const saysNo = ([first]: readonly Block[]) =>
  first?.type === "verdict" && /^\*\*(?:No|Never|Better not)\b/.test(first.text);

/** The amounts on record are those of a healthy adult; an old body begins with less. */
function forElder({ decisions: { understanding } }: Answering): Block[] {
  const { who, ageMonths, medicines } = understanding;
  if (!who.includes("elder") || medicines.length > 0) return [];
  const years = Math.floor((ageMonths ?? 0) / 12);
  return [
    {
      type: "text",
      text: `**${years > 0 ? `At ${years}` : "For an older person"}:** begin with half of that, and have the tablets checked first; dizziness or a fall means stop.`,
    },
  ];
}

/** "how much of each": the amounts are asked for, whatever they help. */
const ofEach = /\bhow (?:much|many) (?:\S+ ){0,3}each\b/;

export const daily =
  /\b(?:every ?day|every single day|all days?|daily|each day|every (?:night|morning|evening|week)|all the time|long ?term|for (?:long|months|years)|regular(?! \S)|regularly|nightly)\b/;

const monthly = /\bevery month\b/;

/** "Yes, ginger every day: a weak cup a day is ordinary." in bold, then what else the record says. Of two clauses the one about the
 * leaf or the tea comes first where that is asked about. */
function everyDayVerdict(name: string, everyDay: string, asked: string, days: string): string {
  const clauses = everyDay.split("; ");
  const [form = ""] = /\b(?:milk|capsules?|powder|seeds?)\b/.exec(asked) ?? [];
  const wanted = /\b(?:tea|leaf|leaves|bush|drink)\b/.test(asked)
    ? clauses.find((clause) => /\btea\b/.test(clause) && !/\bdays is for\b/.test(clause))
    : clauses.find((clause) => form !== "" && clause.includes(form));
  const verdict = wanted ?? clauses[0] ?? "";
  const said = upperFirst(sentence(verdict.replace(/^Not every day: /, "")));
  const isSeldom = seldom.test(verdict);
  // "A pinch a day as a spice" says nothing of the tea that is asked about.
  const isOfFood =
    days !== "" &&
    /\b(?:tea|drink|water)\b/.test(asked) &&
    !/\b(?:teas?|cups?|glass|drinks?|water|juice)\b/.test(verdict);
  if (isOfFood && !isSeldom && daily.test(asked))
    return `**Better not as a tea: ${name} ${howOften(asked)}, ${days} at most.** ${clauses.map((part) => upperFirst(sentence(part))).join(" ")}`;
  const opening = daily.test(asked)
    ? `${isSeldom ? "Better not" : fineWord(asked)}: ${name} ${howOften(asked)}. ${said}`
    : `${upperFirst(name)}: ${lowerFirst(sentence(verdict))}`;
  return [
    `**${opening}**`,
    ...clauses.filter((clause) => clause !== verdict).map((part) => upperFirst(sentence(part))),
  ].join(" ");
}

/** "every night", as it was asked. */
const howOften = (asked: string) =>
  /\bevery (?:night|morning|evening|week)\b/.exec(asked)?.[0] ?? "every day";

/** "Yes" where it is asked whether it may be, and no "yes" where it is asked whether that is too much. */
const fineWord = (asked: string) =>
  /\b(?:bad|harm\w*|dangerous|hurt|too (?:much|often)|safe or not)\b/.test(asked) ? "Fine" : "Yes";

const seldom =
  /\bnot (?:every|an everyday|a daily|daily|advised)\b|\bnow and then\b|\bhardly\b|\b(?:a|one) day or two\b|\ba treat\b|\bdays is for\b/i;

/** A food or drink of which the record has an amount for each day. */
export function isForEveryDay({ other }: AskedThing): boolean {
  const how = other?.how?.text ?? "";
  return (
    other !== undefined &&
    everydayKinds.has(other.kind) &&
    /\b(?:a day|as often as you like|as you like|in a day)\b/.test(how) &&
    !/\b(?:if at all|only if|if healthy|now and then|untested)\b/i.test(how)
  );
}

const everydayKinds: ReadonlySet<string> = new Set(["food", "drink", "spice"]);

/** How many a day, where the record says what is ordinary. */
const inADay =
  /\b(?:how (?:much|many)|the most|maximum|limit|too much)\b.*\b(?:a|per|each|for the|in a|in the|one) day\b|\ba day\b.*\btoo much\b/;

/** A remedy's limit does not speak of what is in the pot. */
const asFood = (plant: Plant): string =>
  isKitchenPlant(plant) ? " In ordinary cooking it is food, and that is another matter." : "";

/** A use for which the answer is no comes without the amount, which is told where it is asked. */
function isRefusedUse({ other }: AskedThing, complaints: readonly string[]): boolean {
  return (
    other?.known_for.some(({ complaint, verdict }) => complaints.includes(complaint) && verdict === "no") ===
    true
  );
}

const unit = "cups?|glass(?:es)?|teaspoons?|tablespoons?|spoons?|cloves?|capsules?|drops?";
const numberWord = "\\d+|an?|one|two|three|four|five|six|eight|ten|half an?";
const toldAmount = new RegExp(String.raw`\b(${numberWord}) (?:\S+ )?(${unit})\b`);
const recordedAmount = new RegExp(
  String.raw`\b(${numberWord})(?:(?: to | or |–)(${numberWord}))? (?:small |level |large )?(${unit})\b`,
  "i",
);
const singularUnit = (word: string) =>
  word
    .toLowerCase()
    .replace(/^glasses$/, "glass")
    .replace(/([^s])s$/, "$1");

/** Whether an amount that is told stays within what the record calls usual; undefined where they cannot be compared. */
function isWithin(asked: string, usual: string): boolean | undefined {
  const [, count = "", measure = ""] = toldAmount.exec(asked) ?? [];
  const [, low = "", high = low, own = ""] = recordedAmount.exec(usual) ?? [];
  if (count === "" || low === "" || singularUnit(measure) !== singularUnit(own)) return undefined;
  const size = (word: string) =>
    word.startsWith("half") ? 0.5 : /^an?$/i.test(word) ? 1 : numberOf(word.toLowerCase());
  return size(count) <= size(high);
}

/** "is too much nutmeg bad", "what happens if I drink plenty": the harm is asked for before the amount. */
export const tooMuch =
  /^(?!.*\b(?:eat|eats|eating|ate)\b).*\btoo (?:much|many|strong|often)\b|\boverdo\b|\bhappens? (?:if|when) (?:\S+ ){0,7}(?:plenty|a lot|lots|too long|for long)\b|\bplenty (?:\S+ ){0,3}(?:bad|harm|dangerous)\b/;

/** What too much of it does, then the most that is recorded; that first where the number is asked for, or one is named ("is one tablespoon too much"). */
function tooMuchVerdict(thing: AskedThing, most: string, asked: string): Block {
  const general = firstWarning(thing);
  const more = sentencesOf(thing.plant?.safety.warnings ?? "").find((one) => !saysSame(one, general)) ?? "";
  const harm = more === "" ? general : `${general} ${sentence(more)}`;
  return {
    type: "verdict",
    text:
      /\bhow (?:much|many|strong|often|long)\b/.test(asked) || toldAmount.test(asked)
        ? `**More than this is too much: ${thing.name}.** ${most} ${harm}`
        : `**Yes, too much ${thing.name}${/\blong\b/.test(asked) ? ", or for too long," : ""} can harm.** ${harm} **The most that is recorded:** ${lowerFirst(most)}`,
  };
}

/** "leaves for the hair": a leaf or a drink is named in passing, and what it is wanted for says the form. */
const looseForms: ReadonlySet<Form> = new Set(["drink", "leaf tea", "tea", "food", "seed"]);
const isLoose = (form: Form | undefined) => form === undefined || looseForms.has(form);

/** A remedy's amounts on record are for people who take no medicine; what is ordinary in food or drink stays. */
function besideMedicine(thing: AskedThing, { decisions, told }: Answering, caution: Caution): Block[] {
  const { name } = thing;
  const { written, effect } = caution;
  const { sentence: asked, asks } = decisions.understanding;
  const isJudged = asks.includes("with-medicine") && told.has(effect);
  // The verdict on the pair said how much.
  if (isJudged && ofAmount.test(effect)) return [];
  const ordinary = preparationsAsked(thing, asked).preparations.find(([, { every_day }]) => every_day)?.[1]
    .every_day;
  const verdict = ordinary
    ? `**No more than is ordinary in food and drink: ${name} beside ${plainEcho(written)}.** ${upperFirst(sentence(ordinary))} More, as a remedy, only if the pharmacist or clinic agrees.`
    : `**No amount of ${name} as a remedy is known to be safe beside ${plainEcho(written)}.** Leave it until the pharmacist or clinic has agreed.`;
  const signs =
    "Stop, and tell the clinic, with new bruises or bleeding, dizziness, cramps, or readings that change.";
  return [{ type: "verdict", text: isJudged ? verdict : `${verdict} ${signs}` }];
}

/** An effect that says itself how much of it may be taken, and how often. */
const ofAmount =
  /\bremedy amounts?\b|\b(?:every|a) day\b|\bdaily\b|\bnow and then\b|\b(?:cups?|glass(?:es)?|helpings?|squeeze)\b|\bthe (?:most|limit)\b/i;

/** "garlic for nail fungus, how often": what is drunk or eaten of it is beside the point. */
function notOnSkin(thing: AskedThing, answering: Answering): Block[] {
  const complaint = complaintAsked(answering);
  return [
    {
      type: "verdict",
      text: `**No safe amount of ${thing.name} on the skin is known.** ${complaint ? sentence(complaint.helps_most) : ""}`.trim(),
    },
    ...personCautions(thing, answering),
  ];
}

function limitsOf(thing: AskedThing, answering: Answering): Block[] {
  const { understanding } = answering.decisions;
  const { plant, name } = thing;
  if (thing.verdict === "drop")
    return isRefused(thing, answering) ? [] : [{ type: "verdict", text: refusal(thing).trim() }];
  const medicine = thing.cautions.find(({ about }) => about === "medicine");
  if (medicine) return besideMedicine(thing, answering, medicine);
  const asksDaily = daily.test(understanding.sentence);
  // "how often can I put castor oil in my hair": the dose to swallow is beside the point.
  const trouble = complaintAsked(answering);
  const isOutside =
    isOuterUse(understanding.sentence) ||
    (trouble !== undefined && (ofSkin(trouble) || /hair/.test(trouble.id)));
  if (thing.other?.on_skin && isOutside)
    return [
      {
        type: "verdict",
        text: `**${upperFirst(name)} on hair and skin:** ${sentence(thing.other.on_skin.text)}`,
      },
      ...personCautions(thing, answering),
    ];
  const within = thing.other?.how && isWithin(understanding.sentence, thing.other.how.text);
  if (thing.other?.how && within !== undefined && inADay.test(understanding.sentence))
    return [
      {
        type: "verdict",
        text: `**${within ? "Fine, that is a usual amount" : "More than is usual"}: ${name}.** ${sentence(thing.other.how.text)}`,
      },
      ...personCautions(thing, answering),
    ];
  const long = thing.other?.how && longerThan(understanding.sentence, thing.other.how.text);
  if (thing.other?.how && long !== undefined)
    return [
      {
        type: "verdict",
        text: `**Longer than is recorded: ${name} ${long}.** ${sentence(thing.other.how.text)}`,
      },
      ...personCautions(thing, answering),
    ];
  if (thing.other?.how && tooMuch.test(understanding.sentence) && !asksDaily) {
    answering.told.add(firstWarning(thing));
    return [
      tooMuchVerdict(thing, sentence(thing.other.how.text), understanding.sentence),
      ...personCautions(thing, answering).filter(() => thing.cautions.length > 0),
    ];
  }
  if (!plant && understanding.asks.includes("with-medicine")) return [];
  if (
    thing.other &&
    (daily.test(understanding.sentence) || monthly.test(understanding.sentence)) &&
    noDailyUse.test(`${firstWarning(thing)} ${thing.other.how?.text}`)
  )
    return [
      {
        type: "verdict",
        text: `**Take care: ${name} is not for ${monthly.test(understanding.sentence) ? "every month" : howOften(understanding.sentence)}.** ${firstWarning(thing)}`,
      },
      ...personCautions(thing, answering).filter(() => thing.cautions.length > 0),
    ];
  if (thing.other?.how && asksDaily && isForEveryDay(thing))
    return [
      {
        type: "verdict",
        text: `**${fineWord(understanding.sentence)}, for most healthy adults: ${name} ${howOften(understanding.sentence)}.** ${sentence(thing.other.how.text)}`,
      },
      ...personCautions(thing, answering),
    ];
  // How it is taken was said with what it is good for.
  if (
    thing.other?.how &&
    understanding.asks.includes("good-for") &&
    !ofEach.test(understanding.sentence) &&
    understanding.asks[0] !== "limits" &&
    !isRefusedUse(thing, understanding.complaints)
  )
    return [];
  if (thing.other?.how)
    return [
      { type: "verdict", text: `**${upperFirst(name)}:** ${sentence(thing.other.how.text)}` },
      ...personCautions(thing, answering),
    ];
  if (!plant && unknownBottle(thing)) answering.told.add(firstWarning(thing));
  if (!plant)
    return [
      {
        type: "verdict",
        text: unknownBottle(thing)
          ? `**No amount of ${name} can be called safe.** ${firstWarning(thing)}`
          : asksDaily
            ? `**Better not every day: ${name}.** No amount is recorded, so ask a pharmacist before it becomes a habit.`
            : `**No amount and no number of days of ${name} is recorded here.** Keep to the packet; a few days and then a rest is the cautious way.`,
      },
      ...personCautions(thing, answering),
    ];
  const use = plant.uses.find(({ complaint }) => understanding.complaints.includes(complaint));
  const { preparations, fitting, missing, form } = preparationsAsked(thing, understanding.sentence);
  if (form === "food" && missing !== undefined && asFood(plant) !== "")
    return [
      {
        type: "verdict",
        text: `**${upperFirst(name)} as food: yes, in ordinary helpings.** ${firstWarning(thing)}`,
      },
      ...personCautions(thing, answering).filter(() => thing.cautions.length > 0),
    ];
  // "how many handfuls in a bucket" names the bath, whatever it was wanted for before.
  const asked = fitting > 0 && fitting < preparations.length ? preparations[0] : undefined;
  const everyDayForm =
    (asksDaily || (inADay.test(understanding.sentence) && !isOuterUseOf(use))) &&
    fitting === preparations.length
      ? (preparations.find(([, { every_day }]) => every_day !== undefined) ??
        preparations.find(([, { route }]) => route === "drink"))
      : undefined;
  const found =
    everyDayForm ||
    (!understanding.followUp && use && preparationFor(plant, use)) ||
    asked ||
    (use && preparationFor(plant, use)) ||
    preparations[0];
  if (!found)
    return [{ type: "verdict", text: `**No preparation of ${name} is recorded**, so there is no amount.` }];
  const [title, { limits: own, route, every_day }] = found;
  const amount = limitsText(own);
  const made = `${lowerFirst(title)}${routeNote(route)}`;
  const onSkin = isOnSkin(route);
  const days = own.days_at_most === 1 ? "one day" : `${own.days_at_most} days`;
  const everyDay =
    every_day !== undefined
      ? everyDayVerdict(
          name,
          every_day,
          understanding.sentence,
          isSwallowed(route) && route !== "food" && own.days_at_most !== "not recorded" ? days : "",
        )
      : own.days_at_most === "not recorded"
        ? route === "food"
          ? `**${upperFirst(name)} as food: yes, in ordinary helpings.**`
          : onSkin && isOuterUse(understanding.sentence)
            ? `**Yes, on whole skin, as long as it neither burns nor itches: ${name} ${howOften(understanding.sentence)}.** Try a small patch a day before, keep it out of eyes and open sores, and leave off at any rash.`
            : `**${upperFirst(name)} every day: better not for long.** No number of days is recorded; a few days and then a rest is the cautious way.`
        : `**No, not ${name} every day for long: ${days} at most, then stop.**${asFood(plant)}`;
  if (missing !== undefined && understanding.asks.includes("with-medicine")) return [];
  if (isOutside && isSwallowed(route)) return notOnSkin(thing, answering);
  if (missing !== undefined && (!use || !isLoose(form)))
    return [
      {
        type: "verdict",
        text: `**${asksDaily ? `Better not ${howOften(understanding.sentence)}: no` : "No"} safe amount of ${name} as ${missing} is known.** What my records have:`,
      },
      { type: "text", text: amount === "" ? recipe(found, 2) : `${upperFirst(made)}: ${amount}.` },
      ...personCautions(thing, answering),
    ];
  const course = courseTold(understanding.sentence);
  const most =
    own.days_at_most === "not recorded" ? (route === "food" ? course?.days : fewWeeks) : own.days_at_most;
  if (course && most !== undefined && course.days > most) {
    answering.told.add(firstWarning(thing));
    return [
      tooLong(thing, course.words, every_day, amount === "" ? "" : `As a remedy, ${made}: ${amount}.`),
      ...personCautions(thing, answering).filter(() => thing.cautions.length > 0),
    ];
  }
  const more = moreThanRecorded(understanding.sentence, own);
  const isWhether = /\b(?:can|could|may|ok|okay|safe|fine|alright|all right)\b/.test(understanding.sentence);
  const cups =
    more === undefined && isWhether && route === "drink" && cupsADay(own) !== undefined
      ? toldWords(understanding.sentence)
      : undefined;
  if (more === undefined && tooMuch.test(understanding.sentence) && !asksDaily) {
    answering.told.add(firstWarning(thing));
    return [
      tooMuchVerdict(
        thing,
        every_day !== undefined
          ? upperFirst(sentence(every_day))
          : amount === ""
            ? recipe(found, 2)
            : `${upperFirst(made)}, ${amount}.`,
        understanding.sentence,
      ),
      ...personCautions(thing, answering).filter(() => thing.cautions.length > 0),
    ];
  }
  const timing =
    /\bwhat time|morning or night|night or morning|empty belly|(?:before|after) (?:food|meals?|eat)/.test(
      understanding.sentence,
    )
      ? " Whether before or after food is not recorded: what is sharp or bitter may burn an empty stomach, so after food is the milder way."
      : "";
  // Where the limits hold no number, or it is asked how long it stays on, the recipe says it.
  const measured =
    amount === "" || staysOn.test(understanding.sentence)
      ? recipe(found, 2)
      : `${every_day === undefined ? upperFirst(made) : `As a remedy, ${made}`}: ${amount}.`;
  const verdict =
    amount === "" || staysOn.test(understanding.sentence)
      ? `**${upperFirst(name)}:** ${measured}`
      : `**${upperFirst(name)}, ${made}: ${amount}.**`;
  return [
    {
      type: "verdict",
      text: cups
        ? `**Yes, ${cups} is within what is recorded: ${name}.** ${upperFirst(made)}: ${amount}.`
        : more
          ? `**${upperFirst(name)}: ${more} is more than is recorded.** ${upperFirst(made)}: ${amount}. Go back to that.`
          : monthly.test(understanding.sentence) && route === "drink"
            ? `**${upperFirst(name)} every month: no need, as a habit it is not recorded.** ${upperFirst(made)}: ${amount}, where there is a reason. A healthy body cleans itself.`
            : asksDaily ||
                (inADay.test(understanding.sentence) &&
                  every_day !== undefined &&
                  // "how many times a day", of a tea: its own number, and not what is ordinary as food.
                  !(route === "drink" && amount !== "" && /\bhow many times\b/.test(understanding.sentence)))
              ? `${everyDay} ${measured}`
              : `${verdict}${own.times_a_day === "not recorded" && onSkin && /\bhow often\b|\bhow many times\b/.test(understanding.sentence) ? " How often is not recorded: once a day is the mild way." : ""}${route === "food" && /\b(?:per|a|each|every) week\b/.test(understanding.sentence) ? " How often in a week is not recorded: two or three helpings are ordinary for a food." : ""}${own.days_at_most === "not recorded" && route !== "food" ? " For how many days is not recorded: a few, then a rest." : ""}${timing}`,
    },
    ...personCautions(thing, answering),
  ];
}

/** A use that is not swallowed has an amount of its own, whatever is ordinary in food. */
const isOuterUseOf = (use: PlantUse | undefined) => use !== undefined && !isSwallowed(use.route);

/** The verdict on the medicine or the person was a "no" with its reason. */
function isRefused({ cautions }: AskedThing, { decisions, told }: Answering): boolean {
  const { asks } = decisions.understanding;
  return (
    (asks.includes("with-medicine") || asks.includes("for-person")) &&
    cautions.some(({ severity, effect }) => severity === "avoid" && told.has(effect))
  );
}

const staysOn =
  /\bhow long (?:\S+ ){0,4}(?:leave|left|stay|sit)\b|\bleave (?:\S+ ){0,3}(?:in|on|overnight)\b/;

/** Where a record gives no number of days. */
const fewWeeks = 21;
const lengths: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const course =
  /\b(?:for )?(?:the )?(?:whole |past |last )?(\d+|an?|one|two|three|four|five|six|eight|ten|twelve|several|many) (?:(?:straight|whole|full) )?(day|week|month|year)s?(?= (?:straight|in a row|running|on end|non ?stop)\b)|\bfor (?:the )?(?:whole |past |last )?(\d+|an?|one|two|three|four|five|six|eight|ten|twelve|several|many) (?:(?:straight|whole|full) )?(week|month|year)s?\b/;

/** "for three months straight": how long somebody means to take it, and in days. */
function courseTold(asked: string): { words: string; days: number } | undefined {
  const [words, count = "", unit = "", otherCount = count, otherUnit = unit] = course.exec(asked) ?? [];
  if (words === undefined) return undefined;
  const number = otherCount === "several" || otherCount === "many" ? 3 : numberOf(otherCount) || 1;
  const plural = words.replace(/(?:day|week|month|year)$/, (one) => (number > 1 ? `${one}s` : one));
  return {
    words: plural.startsWith("for ") ? plural : `for ${plural}`,
    days: number * (lengths[otherUnit] ?? 1),
  };
}

const courseRecorded =
  /\b(\d+|an?|one|two|three|four|five|six|eight|ten|twelve)(?: (?:to|or) (\d+|two|three|four|five|six|eight|ten|twelve))? (day|week|month)s?(?: at most\b|, and longer\b)|\blasted (?:\S+ to )?(\d+|two|three|four|five|six|eight|ten|twelve) (day|week|month)s?\b/i;

/** "for six months", where the record says two to three at most; otherwise nothing. */
function longerThan(asked: string, usual: string): string | undefined {
  const told = courseTold(asked);
  const [, low = "", high = low, unit = "", lasted = high, lastedUnit = unit] =
    courseRecorded.exec(usual) ?? [];
  const number = /^an?$/i.test(lasted) ? 1 : numberOf(lasted.toLowerCase());
  const most = number * (lengths[lastedUnit.toLowerCase()] ?? 0);
  return told && most > 0 && told.days > most ? told.words : undefined;
}

/** "No, not for three months": what it does, what is ordinary every day, and the most that is recorded. */
function tooLong(thing: AskedThing, words: string, everyDay: string | undefined, most: string): Block {
  const isOrdinary = everyDay !== undefined && !seldom.test(everyDay.split(";")[0] ?? "");
  const opening = isOrdinary
    ? `**Longer than was tested: ${thing.name} ${words}.** ${upperFirst(sentence(everyDay))}`
    : `**No, do not take ${thing.name} ${words}.**`;
  const after = isOrdinary ? "" : "Whoever took it for so long stops, and lets the clinic check the blood.";
  return {
    type: "verdict",
    text: [opening, firstWarning(thing), most, after].filter((one) => one !== "").join(" "),
  };
}

/** A remedy whose record bounds the days. */
const noDailyUse =
  /\b(?:days?|weeks?) at most\b|\b(?:longer|more) than (?:a|\w+) (?:days?|weeks?)\b|\bdaily (?:use|spoonfuls?)\b|\bnot (?:for )?(?:every day|daily|long)\b/i;

const told =
  /\b(\d+|two|three|four|five|six|seven|eight|ten) (?:\S+ )?(cups?|glass|glasses)(?: of (?:\S+ )?THING(?: tea| juice| drink| water)?)? (?:a|per|every|each|for the) day\b/;

/** "three glass a day", where the record has fewer cups or glasses; otherwise nothing. */
function moreThanRecorded(
  sentence: string,
  { amount, times_a_day }: Preparation["limits"],
): string | undefined {
  const [, count = ""] = told.exec(sentence) ?? [];
  const most = cupsADay({ amount, times_a_day });
  return count !== "" && most !== undefined && numberOf(count) > most ? toldWords(sentence) : undefined;
}

/** "two glasses a day", without what is in them. */
function toldWords(sentence: string): string | undefined {
  const [, count, measure = ""] = told.exec(sentence) ?? [];
  const plural = measure.replace(/^glass$/, "glasses").replace(/^cup$/, "cups");
  return count === undefined ? undefined : `${count} ${plural} a day`;
}

/** Cups or glasses a day, as far as the limits count them. */
function cupsADay({ amount, times_a_day }: Pick<Preparation["limits"], "amount" | "times_a_day">) {
  const recorded = /^(\d+|half an?) (?:small |large )?(?:cup|glass)/.exec(amount);
  return recorded
    ? (Number(recorded[1]) || 0.5) * (times_a_day === "not recorded" ? 1 : times_a_day)
    : undefined;
}
