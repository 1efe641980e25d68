// The browser's check and the chat's must agree on every mixture.
import { beforeAll, describe, expect, test } from "vitest";
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { resolve } from "#herbalist/understand/gather.ts";
import { checkPicked } from "./check-mixture.ts";
import { buildMixtureData } from "./mixture-data.server.ts";
import type { MixtureData } from "./mixture-data.ts";
import { findOptions, nameOptions, personalOptions, plantOptions } from "./options.ts";
import { isMixture, readPicked, writePicked } from "./picked.ts";

let data: MixtureData;
let herbalist: Herbalist;

beforeAll(async () => {
  data = await buildMixtureData();
  herbalist = createHerbalist(await loadCatalogueOnce(), []);
}, 60_000);

describe("checkPicked", () => {
  test.each([
    [["ginger", "garlic", "turmeric"], ["warfarin"], []],
    [["soursop"], ["metformin", "lisinopril"], ["diabetes"]],
    [["lemongrass", "neem"], ["amlodipine"], ["kidney disease"]],
  ])("judges %j with %j and %j as the chat does", (plants, medicines, illnesses) => {
    const here = checkPicked({ plants, medicines, illnesses, who: ["pregnant"] }, data);
    const there = herbalist.checkMixture(plants, medicines, illnesses, ["pregnant"]);
    const summaries = ({ findings }: typeof here) =>
      findings
        .map(({ plant, about, id, severity, effect }) => `${plant} ${about} ${id} ${severity} ${effect}`)
        .sort();
    expect(here.findings.length).toBeGreaterThan(0);
    expect(summaries(here)).toEqual(summaries(there));
    expect(here.nothingFound.length).toBe(there.nothingFound.length);
  });

  test("reports unknown plants and medicines", () => {
    const mixture = checkPicked(
      { plants: ["ginger", "unicorn"], medicines: ["zzz"], illnesses: [], who: [] },
      data,
    );
    expect(mixture.unknown).toEqual(["unicorn", "zzz"]);
  });

  test("reports a dangerous plant on its own", () => {
    const id = data.plants.find(({ safety }) => safety.hazard === "dangerous")?.id ?? "";
    const { dangerous } = checkPicked({ plants: [id], medicines: [], illnesses: [], who: [] }, data);
    expect(dangerous[0]?.effect).toMatch(/\w/);
  });
});

describe("option search", () => {
  test("finds a medicine by generic name, brand and class, and a plant by each of its names", () => {
    const medicines = nameOptions(data.drugClasses);
    expect(findOptions(medicines, "Zestr", [])[0]).toMatchObject({
      label: "Zestril",
      hint: "ACE inhibitors",
    });
    expect(findOptions(medicines, "metf", []).map(({ value }) => value)).toContain("metformin");
    expect(findOptions(medicines, "metformin", ["metformin"]).map(({ value }) => value)).not.toContain(
      "metformin",
    );
    expect(findOptions(plantOptions(data), "lemongrass", [])[0]?.value).toBe("lemongrass");
    expect(findOptions(medicines, "  ", [])).toEqual([]);
  });
});

describe("personalOptions", () => {
  test("offers only names that the chat understands", () => {
    const { knowledge } = herbalist;
    const lists = { medicine: data.drugClasses, illness: data.illnesses } as const;
    for (const kind of ["medicine", "illness"] as const) {
      const unrecognised = personalOptions(lists[kind]).filter(
        ({ value }) => resolve(value, kind, knowledge).length === 0,
      );
      expect(unrecognised.map(({ label }) => label)).toEqual([]);
    }
  });
});

describe("picks in the URL", () => {
  test("survive a round trip, and invalid input is dropped", () => {
    const picked = { plants: ["neem"], medicines: ["warfarin"], illnesses: [], who: ["child" as const] };
    expect(readPicked(writePicked(picked))).toEqual(picked);
    expect(
      readPicked(new URLSearchParams(`plants=,a,,a&who=king,child&medicines=${"x".repeat(90)}`)),
    ).toEqual({
      plants: ["a"],
      medicines: [],
      illnesses: [],
      who: ["child"],
    });
    expect(isMixture(picked)).toBe(true);
    expect(isMixture({ ...picked, medicines: [], who: [] })).toBe(false);
  });
});
