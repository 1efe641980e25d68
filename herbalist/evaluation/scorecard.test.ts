// Scores the sets that nothing was trained on. `npm run bench -- herbalist` scores the training sets as well.
import { beforeAll, expect, it } from "vitest";
import { readCatalogue } from "#catalogue/load.ts";
import { createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { newestSet } from "./question-set.ts";
import { failures, scorecard } from "./scorecard.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = createHerbalist((await readCatalogue()).value);
}, 60_000);

it.each(["held-out", newestSet] as const)(
  "%s: detects emergencies and crises, raises few false alarms and breaks no rule",
  async (set) => {
    expect(failures(await scorecard(herbalist, set))).toEqual([]);
  },
  120_000,
);
