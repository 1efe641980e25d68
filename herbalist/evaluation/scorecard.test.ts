// Scores every set; `npm run bench -- herbalist` prints the counts.
import { beforeAll, expect, it } from "vitest";
import type { Herbalist } from "#herbalist/herbalist.ts";
import { FULL_MATRIX } from "#tests/support/sample.ts";
import { questionSets, readOtherLines, readPairs, readQuestions } from "./question-set.ts";
import { failures, loadHerbalist, scorecard } from "./scorecard.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await loadHerbalist();
}, 180_000);

/** The taught questions take longest and the rules were written with them: `npm run test:long` and the bench score them. */
const scoredSets = questionSets.filter((set) => FULL_MATRIX || set !== "taught");

it.each(scoredSets)(
  "%s: detects emergencies and crises, raises few false alarms and breaks no rule",
  async (set) => {
    expect(failures(await scorecard(herbalist, set))).toEqual([]);
  },
  120_000,
);

it("raises no alarm for text about nothing of the body", async () => {
  const lines = await readOtherLines();
  expect(lines.length).toBeGreaterThanOrEqual(200);
  expect(lines.filter((line) => herbalist.answer(line).triage !== "routine")).toEqual([]);
  // Nor does one word of a letter, a match or a recipe make it a complaint, or bring advice for one.
  const heard = lines.filter((line) => {
    const { complaints, note } = herbalist.answer(line).decisions.understanding;
    return complaints.length > 0 || note?.note.see_someone !== undefined;
  });
  expect(heard).toEqual([]);
});

it("gets the level of at least 84 of the 90 vignettes right, and of 29 of the 30 emergencies", async () => {
  const vignettes = await readQuestions("vignettes");
  const right = vignettes.filter(({ q, t }) => t.includes(herbalist.answer(q).triage));
  expect(vignettes).toHaveLength(90);
  expect(right.length).toBeGreaterThanOrEqual(84);
  expect(right.filter(({ t }) => t[0] === "emergency").length).toBeGreaterThanOrEqual(29);
});

it("names every interaction of a herb or food with a medicine that the literature calls important", async () => {
  const { matters, none } = await readPairs();
  expect(matters.length).toBeGreaterThanOrEqual(30);
  expect(none.length).toBeGreaterThanOrEqual(30);
  const verdict = ({ ask }: { ask: string }) => herbalist.answer(ask).suggestion.split("\n")[0] ?? "";
  expect(
    matters
      .map(verdict)
      .filter(
        (line) =>
          !/^(?:[^*]+: )?\*\*(?:No\b|Never\b|Take care|Better not|Leave|Do not\b|Yes: it weakens|[^*]*\bno juice, tea or capsules)/.test(
            line,
          ),
      ),
  ).toEqual([]);
  expect(none.map(verdict).filter((line) => /^\*\*No: /.test(line))).toEqual([]);
});
