import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createReader, sentencesOf } from "./read-aloud.ts";

/** A voice that finishes a sentence when the test says so. */
const voice = { speak: vi.fn<(words: SpeechSynthesisUtterance) => void>(), cancel: vi.fn() };
const places: (number | null)[] = [];

class Utterance {
  readonly text: string;
  lang = "";
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  voice.speak.mockClear();
  voice.cancel.mockClear();
  places.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const spoken = () => voice.speak.mock.calls.map(([words]) => words.text);
const finish = () => voice.speak.mock.lastCall?.[0].onend?.call(new EventTarget() as never, {} as never);

it("splits an answer into sentences without its Markdown, plants with their names", () => {
  expect(
    sentencesOf({
      suggestion: "",
      plants: [],
      blocks: [
        { type: "verdict", text: "**For cough:** warm drinks. Rest [well](/plants/ginger)." },
        { type: "plants", title: "Plants", plants: [{ id: "ginger", name: "Ginger", text: "1 cup." }] },
        { type: "next", questions: ["How?"] },
      ],
    }),
  ).toEqual(["For cough:", "warm drinks.", "Rest well.", "Plants.", "Ginger:", "1 cup."]);
});

it("reads one sentence after the other, and goes on at the sentence that was interrupted", () => {
  const reader = createReader(["One.", "Two.", "Three."], voice, (place) => places.push(place));
  reader.start();
  finish();
  expect(spoken()).toEqual(["One.", "Two."]);
  const interrupted = voice.speak.mock.lastCall?.[0];
  reader.pause();
  // A cancelled sentence still reports its end.
  interrupted?.onend?.call(new EventTarget() as never, {} as never);
  expect(spoken()).toEqual(["One.", "Two."]);
  reader.start();
  finish();
  finish();
  expect(spoken()).toEqual(["One.", "Two.", "Two.", "Three."]);
  expect(places).toEqual([0, 1, null, 1, 2, null]);
});
