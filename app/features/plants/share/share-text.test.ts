import { expect, it } from "vitest";
import { plantAddress, shareLength, shareText, whatsappLink } from "./share-text.ts";

const neem = {
  id: "neem",
  common_name: "Neem",
  scientific_name: "Azadirachta indica",
  description: "Neem is the bitter tree of the yard. ".repeat(6),
};

it("shortens the description to the given length", () => {
  for (const length of [shareLength.card, shareLength.page]) {
    const description = shareText(neem, length).replace("Neem (Azadirachta indica): ", "");
    expect(description.length).toBeLessThanOrEqual(length);
    expect(description.length).toBeGreaterThan(length - 20);
    expect(description.endsWith("…")).toBe(true);
  }
});

it("builds a link that preserves text and URL", () => {
  const link = new URL(whatsappLink("Salt & pepper? 100% #1", plantAddress("neem")));
  expect(link.origin).toBe("https://wa.me");
  expect(link.searchParams.get("text")).toBe("Salt & pepper? 100% #1\nhttps://site.invalid/plants/neem");
  expect(whatsappLink("x", plantAddress("neem"))).toContain("https://site.invalid/plants/neem");
});
