// Emergency and crisis answers. They name no plant, give no recipe and contain no links.

import type { Helpline } from "#catalogue/helpline.ts";
import type { Block } from "../answer/blocks.ts";
import { listOf, pick } from "../answer/phrasing.ts";
import type { WhoKind } from "../language/people.ts";
import { areAlike } from "../triage/dangers/order.ts";
import type { FoundDanger, Triage } from "../triage/triage.ts";
import { circumstancesOf } from "./circumstances.ts";
import { isOfAnother, isOnlyAnnounced, isOutOfReach } from "./crisis-of-another.ts";
import { firstAidFor } from "./first-aid.ts";
import { helpNumbers } from "./help-numbers.ts";

export type HelpContext = { region: string | undefined; helplines: readonly Helpline[] };

export function composeEmergency(
  { dangers, present }: Triage,
  who: readonly WhoKind[],
  help: HelpContext,
  seed: number,
): Block[] {
  const emergencies = dangers.filter(({ level }) => level === "emergency");
  const pressing = emergencies.filter(({ id }) => areAlike(id, emergencies[0]?.id ?? id));
  const aid = firstAidFor(pressing[0]?.aid ?? "general", who, circumstancesOf(present));
  const urging = pick(
    ["That cannot wait.", "Please treat this as an emergency.", "Minutes can matter, so help comes first."],
    seed,
  );
  return [
    { type: "danger", text: "## Get help now" },
    {
      type: "danger",
      text: `**Call ${helpNumbers(help.region).sentence}, or go to the nearest hospital emergency room at once.**`,
    },
    {
      type: "danger",
      text: `I read this as **${listOf(namesOf(pressing), "or")}**.${heard(pressing)} ${urging}`,
    },
    { type: "steps", title: "While you wait", items: [...aid.now] },
    { type: "steps", title: "What not to do", items: [...aid.never] },
    {
      type: "text",
      text: "I will not speak about remedies until someone has seen to this. When a doctor, nurse or ambulance has, tell me so.",
    },
  ];
}

/** The two most pressing; "low sugar or very high sugar" holds the other's name. */
function namesOf(dangers: readonly FoundDanger[]): string[] {
  const names = dangers.map(({ name }) => name).slice(0, 2);
  return names.filter((name) => !names.some((other) => other !== name && other.includes(name)));
}

const mostHeard = 4;

/** " You wrote: “chest feel tight”, “left arm”." – the person's own words, and nothing that nobody said. */
function heard(dangers: readonly FoundDanger[]): string {
  const words = [...new Set(dangers.slice(0, 2).flatMap((danger) => danger.words))].slice(0, mostHeard);
  return words.length === 0 ? "" : ` You wrote: ${words.map((word) => `“${quoted(word)}”`).join(", ")}.`;
}

/** Used while the latch is set: until the person says that a professional has attended. */
export function composeStillEmergency(
  { dangers, present }: Triage,
  who: readonly WhoKind[],
  help: HelpContext,
  seed: number,
): Block[] {
  const opening = pick(
    [
      "Before anything else: has anyone with training looked at what you told me?",
      "I am still thinking of what you told me before. That comes first.",
      "What you told me earlier has not gone from my mind, and it should not wait.",
    ],
    seed,
  );
  // What to do until help comes is repeated, because it is what people ask next; without a known danger it is the general advice.
  const aid = firstAidFor(dangers[0]?.aid ?? "general", who, circumstancesOf(present));
  return [
    { type: "danger", text: "## Help first" },
    { type: "danger", text: opening },
    {
      type: "danger",
      text: `**Call ${helpNumbers(help.region).sentence}, or go to the nearest hospital emergency room now.**`,
    },
    { type: "steps", title: "While you wait", items: [...aid.now] },
    { type: "steps", title: "What not to do", items: [...aid.never] },
    {
      type: "danger",
      text: "When a doctor, nurse or ambulance crew has seen to it, write that to me, and we can go on with your question.",
    },
  ];
}

/** What is said to somebody who is beaten, forced or threatened, or who saw it. */
function composeViolence(dangers: readonly FoundDanger[], help: HelpContext): Block[] {
  const aid = firstAidFor("violence", [], new Set());
  const { sentence } = helpNumbers(help.region);
  return [
    "## You are not alone",
    `This sounds like violence, and it is not your fault.${heard(dangers)}`,
    `**In danger now: call ${sentence}, or go where there are people.** A hospital treats you and keeps what you tell in confidence.`,
    [...aid.now, ...aid.never].map((line) => `- ${line}`).join("\n"),
    "After forced sex, a hospital or health centre can give medicines against pregnancy and infection; they work best within 72 hours. I name no plant for it.",
    "When you are safe, or have spoken with someone who can help, tell me.",
  ].map((text) => ({ type: "danger", text }));
}

