// The herbalist on a phone: it answers in the same words as the server, and what it needs is small.
import { readdirSync, statSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { buildDeviceLibrary } from "#app/features/chat/device/device-library.server.ts";
import { parseDeviceLibrary } from "#app/features/chat/device/device-library.ts";
import { loadHelplines } from "#catalogue/load-helplines.ts";
import { readQuestions } from "#herbalist/evaluation/question-set.ts";
import { type Answer, createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { profileOf } from "#identify/profile.ts";
import { sampled } from "#tests/support/sample.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";

/** Of 2,800 labelled questions; all of them with FULL_MATRIX, which `npm run test:long` sets. */
const EVERY = 56;
const mostBytes = 700_000;

/** All that a reply holds; the phone has no sources. */
function shown({ decisions: _, records, ...answer }: Answer) {
  return { ...answer, records: records.map(({ title, text }) => ({ title, text })) };
}

describe("the herbalist on a phone", () => {
  let onServer: Herbalist;
  let onPhone: Herbalist;
  beforeAll(async () => {
    const { catalogue, helplines } = parseDeviceLibrary(JSON.parse(await buildDeviceLibrary()));
    onPhone = createHerbalist(catalogue, helplines);
    onServer = createHerbalist(await sharedCatalogue(), await loadHelplines());
  }, 120_000);

  it("answers in the same words as the server", async () => {
    const all = (await Promise.all([readQuestions("held-out"), readQuestions("taught")])).flat();
    for (const { q, history, latch } of sampled(all, EVERY)) {
      const context = { latch, region: "GY" };
      expect(shown(onPhone.answer(q, history, context)), q).toEqual(
        shown(onServer.answer(q, history, context)),
      );
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
