import { describe, expect, it } from "vitest";
import { isFirstView } from "./count-view.ts";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

describe("isFirstView", () => {
  it("is true once per plant and visit", () => {
    const visit = storage();
    expect(isFirstView("neem", visit)).toBe(true);
    expect(isFirstView("neem", visit)).toBe(false);
    expect(isFirstView("ginger", visit)).toBe(true);
    expect(isFirstView("ginger", storage())).toBe(false);
  });

  it("reads the views of earlier pages of the visit from storage", () => {
    const visit = storage();
    visit.setItem("plants-viewed", "soursop turmeric");
    expect(isFirstView("turmeric", visit)).toBe(false);
    expect(isFirstView("moringa", visit)).toBe(true);
    expect(visit.getItem("plants-viewed")).toBe("soursop turmeric moringa");
  });
});