/** What is said to somebody who may hurt another, or who saw that coming. */
function composeHarmToOthers(dangers: readonly FoundDanger[], help: HelpContext): Block[] {
  const { sentence, crisis } = helpNumbers(help.region, help.helplines);
  return [
    "## Nobody has to be hurt",
    `Thank you for saying it.${heard(dangers)} I will not help with anything that could harm a person. Such thoughts can come from anger, no sleep, a birth or an illness of the mind, and all of these can be treated.`,
    `**Go out of reach now.** Put a baby down in its cot and let another adult take over; walk away from the person; let someone else keep knives, guns and poison. **If you or they may act on it, or somebody has been hurt already: call ${sentence}, or go to the nearest hospital.**`,
    ...(crisis.length > 0
      ? [["People who listen, free and in confidence:", ...crisis.map(listed)].join("\n")]
      : []),
    "If somebody treats you badly, or you fear for another, tell the police or the hospital. When you have spoken with someone who can help, tell me.",
  ].map((text) => ({ type: "danger", text }));
}

const withoutEmergencies = (triage: Triage): Triage => ({
  ...triage,
  dangers: triage.dangers.filter(({ level }) => level !== "emergency"),
});

export function composeCrisis(
  triage: Triage,
  who: readonly WhoKind[],
  help: HelpContext,
  again: boolean,
  question: string,
  seed: number,
): Block[] {
  const found = triage.dangers.filter(({ level }) => level === "crisis");
  const hurt = composeHurtAlready(triage, who, help, question);
  // What is announced is prevented first; what to do if it has happened stands after.
  if (hurt.length > 0 && isOnlyAnnounced(question))
    return [...composeCrisis(withoutEmergencies(triage), who, help, again, question, seed), ...hurt.slice(1)];
  if (found.length > 0 && found.every(({ id }) => id === "violence"))
    return [...hurt, ...composeViolence(found, help)];
  const hearsVoices = triage.present.some((id) => id === "commanded" || id === "voices-harm");
  if (!again && !hearsVoices && found.length > 0 && found.every(({ id }) => id === "harm-to-others"))
    return [...hurt, ...composeHarmToOthers(found, help)];
  if (!again && found.length > 0 && isOfAnother(question))
    return [...hurt, ...composeForAnother(triage, found, help, isOutOfReach(question))];
  const opening = again
    ? pick(
        [
          "I am still here, and I still care how you are.",
          "What you said before matters more to me than any other question.",
        ],
        seed,
      )
    : pick(
        [
          "I am glad you wrote this down. It sounds as if it hurts very much, and you should not have to carry it alone.",
          "Thank you for telling me. What you feel is real and heavy, and it can change, even if it does not look so now.",
          "I hear how hard this is. You matter, and there are people who want to help you through tonight.",
        ],
        seed,
      );
  const { crisis: lines } = helpNumbers(help.region, help.helplines);
  const spoken = [
    "## You are not alone",
    again ? opening : `${opening}${heard(found)}`,
    `**Please stay with someone now**: call or go to a person you trust, and tell them what you told me. **If you may act on it, or someone else may, call ${helpNumbers(help.region).sentence}, or go to the nearest hospital.**`,
    ...(lines.length > 0
      ? [["People who listen, free and in confidence:", ...lines.map(listed)].join("\n")]
      : [
          "Your nearest hospital or health centre has people who listen; a nurse, a teacher or a religious leader can take you there.",
        ]),
    ...(triage.present.some((id) => cutsTold.has(id)) ? [cutCare] : []),
    ...(hurt.length === 0 && triage.present.some(isOfTablets) ? [tabletCare] : []),
    "Put away, or let someone keep for you, whatever you might use to hurt yourself. If this is about somebody else, stay with them and do the same.",
    again
      ? "When you have spoken with someone who can help, tell me."
      : "I can stay and talk, but I am a program; a person beside you is better.",
  ];
  return [...hurt, ...spoken.map((text) => ({ type: "danger", text }) as const)];
}

/** What is said to somebody who fears for another. */
function composeForAnother(
  { present }: Triage,
  found: readonly FoundDanger[],
  help: HelpContext,
  outOfReach: boolean,
): Block[] {
  const { sentence, crisis } = helpNumbers(help.region, help.helplines);
  return [
    "## They are not alone, and neither are you",
    `Thank you for speaking up for them: that can save a life.${heard(found)}`,
    outOfReach
      ? `**Send somebody to them now.** Call ${sentence}, say where they may be, and ring family, a neighbour or a friend close by to go to the house and stay with them. Keep calling and writing: "I am here, and somebody is coming."`
      : `**Stay with them now, or let another adult stay, and take away what they could use: poison, tablets, rope, blades.** If they named a way or a time, or are hurt, it cannot wait: **call ${sentence}, or bring them to the nearest hospital now.**`,
    "Ask plainly whether they think of dying; asking does not put it into their head. Listen, do not scold, and promise no secret.",
    ...(crisis.length > 0
      ? [["People who listen and advise you too, free:", ...crisis.map(listed)].join("\n")]
      : []),
    ...(present.some((id) => cutsTold.has(id)) ? [cutCare] : []),
    "Let a doctor, nurse or counsellor see them, tonight if they may act, and do not leave them alone until then. If somebody threatens you with it, that is not your fault. Lean on somebody yourself.",
  ].map((text) => ({ type: "danger", text }));
}

