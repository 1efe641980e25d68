import { expect, it } from "vitest";
import { plantTabs, readTab, writeTab } from "./tab-parameter.ts";

it("survives a round trip, and the first tab needs no parameter", () => {
  for (const { id } of plantTabs) expect(readTab(writeTab(id, new URLSearchParams("x=1")))).toBe(id);
  expect(writeTab("overview", new URLSearchParams("tab=history&x=1")).toString()).toBe("x=1");
});

it("opens the first tab for an unknown value", () => {
  expect(readTab(new URLSearchParams("tab=poison"))).toBe("overview");
});
