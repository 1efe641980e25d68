import { beforeAll, describe, expect, it } from "vitest";
import type { Herbalist } from "#herbalist/herbalist.ts";
import type { Message } from "#herbalist/understand/follow-up.ts";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await recordsHerbalist();
}, 180_000);

/** Asks the last message after the others, as the page does. */
function said(...messages: string[]): string {
  const history: Message[] = [];
  for (const message of messages.slice(0, -1)) {
    const { suggestion } = herbalist.answer(message, history);
    history.push({ role: "user", content: message }, { role: "assistant", content: suggestion });
  }
  return herbalist.answer(messages.at(-1) ?? "", history).suggestion;
}

describe("first aid that fits what else was told", () => {
  const aspirin = "chew one aspirin";
  it.each([
    "chest pain and i am bleeding from my gums with dengue",
    "chest pain, i took aspirin already and throw up blood",
    "i have ulcer and chest pain and black stool",
    "chest pain, I am on warfarin",
    "my chest feels tight, I had a nosebleed all morning",
    "my 8 year old son have chest pain",
    "chest pain after he hit he head in a fall",
  ])("offers no aspirin: %s", (question) => expect(said(question)).not.toContain(aspirin));
  it("offers aspirin where nothing speaks against it", () =>
    expect(said("my chest feels tight and heavy")).toContain(aspirin));
  it("remembers a bleeding told before", () =>
    expect(said("i think i have dengue", "now my chest hurting bad")).not.toContain(aspirin));

  it("presses on nothing where it bleeds inside, and keeps the blood thinner back", () => {
    const answer = said("i on warfarin and my stool come out black like tar 2 days now");
    expect(answer).toContain("It bleeds inside");
    expect(answer).toContain("no further blood thinner until the hospital has looked");
    expect(answer).not.toMatch(/Press hard|spider web/);
    expect(said("on warfarin and my nose bleeding since morning")).toContain("pinch the soft part");
  });
  it("undresses nobody who is cold and sweaty", () => {
    const answer = said("boy get dengue last week, now belly hurting bad and he cold and sweaty");
    expect(answer).toContain("lay them flat with the legs raised");
    expect(answer).not.toContain("Take off extra clothes");
  });

  it("says of kerosene what it does in the lungs, and speaks of the baby", () => {
    const answer = said("my baby got into the kerosene and swallow some");
    expect(answer).toContain("Kerosene, petrol and thinner go into the lungs");
    expect(answer).toContain("hold the baby on its side");
  });

  const spray = "If a spray or tablet for angina was prescribed";
  const noSpray = "No heart spray and no heart tablet";
  it.each([
    "i took viagra and now chest pain, can i take my nitro",
    "chest pain after taking cialis last night, i have isordil at home",
    "he use a sex tonic and he chest tight",
  ])("forbids the heart spray: %s", (question) => {
    expect(said(question)).toContain(noSpray);
    expect(said(question)).not.toContain(spray);
  });
  it("forbids the heart spray for a tablet on the list", () => {
    const personal = { medicines: ["sildenafil", "nitroglycerin"], illnesses: [] };
    const { suggestion } = herbalist.answer("my chest hurting bad", [], { personal });
    expect(suggestion).toContain(noSpray);
    expect(suggestion).not.toContain(spray);
  });
  it("reads the heart spray as no poison", () => {
    const answer = herbalist.answer("had sildenafil 2 hours ago, chest pain now, should i use my GTN spray?");
    expect(answer.dangers[0]?.id).toBe("medicine-clash");
  });

  it.each([
    "i miss dialysis this week and can't breathe when i lie down",
    "heart failure, can't breathe lying flat, pressure 85/50",
    "she passing black stool and can't catch she breath",
  ])("lays nobody down who is short of breath: %s", (question) => {
    expect(said(question)).toMatch(/[Ss]it upright/);
    expect(said(question)).not.toMatch(/Lie (down|flat)|Lay them/);
  });
  it.each([
    [
      "daddy is diabetic, take he insulin and aint eat, can't wake he up",
      "Not awake, or cannot swallow: nothing into the mouth",
    ],
    ["diabetic mother unconscious", "Not awake, or cannot swallow: nothing into the mouth"],
    [
      "he sugar drop, he sweating and talking stupidness and we can't get he to swallow",
      "Not awake, or cannot swallow: nothing into the mouth",
    ],
    ["took too much insulin, shaking, what should i drink", "Now: three teaspoons of sugar in water"],
    [
      "drink cerasee with my insulin and now i shaking and sweating",
      "Now: three teaspoons of sugar in water",
    ],
    ["he not breathing and no pulse what to do", "Start now: flat on the back"],
    ["baby just born and not breathing", "Dry the baby hard with a cloth"],
    ["child purging and vomiting no pee pee all day", "If awake: oral rehydration salts"],
    ["I got a splash of caustic soda in my eye making soap, I rinsed a bit", "Rinse at once"],
    ["me son drop from mango tree an he foot bone come out", "Press hard beside or on the wound"],
  ])("begins with what saves: %s", (question, first) =>
    expect(said(question)).toContain(`**While you wait**\n- ${first}`),
  );
});

