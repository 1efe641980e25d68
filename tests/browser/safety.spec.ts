// The page about how the herbalist decides, and its figures.
import { readFileSync } from "node:fs";
import { expect, expectAccessibleAtBothSizes, test, waitForHydration } from "./fixtures.ts";

const measures: { stage: string; taken: string; emergencies: { good: number; of: number } }[] = JSON.parse(
  readFileSync(new URL("../../herbalist/evaluation/measures.json", import.meta.url), "utf8"),
);
const blind = measures.filter(({ stage }) => stage === "blind");

test("the safety page explains the decisions and shows the figures of the evaluation", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/safety");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: "How the herbalist decides" })).toBeVisible();
  for (const name of [
    "How often it is wrong",
    "What it refuses",
    "How this was counted",
    "What it cannot do",
  ])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  const newest = blind.at(-1);
  await expect(page.getByRole("region", { name: "How often it is wrong" })).toContainText(
    `${newest?.emergencies.good} of ${newest?.emergencies.of} emergencies`,
  );
  const rows = page.getByRole("table", { name: "Counted blind" }).getByRole("row");
  await expect(rows).toHaveCount(blind.length + 1);
  for (const [at, { taken, emergencies }] of blind.entries()) {
    await expect(rows.nth(at + 1)).toContainText(taken);
    await expect(rows.nth(at + 1)).toContainText(`${emergencies.good} of ${emergencies.of}`);
  }
  const frame = page.getByRole("region", { name: "Counted blind" });
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectAccessibleAtBothSizes(page);
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "How the herbalist decides" }),
  ).toHaveAttribute("href", "/safety");
});
