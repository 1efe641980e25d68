import { beforeAll, describe, expect, it } from "vitest";
import type { Plant } from "#catalogue/plant.ts";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "../herbalist.ts";
import { checkPlant, type Usage } from "./check.ts";
import { personFacts } from "./facts.ts";

let herbalist: Herbalist;
let ginger: Plant;
beforeAll(async () => {
  herbalist = await recordsHerbalist();
  const found = herbalist.knowledge.plants.get("ginger");
  if (!found) throw new Error("the catalogue has no ginger");
  ginger = found;
}, 180_000);

const swallowed: Usage = { route: "drink", part: "rhizome" };
const onSkin: Usage = { route: "wash", part: "rhizome" };

/** Ginger with other safety data. */
function plantWith(safety: Partial<Plant["safety"]>): Plant {
  const none = { advice: "caution" as const, note: "Ask first." };
  return {
    ...ginger,
    id: "made-up",
    safety: {
      ...ginger.safety,
      hazard: "none",
      illnesses: [],
      interactions: [],
      with_plants: [],
      pregnancy: none,
      breastfeeding: none,
      children: none,
      ...safety,
    },
  };
}

function check(
  plant: Plant,
  person: {
    medicines?: string[];
    illnesses?: string[];
    who?: ("pregnant" | "breastfeeding" | "child" | "baby")[];
    plants?: string[];
  },
  usage = swallowed,
) {
  const { knowledge } = herbalist;
  const facts = personFacts(
    {
      medicines: (person.medicines ?? []).map((id) => ({ id, written: id, from: "question" })),
      illnesses: (person.illnesses ?? []).map((id) => ({ id, written: id, from: "question" })),
      who: person.who ?? [],
      plants: person.plants ?? [],
    },
    knowledge,
  );
  return checkPlant(plant, usage, facts, knowledge);
}

const row = (drug_class: string, severity: "avoid" | "caution", part?: "leaf" | "rhizome") => ({
  drug_class,
  severity,
  effect: `Something about ${drug_class}.`,
  source: ["general-knowledge"],
  known: "recalled" as const,
  ...(part ? { part } : {}),
});

describe("checkPlant with medicines", () => {
  it("drops on avoid, warns on caution, keeps without an interaction", () => {
    expect(
      check(plantWith({ interactions: [row("warfarin", "avoid")] }), { medicines: ["warfarin"] }).verdict,
    ).toBe("drop");
    expect(
      check(plantWith({ interactions: [row("warfarin", "caution")] }), { medicines: ["warfarin"] }).verdict,
    ).toBe("warn");
    expect(
      check(plantWith({ interactions: [row("warfarin", "avoid")] }), { medicines: ["metformin"] }).verdict,
    ).toBe("keep");
  });
  it("applies rows of wider classes to narrower ones", () => {
    expect(
      check(plantWith({ interactions: [row("anticoagulants", "avoid")] }), { medicines: ["warfarin"] })
        .verdict,
    ).toBe("drop");
  });
  it("states a row of a narrower class as a condition where only the class was named", () => {
    const plant = plantWith({ interactions: [row("potassium-sparing-diuretics", "avoid")] });
    const { verdict, cautions } = check(plant, { medicines: ["diuretics"] });
    expect(verdict).toBe("warn");
    expect(cautions[0]).toMatchObject({ severity: "caution", atWorst: "avoid" });
    expect(cautions[0]?.effect).toMatch(/^If it is one of the potassium-sparing water tablets, do not mix/);
  });
  it("does not apply a row of a narrower class to a medicine named from the wider one", () => {
    const classes = (medicine: string) =>
      herbalist.checkMixture(["noni"], [medicine], []).findings.map(({ id }) => id);
    expect(classes("spironolactone")).toContain("potassium-sparing-diuretics");
    expect(classes("Lasix")).not.toContain("potassium-sparing-diuretics");
  });
  it("says what holds for every medicine of the class beside the condition", () => {
    const plant = plantWith({
      interactions: [row("potassium-sparing-diuretics", "avoid"), row("blood-pressure-medicines", "caution")],
    });
    expect(check(plant, { medicines: ["diuretics"] }).cautions[0]?.effect).toContain("With any other:");
  });
  it("applies the strictest row", () => {
    const both = plantWith({ interactions: [row("warfarin", "caution"), row("anticoagulants", "avoid")] });
    expect(check(both, { medicines: ["warfarin"] }).verdict).toBe("drop");
  });
  it("ignores rows about another plant part, but not external use", () => {
    expect(
      check(plantWith({ interactions: [row("warfarin", "avoid", "leaf")] }), { medicines: ["warfarin"] })
        .verdict,
    ).toBe("keep");
    expect(
      check(plantWith({ interactions: [row("warfarin", "avoid")] }), { medicines: ["warfarin"] }, onSkin)
        .verdict,
    ).toBe("drop");
  });
  it("reports the reason of a caution", () => {
    const { cautions } = check(plantWith({ interactions: [row("warfarin", "caution")] }), {
      medicines: ["warfarin"],
    });
    expect(cautions).toEqual([
      {
        about: "medicine",
        id: "warfarin",
        label: "Warfarin",
        written: "warfarin",
        severity: "caution",
        effect: "Something about warfarin.",
      },
    ]);
  });
});

