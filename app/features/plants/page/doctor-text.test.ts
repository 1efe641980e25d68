import { describe, expect, it } from "vitest";
import { plantSchema } from "../plant-row.ts";
import { doctorMessage, doctorSheet } from "./doctor-text.ts";

const neem = plantSchema.parse({
  id: "neem",
  common_name: "Neem",
  scientific_name: "Azadirachta indica",
  hazard: "caution",
  creole_names: ["Neem", "Nim"],
  claims_read: 1,
  claims_total: 3,
  safety_warnings: "Never swallow\nthe seed oil.",
  safety: {
    toxic_parts: [{ part: "seed oil", effect: "Fits." }],
    pregnancy: { advice: "avoid", note: "It has ended pregnancies." },
    breastfeeding: null,
    children: { advice: "avoid", note: "" },
    illnesses: [],
    interactions: [
      { label: "diabetes medicine", part: "leaf", severity: "caution", effect: "Sugar may fall too low." },
    ],
    with_plants: [],
    stop: "",
  },
});

describe("doctor sheet", () => {
  it("names the plant in every way and lists all recorded cautions, leaving out empty parts", () => {
    expect(doctorSheet(neem)).toEqual({
      plant: "Neem (Azadirachta indica)",
      alsoCalled: "Nim",
      parts: [
        { title: "Warnings", lines: ["Never swallow the seed oil."] },
        { title: "With medicines", lines: ["diabetes medicine (leaf): caution. Sugar may fall too low."] },
        {
          title: "Pregnancy, breastfeeding, children",
          lines: ["Pregnancy: avoid. It has ended pregnancies.", "Children: avoid"],
        },
        { title: "Poisonous parts", lines: ["seed oil: Fits."] },
      ],
    });
  });

  it("says the same in the message", () => {
    const message = doctorMessage(neem);
    for (const part of doctorSheet(neem).parts)
      for (const line of part.lines) expect(message).toContain(line);
  });

  it("keeps the message short enough for a link", () => {
    const wordy = { ...neem, safety_warnings: "Much to say about it. ".repeat(400) };
    expect(doctorMessage(wordy).length).toBeLessThanOrEqual(3000);
    expect(doctorMessage(wordy)).toContain("Sugar may fall too low.");
  });

  it("handles a plant without safety data", () => {
    const bare = plantSchema.parse({ id: "a", common_name: "A", scientific_name: "A a", hazard: "none" });
    expect(doctorSheet(bare).parts).toEqual([]);
    expect(doctorMessage(bare)).toContain("*A (A a)*");
  });
});
