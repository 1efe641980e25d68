// Notes that are found by questions like their examples: other words for the same, and not what only shares a name or a word with them.
import { beforeAll, describe, expect, it } from "vitest";
import { openLineCache } from "#catalogue/line-cache.ts";
import { type Note, noteSchema } from "#catalogue/note.ts";
import { sampled } from "#tests/support/sample.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import { deviceLibrary } from "../device-library.ts";
import { brokenNevers } from "../evaluation/score.ts";
import { createHerbalist, type Herbalist } from "../herbalist.ts";
import { foundByWords } from "./knowledge.ts";
import { createNoteFinder } from "./note-alike.ts";
import { createNoteExamples, nearestNotes, type ReadLine } from "./note-examples.ts";
import { compareWith, mostLikely } from "./note-likeness.ts";

const written = (note: Partial<Note> & { id: string }) =>
  noteSchema.parse({ source: "general-knowledge", known: "recalled", ...note });

const notes = [
  written({
    id: "test-bitter-mouth",
    question: "Why does my mouth taste bitter in the morning?",
    examples: [
      "bitter taste in my mouth every morning what cause it",
      "me mouth bitter bitter when me wake up",
      "i wake up with a sour metal taste",
    ],
    answer: "**Mostly acid that comes up at night.** Brush the tongue and drink water.",
  }),
  written({
    id: "test-annatto-dye",
    question: "What colour does annatto dye?",
    examples: ["dye cloth with annatto seed", "annatto colour for paint", "roucou stain shirt what colour"],
    about: ["annatto"],
    answer: "**Orange to red.** The seeds colour cloth, cheese and food.",
  }),
  written({
    id: "test-carilla-juice-morning",
    question: "Can I drink carilla juice every morning?",
    examples: ["carilla juice first thing in the morning", "how often to drink corilla juice"],
    about: ["carilla"],
    answer: "**Not every day.** Eat it as a vegetable instead.",
  }),
];