describe("a crisis in which something has happened already", () => {
  it.each([
    ["i swallowed all my tablets because i want to die", "Take the packets along"],
    ["i already took the tablets i just want it to be peaceful", "Take the packets along"],
    ["i took the pills. goodbye", "Take the packets along"],
    ["i cut my wrists and it bleeding bad, i want to die", "Press hard on the place"],
  ])("begins with the call and the first aid: %s", (question, first) => {
    const answer = herbalist.answer(question);
    expect(answer.triage).toBe("crisis");
    expect(answer.suggestion).toMatch(/^## Get help now\s+\*\*Call 911/);
    expect(answer.suggestion.indexOf(first)).toBeLessThan(answer.suggestion.indexOf("You are not alone"));
    expect(answer.suggestion).toContain(first);
  });
  it("asks with an if where it may only be planned", () =>
    expect(said("would it be bad if i took 15 panadol at once earlier today")).toContain(
      "If anything has been swallowed already",
    ));
  it.each([
    "my brother saying he gon drink the weed killer tonight",
    "my sister say she gon drink gramoxone if he leave her",
    "meh son say he gon hang heself",
  ])("stays and takes away before any first aid where it is announced: %s", (question) => {
    const answer = said(question);
    expect(answer).toMatch(/^## They are not alone/);
    expect(answer.indexOf("Stay with them now")).toBeLessThan(answer.indexOf("has been swallowed already"));
  });
  it("keeps the first aid first where it has happened as well", () =>
    expect(said("he say he gon drink the weedicide and now he vomiting")).toMatch(/^## Get help now/));
  it("leaves the first word to comfort where nothing has happened", () =>
    expect(said("I want to die")).toMatch(/^## You are not alone/));

  it("gives aspirin where an arm is heavy beside a tight chest", () =>
    expect(said("chest tight and left arm heavy, probably just gas")).toContain("chew one aspirin"));
  it("sends for another pump where the pump is empty", () => {
    expect(said("he pump finish and he breathing hard, ribs sucking in")).toContain("The pump is empty");
    expect(said("asthma attack, she breathing hard and the pump not helping")).not.toContain(
      "The pump is empty",
    );
  });
  it("tells how to care for a cut in a crisis", () =>
    expect(said("I cut myself again last night, what can I put on it")).toContain("press a clean cloth"));
  it("asks kindly where words may hide despair, without an alarm", () => {
    for (const question of ["i sit in the dark and cry, everything empty", "nothing matters, i hide and cry"])
      expect(said(question)).toMatch(/How are you, truly|You are not alone/);
    for (const question of [
      "the captain blamed the tide again",
      "i need to find my keys",
      "my last order never came",
    ])
      expect(said(question)).not.toMatch(/How are you, truly|You are not alone/);
  });
});

describe("first aid for the person it concerns", () => {
  it("is for a baby who turns blue", () => {
    const aid = said("baby blue lips cough cant breathe");
    expect(aid).toContain("face down along your forearm");
    expect(aid).not.toContain("arms on a table");
  });
  it("is for a blow to the head while the blood is thin", () => {
    const aid = said("gran fell in bath on blood thinners bump on head very sleepy");
    expect(aid).toContain("it may bleed inside");
    expect(aid).not.toContain("nosebleed");
  });
  it("stops bleeding after a birth before anything else", () =>
    expect(said("me sista jus deliver an she bleed til she faint, we deh far from hospital")).toContain(
      "rub the belly firmly",
    ));
});

it("lays a child who does not open the eyes on the side before rehydration", () => {
  const text = said("my 3 year old has diarrhoea and vomiting and he is not opening his eyes");
  expect(text).toContain("roll them onto their side");
  expect(text).toContain("Put nothing in the mouth of a child who is not awake");
});

it("speaks to somebody who sees no point in waking, and not of somebody unconscious", () => {
  const text = said("I don't see the point of waking up any more, I want to sleep and not come back");
  expect(text).toContain("You are not alone");
  expect(text).not.toContain("cannot be woken");
});
