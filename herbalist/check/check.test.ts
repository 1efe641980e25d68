import { beforeAll, describe, expect, it } from "vitest";
import { readCatalogue } from "#catalogue/load.ts";
import type { Plant } from "#catalogue/plant.ts";
import { createHerbalist, type Herbalist } from "../herbalist.ts";
import { checkPlant, type Usage } from "./check.ts";
import { personFacts } from "./facts.ts";

let herbalist: Herbalist;
let ginger: Plant;
beforeAll(async () => {
  herbalist = createHerbalist((await readCatalogue()).value);
  const found = herbalist.knowledge.plants.get("ginger");
  if (!found) throw new Error("the catalogue has no ginger");
  ginger = found;
}, 60_000);

const swallowed: Usage = { route: "internal", part: "rhizome" };
const onSkin: Usage = { route: "external", part: "rhizome" };

/** A plant that is ginger but for its safety. */
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

describe("medicines", () => {
  it("avoid drops, caution warns, nothing keeps", () => {
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
  it("what is said of the wider class holds for the narrower, and the other way round", () => {
    expect(
      check(plantWith({ interactions: [row("anticoagulants", "avoid")] }), { medicines: ["warfarin"] })
        .verdict,
    ).toBe("drop");
    expect(
      check(plantWith({ interactions: [row("warfarin", "avoid")] }), { medicines: ["anticoagulants"] })
        .verdict,
    ).toBe("drop");
  });
  it("the strictest row decides", () => {
    const both = plantWith({ interactions: [row("warfarin", "caution"), row("anticoagulants", "avoid")] });
    expect(check(both, { medicines: ["warfarin"] }).verdict).toBe("drop");
  });
  it("a row about another part does not count, a use on the skin does", () => {
    expect(
      check(plantWith({ interactions: [row("warfarin", "avoid", "leaf")] }), { medicines: ["warfarin"] })
        .verdict,
    ).toBe("keep");
    expect(
      check(plantWith({ interactions: [row("warfarin", "avoid")] }), { medicines: ["warfarin"] }, onSkin)
        .verdict,
    ).toBe("drop");
  });
  it("keeps the reason", () => {
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

describe("people", () => {
  const food = { advice: "food amounts only" as const, note: "As food." };
  const unknown = { advice: "no information found" as const, note: "No information found." };
  it("in pregnancy only food stays", () => {
    expect(check(plantWith({ pregnancy: food }), { who: ["pregnant"] }).verdict).toBe("warn");
    expect(check(plantWith({ pregnancy: unknown }), { who: ["pregnant"] }).verdict).toBe("drop");
    expect(check(plantWith({}), { who: ["pregnant"] }).verdict).toBe("drop");
  });
  it("for a child only food stays, for a baby nothing", () => {
    expect(check(plantWith({ children: food }), { who: ["child"] }).verdict).toBe("warn");
    expect(check(plantWith({ children: unknown }), { who: ["child"] }).verdict).toBe("drop");
    expect(check(plantWith({ children: food }), { who: ["baby"] }).verdict).toBe("drop");
  });
  it("breastfeeding drops what is unknown", () =>
    expect(check(plantWith({ breastfeeding: unknown }), { who: ["breastfeeding"] }).verdict).toBe("drop"));
});

describe("illnesses, other plants and hazard", () => {
  it("an illness to avoid drops", () => {
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
  it("a plant that does not go with another warns, whichever file says it", () => {
    expect(
      check(ginger, { plants: ["garlic"] }).cautions.some(
        ({ about, id }) => about === "plant" && id === "garlic",
      ),
    ).toBe(true);
  });
  it("a dangerous plant is always dropped", () =>
    expect(check(plantWith({ hazard: "dangerous" }), {}).verdict).toBe("drop"));
});

describe("checkMixture", () => {
  it("tells what is documented, and where nothing was found", () => {
    const mixture = herbalist.checkMixture(["ginger", "lemongrass"], ["warfarin", "zzz"], []);
    expect(mixture.findings).toContainEqual(
      expect.objectContaining({ plant: "ginger", about: "medicine", written: "warfarin" }),
    );
    expect(mixture.unknown).toEqual(["zzz"]);
    const told = mixture.findings.length + mixture.nothingFound.length;
    expect(told).toBeGreaterThanOrEqual(3);
  });
  it("tells a pair of plants once", () => {
    const pairs = herbalist
      .checkMixture(["ginger", "garlic", "turmeric"], [], [])
      .findings.filter(({ about }) => about === "plant");
    const keys = pairs.map(({ plant, id }) => [plant, id].sort().join("+"));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain("garlic+ginger");
  });
  it("names what nobody should take", () => {
    const dangerous = [...herbalist.knowledge.plants.values()].find(
      ({ safety }) => safety.hazard === "dangerous",
    );
    if (!dangerous) throw new Error("the catalogue has no dangerous plant");
    expect(herbalist.checkMixture([dangerous.id], [], []).dangerous.map(({ plant }) => plant)).toEqual([
      dangerous.id,
    ]);
  });
});