describe("the notes of the catalogue", () => {
  it("are nearly all found by their own questions and examples, and not by another's", async () => {
    const catalogue = await sharedCatalogue();
    const { notes: all } = catalogue;
    const { knowledge } = await sharedHerbalist();
    const { lines } = openLineCache<ReadLine>(catalogue);
    const index = createNoteExamples(all, knowledge.read, knowledge.index, knowledge.complaintIds, lines);
    const tried = sampled(
      all.filter(({ examples }) => examples.length > 0),
      40,
    );
    const lost = tried.flatMap(({ id, question, examples }) =>
      [question, ...examples].flatMap((line) => {
        const asked = index.lineOf(knowledge.read(line));
        const other = mostLikely(compareWith(asked, nearestNotes(index, asked), index.weightOf))?.indexed.note
          .id;
        return other === id ? [] : [`${id}: "${line}" finds ${other}`];
      }),
    );
    // Two notes may be asked for in the same few words; each must still answer them.
    expect(lost.length, lost.join("\n")).toBeLessThan(tried.flatMap(({ examples }) => examples).length / 20);
  }, 180_000);

  it.each([
    ["my grandfather would say do not point at the pumpkin", /^\*\*It is an old saying/],
    ["in the old days did crab oil burn in the lamps", /^\*\*\[?Crab oil/],
    ["hanging basket for mint, how deep", /\[?Mint\S* thyme, basil/],
    ["jump off the bus at bourda, which stall sell bush", /^\*\*I know no herb stall or shop by name/],
    ["my auntie crazy bout her roses, can you use the petals in tea", /^\*\*Petals of true roses/],
    [
      "me neighba gimme one bundle a bush, how me go know wah it is",
      /^\*\*Do not boil or drink a bush you do not know/,
    ],
    ["gunpowder tea, has it powder in it", /rolled into little pellets/],
    ["are bay leaves good for sugar", /^Bay leaves .*Our bay leaf is not shown to lower sugar/],
    ["can I take garlic pills with warfarin", /No raw .*garlic.* and no garlic pills/],
    ["sneezing and runny nose every spring", /No tea has been shown to stop an allergy/],
    // What may not be taken together clashes: the note's "no" is a yes.
    ["Does milk stop doxycycline from working?", /\*\*Milk does stop part of the doxycycline/],
    ["can I drink milk with doxycycline", /\*\*No milk/],
    ["does garlic affect warfarin", /\*\*Yes: no raw/],
    ["does ginger clash with panadol", /tea with paracetamol is fine/],
    ["me foot does swell when me stand whole day a market", /^\*\*For both feet swollen from standing/],
    [
      "Me throat hurting since yesterday, how much salt fuh gargle?",
      /Half a level teaspoon of salt in a glass/,
    ],
  ])("stand before a card and what is not known: %s", async (question, says) => {
    expect((await sharedHerbalist()).answer(question).suggestion).toMatch(says);
  });

  it("keep the house's absolute lines", async () => {
    const asked = await sharedHerbalist();
    const { notes: all } = await sharedCatalogue();
    const broken = sampled(
      all.filter(({ examples }) => examples.length > 0),
      60,
    ).flatMap(({ id, question }) =>
      brokenNevers(asked, asked.answer(question)).map((line) => `${id}: ${line}`),
    );
    expect(broken).toEqual([]);
  }, 180_000);
});

let herbalist: Herbalist;
beforeAll(async () => {
  const catalogue = await sharedCatalogue();
  herbalist = createHerbalist(
    { ...catalogue, notes: [...foundByWords(catalogue.notes), ...notes] },
    [],
    createNoteFinder,
  );
}, 180_000);

const found = (question: string) => {
  const note = herbalist.answer(question).decisions.understanding.note?.note.id;
  return note?.startsWith("test-") ? note : undefined;
};

describe("notes with examples", () => {
  it.each([
    ["my mouth tastes bitter every morning", "test-bitter-mouth"],
    ["why meh mouth does taste bitter when ah wake", "test-bitter-mouth"],
    ["what colour can you get from anatto dye", "test-annatto-dye"],
    ["what colour dye does sorrel give", undefined],
    ["annatto leaf tea for fever", undefined],
    ["bitter bush every morning, good for sugar?", undefined],
    ["can my baby have carilla juice every morning", undefined],
    ["hello", undefined],
  ])("%s", (question, id) => {
    expect(found(question)).toBe(id);
  });

  it("are the answer, before the card of the plant", () => {
    expect(herbalist.answer("what colour does annatto dye").suggestion).toMatch(
      /^\[Annatto\]\(\/plants\/annatto\): \*\*Orange to red/,
    );
  });

  it("leave a plant's card where only its name is asked", () => {
    expect(herbalist.answer("annatto leaves").suggestion).not.toMatch(/Orange to red/);
  });

  it("give way to a plant's use, and to a verdict on a medicine", () => {
    expect(herbalist.answer("annatto seed uses").suggestion).not.toMatch(/Orange to red/);
    expect(herbalist.answer("carilla juice in the morning with metformin").suggestion).not.toMatch(
      /^\*\*Not every day/,
    );
  });

  it("come after what the record forbids with a medicine", () => {
    const { suggestion } = herbalist.answer("can I drink carilla juice every morning", [], {
      personal: { medicines: ["insulin"], illnesses: [] },
    });
    expect(suggestion.indexOf("insulin")).toBeGreaterThan(-1);
    expect(suggestion.indexOf("insulin")).toBeLessThan(suggestion.indexOf("Not every day"));
  });

  it("never answer an emergency", () => {
    const { triage } = herbalist.answer("my mouth taste bitter this morning and I cannot breathe, lips blue");
    expect(triage).toBe("emergency");
  });

  it("are not on phones", async () => {
    const catalogue = await sharedCatalogue();
    const { catalogue: onPhone } = deviceLibrary({ ...catalogue, notes: [...catalogue.notes, ...notes] }, []);
    expect(onPhone.notes.map(({ id }) => id).filter((id) => id.startsWith("test-"))).toEqual([]);
  });
});
