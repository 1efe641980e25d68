import { describe, expect, it } from "vitest";
import { cutAtWord, siteMeta } from "./site-meta.ts";

describe("cutAtWord", () => {
  it("leaves a short text unchanged", () => {
    expect(cutAtWord("Bitter  leaf\nof the yard.", 40)).toBe("Bitter leaf of the yard.");
  });

  it("cuts between words, removes punctuation before the ellipsis and stays within the limit", () => {
    const cut = cutAtWord("Neem is bitter, cooling, and in every yard", 24);
    expect(cut).toBe("Neem is bitter, cooling…");
    expect(cut.length).toBeLessThanOrEqual(24);
  });

  it("breaks a word that is longer than the limit", () => {
    expect(cutAtWord("a".repeat(50), 10)).toBe(`${"a".repeat(9)}…`);
  });
});

describe("siteMeta", () => {
  it("uses absolute URLs with a placeholder origin", () => {
    const tags = siteMeta({
      title: "Neem",
      description: "The bitter tree",
      path: "/plants/neem",
      type: "article",
      image: { path: "/plates/neem.webp", alt: "Neem", width: 1200, height: 1500 },
    });
    expect(tags).toContainEqual({ title: "Neem · Bush Tea" });
    expect(tags).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://site.invalid/plants/neem",
    });
    expect(tags).toContainEqual({
      property: "og:image",
      content: "https://site.invalid/plates/neem.webp",
    });
    expect(tags).toContainEqual({ property: "og:type", content: "article" });
  });

  it("limits a description to 160 characters", () => {
    const [, description] = siteMeta({ description: "bush ".repeat(80), path: "/" });
    expect(description).toMatchObject({ name: "description" });
    expect(JSON.stringify(description).length).toBeLessThan(210);
  });
});