const cutsTold: ReadonlySet<string> = new Set(["self-harm", "self-cutting", "cut-hidden"]);
const cutCare =
  "If there is a cut: press a clean cloth on it for ten minutes, rinse it under clean water, cover it, and change the cover daily. Deep, gaping, numb or still bleeding: a nurse or doctor now. They will not scold you, and you may ask them what stays between you.";

/** A medicine is named, or the many tablets of somebody who may take them. */
const isOfTablets = (sign: string) => sign.startsWith("med:") || tabletsTold.has(sign);
const tabletsTold: ReadonlySet<string> = new Set([
  "poisoned",
  "many-tablets",
  "tablets-many",
  "several-tablets",
  "whole-supply",
]);
const tabletCare =
  "**If any tablets were swallowed already: to the hospital now, even if all seems well.** The harm of some, Panadol above all, comes a day later, and what stops it works best in the first hours.";

/** Said where the words may hide a wish to die and may as well be harmless: a kind question and the lines, and no alarm. */
export function composeCheckIn(help: HelpContext): Block[] {
  const { sentence, crisis } = helpNumbers(help.region, help.helplines);
  return [
    "**How are you, truly?** What you wrote can mean many things, and I do not want to pass over it. If you think of dying, of hurting yourself or of not being here, or fear it for somebody near you: that can be talked about, and it can get better.",
    [
      "**Talk with somebody today**: a person you trust, or people who listen, free and in confidence.",
      ...crisis.map(listed),
    ].join("\n"),
    `If it may happen now, stay with them, or go to somebody, put tablets, poison, rope and blades out of reach, and call ${sentence}.`,
    "If I misread you, forgive me: tell it in other words, or ask me about a plant.",
  ].map((text) => ({ type: "text", text }));
}

function listed({ name, how, regions }: Helpline): string {
  return `- **${name}** (${regions.map(countryName).join(", ")}): ${how}`;
}

/** What may only be planned; whether it has happened is asked with an "if". */
const planned: ReadonlySet<string> = new Set([
  "method",
  "method-asked",
  "lethal-question",
  "deadly-question",
]);

/** Somebody in a crisis who is poisoned or bleeds: the call and the first aid come before every other word. */
function composeHurtAlready(
  { dangers, present }: Triage,
  who: readonly WhoKind[],
  help: HelpContext,
  question: string,
): Block[] {
  const [first] = dangers.filter(({ level }) => level === "emergency");
  if (first === undefined) return [];
  const { sentence } = helpNumbers(help.region);
  const aid = firstAidFor(first.aid, who, circumstancesOf(present));
  const call =
    isOnlyAnnounced(question) || present.some((id) => planned.has(id))
      ? `**If anything has been swallowed already, or somebody is hurt: call ${sentence}, or go to the nearest hospital emergency room now.** Do not wait until it feels worse.`
      : `**Call ${sentence}, or go to the nearest hospital emergency room at once.** I read this as ${first.name}. Do not wait until it feels worse.`;
  return [
    { type: "danger", text: "## Get help now" },
    { type: "danger", text: call },
    { type: "steps", title: "While you wait", items: aid.now },
    { type: "steps", title: "What not to do", items: aid.never },
  ];
}

/** Without characters that Markdown or HTML would interpret; a full stop stays only within a number. */
function quoted(words: string): string {
  return words.replace(/[^\p{L}\p{N}'.…/ -]|\.(?!\d)/gu, "").slice(0, 60);
}

/** Said once above the ordinary answer when the person says that no crisis was meant. */
export function dismissedCrisisLine(region: string | undefined, helplines: readonly Helpline[]): string {
  const { crisis, sentence } = helpNumbers(region, helplines);
  const line = crisis[0] ? `${crisis[0].name}: ${crisis[0].how}` : `call ${sentence}`;
  return `Thank you for telling me; I misread you. If it is ever different, for you or for someone near you, people listen day and night (${line}).`;
}

/** Stands above ordinary answers once somebody who was in a crisis has been seen: one sentence does not end it. */
export function afterCrisisLine(region: string | undefined, helplines: readonly Helpline[]): string {
  const { crisis, sentence } = helpNumbers(region, helplines);
  const line = crisis[0] ? `${crisis[0].name}: ${crisis[0].how}` : `call ${sentence}`;
  return `I am glad that somebody knows how it is. If it comes back, at any hour, tell them, or call (${line}).`;
}

function countryName(code: string): string {
  return (
    {
      US: "United States",
      CA: "Canada",
      GB: "United Kingdom",
      IE: "Ireland",
      GY: "Guyana",
      BR: "Brazil",
      IN: "India",
    }[code] ?? code
  );
}