describe("checkPlant with people", () => {
  const food = { advice: "food amounts only" as const, note: "As food." };
  const unknown = { advice: "no information found" as const, note: "No information found." };
  it("keeps only food in pregnancy", () => {
    expect(check(plantWith({ pregnancy: food }), { who: ["pregnant"] }).verdict).toBe("warn");
    expect(check(plantWith({ pregnancy: unknown }), { who: ["pregnant"] }).verdict).toBe("drop");
    expect(check(plantWith({}), { who: ["pregnant"] }).verdict).toBe("drop");
  });
  it("keeps only food for a child and nothing for a baby", () => {
    expect(check(plantWith({ children: food }), { who: ["child"] }).verdict).toBe("warn");
    expect(check(plantWith({ children: unknown }), { who: ["child"] }).verdict).toBe("drop");
    expect(check(plantWith({ children: food }), { who: ["baby"] }).verdict).toBe("drop");
  });
  it("drops plants without information while breastfeeding", () =>
    expect(check(plantWith({ breastfeeding: unknown }), { who: ["breastfeeding"] }).verdict).toBe("drop"));
});

describe("checkPlant with illnesses, other plants and hazard", () => {
  it("drops a plant that an illness rules out", () => {
    const illnesses = [
      {
        illness: "epilepsy",
        severity: "avoid" as const,
        effect: "May bring fits.",
        source: ["general-knowledge"],
        known: "recalled" as const,
      },
    ];
    expect(check(plantWith({ illnesses }), { illnesses: ["epilepsy"] }).verdict).toBe("drop");
  });
  it("warns about two plants that interact, whichever record says so", () => {
    expect(
      check(ginger, { plants: ["garlic"] }).cautions.some(
        ({ about, id }) => about === "plant" && id === "garlic",
      ),
    ).toBe(true);
  });
  it("always drops a dangerous plant", () =>
    expect(check(plantWith({ hazard: "dangerous" }), {}).verdict).toBe("drop"));
});

describe("checkMixture", () => {
  it("reports documented interactions, pairs without any, and unknown names", () => {
    const mixture = herbalist.checkMixture(["ginger", "lemongrass"], ["warfarin", "zzz"], []);
    expect(mixture.findings).toContainEqual(
      expect.objectContaining({ plant: "ginger", about: "medicine", written: "warfarin" }),
    );
    expect(mixture.unknown).toEqual(["zzz"]);
    const reported = mixture.findings.length + mixture.nothingFound.length;
    expect(reported).toBeGreaterThanOrEqual(3);
  });
  it("reports a pair of plants once", () => {
    const pairs = herbalist
      .checkMixture(["ginger", "garlic", "turmeric"], [], [])
      .findings.filter(({ about }) => about === "plant");
    const keys = pairs.map(({ plant, id }) => [plant, id].sort().join("+"));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain("garlic+ginger");
  });
  it("lists dangerous plants", () => {
    const dangerous = [...herbalist.knowledge.plants.values()].find(
      ({ safety }) => safety.hazard === "dangerous",
    );
    if (!dangerous) throw new Error("the catalogue has no dangerous plant");
    expect(herbalist.checkMixture([dangerous.id], [], []).dangerous.map(({ plant }) => plant)).toEqual([
      dangerous.id,
    ]);
  });
});
