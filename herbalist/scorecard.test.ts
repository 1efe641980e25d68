// Every set of questions is counted, the blind ones too; a file of its own, so that it runs beside the random ones.
import { beforeAll, expect, it } from "vitest";
import { readCatalogue } from "#catalogue/load.ts";
import { failures, scorecard } from "../bench/herbalist.ts";
import { parts } from "../bench/question-set.ts";
import { createHerbalist, type Herbalist } from "./herbalist.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = createHerbalist((await readCatalogue()).value);
}, 60_000);

it.each(parts)(
  "%s: emergencies heard, few false alarms, no never broken",
  async (part) => {
    expect(failures(await scorecard(herbalist, part))).toEqual([]);
  },
  120_000,
);
