// The herbalist on a phone: it answers in the same words as the server, but for sentences of the longer records; and what it needs is small.
import { readdirSync, statSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { buildDeviceLibrary } from "#app/features/chat/device/device-library.server.ts";
import { parseDeviceLibrary } from "#app/features/chat/device/device-library.ts";
import { loadHelplines } from "#catalogue/load-helplines.ts";
import { linesOf } from "#herbalist/answer/record-sentences.ts";
import { readQuestions } from "#herbalist/evaluation/question-set.ts";
import { type Answer, createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { profileOf } from "#identify/profile.ts";
import { sampled } from "#tests/support/sample.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { herbalistWith } from "#tests/support/shared-herbalist.ts";

/** Of 2,800 labelled questions; all of them with FULL_MATRIX, which `npm run test:long` sets. */
const EVERY = 56;
const mostBytes = 700_000;

/** What a reply holds; the phone has no sources, and does not say whose use it was. */
function shown({ decisions: _, records, ...answer }: Answer) {
  return { ...answer, records: records.map(({ title }) => title) };
}

/** The words of an answer, which may quote a sentence that only the whole record has. */
function withoutWords({
  suggestion: _,
  blocks: __,
  plants: ___,
  records: ____,
  ...rest
}: ReturnType<typeof shown>) {
  return rest;
}

/** Whether an answer of the server quotes a record of what the question names. */
function quotesRecord({ suggestion, decisions: { judged, judgedOthers } }: Answer): boolean {
  const things = [
    ...judged.map(({ plant }) => ({ plant, other: undefined })),
    ...judgedOthers.map(({ plant: { other } }) => ({ plant: undefined, other })),
  ];
  return things.some((thing) =>
    linesOf(thing, true).some((line) => suggestion.includes(line.replace(/^It /, ""))),
  );
}

/** Whether the server found a note or a line of a trouble that phones do not have. */
const isKnownOnlineOnly = ({ decisions: { understanding } }: Answer) =>
  understanding.note?.byExample !== undefined ||
  understanding.note?.note.online === true ||
  understanding.details.some((detail) => detail === "kitchen" || detail === "long_ago");

describe("the herbalist on a phone", () => {
  let onServer: Herbalist;
  let onPhone: Herbalist;
  beforeAll(async () => {
    const { catalogue, helplines } = parseDeviceLibrary(JSON.parse(await buildDeviceLibrary()));
    onPhone = createHerbalist(catalogue, helplines);
    onServer = await herbalistWith(await loadHelplines());
  }, 120_000);

  it("answers in the same words as the server, or knows less of a plant's record", async () => {
    const all = (await Promise.all([readQuestions("held-out"), readQuestions("taught")])).flat();
    for (const { q, history, latch } of sampled(all, EVERY)) {
      const context = { latch, region: "GY" };
      const answered = onServer.answer(q, history, context);
      const [phone, server] = [shown(onPhone.answer(q, history, context)), shown(answered)];
      if (isKnownOnlineOnly(answered)) {
        expect([phone.triage, phone.dangers], q).toEqual([server.triage, server.dangers]);
        continue;
      }
      expect(withoutWords(phone), q).toEqual(withoutWords(server));
      if (!quotesRecord(answered)) expect(phone, q).toEqual(server);
    }
  });

  it("tells described plants apart by the same traits", async () => {
    const { catalogue } = parseDeviceLibrary(JSON.parse(await buildDeviceLibrary()));
    const whole = await sharedCatalogue();
    expect(catalogue.plants.map(profileOf)).toEqual(whole.plants.map(profileOf));
  });

  it(`needs less than ${mostBytes / 1000} kB, compressed`, () => {
    const worker = readdirSync("build/client/assets").filter((name) =>
      /^herbalist-worker-.+\.js\.br$/.test(name),
    );
    expect(worker).toHaveLength(1);
    const files = ["build/client/herbalist.json.br", ...worker.map((name) => `build/client/assets/${name}`)];
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(mostBytes);
  });
});
