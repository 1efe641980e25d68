import { expect, it } from "vitest";
import { plantTabs, readTab, writeTab } from "./tabs-in-address.ts";

it("comes back as it was written, and the first tab needs no word", () => {
  for (const { id } of plantTabs) expect(readTab(writeTab(id, new URLSearchParams("x=1")))).toBe(id);
  expect(writeTab("overview", new URLSearchParams("tab=history&x=1")).toString()).toBe("x=1");
});

it("opens the first tab for a word it does not know", () => {
  expect(readTab(new URLSearchParams("tab=poison"))).toBe("overview");
});
