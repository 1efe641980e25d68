// The page about how the herbalist decides, and its figures.
import { readFileSync } from "node:fs";
import { atBothSizes, expect, expectAccessibleAtBothSizes, test, waitForHydration } from "./fixtures.ts";

const rounds: { taken: string; questions: number; useful: number; voice: string }[] = JSON.parse(
  readFileSync(new URL("../../herbalist/evaluation/rounds.json", import.meta.url), "utf8"),
);

test("the safety page explains the decisions and shows the judged rounds", {
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
  const newest = rounds.at(-1);
  await expect(page.getByRole("region", { name: "How often it is wrong" })).toContainText(
    `${newest?.useful} of ${newest?.questions} messages`,
  );
  // On a phone the rounds are a list, in a wide window a table.
  const list = page.getByRole("list", { name: "Judged rounds" }).getByRole("listitem");
  const rows = page.getByRole("table", { name: "Judged rounds" }).getByRole("row");
  await atBothSizes(page, async () => {
    const isPhone = await list.first().isVisible();
    await expect(isPhone ? list : rows).toHaveCount(rounds.length + (isPhone ? 0 : 1));
    for (const [at, { taken, voice }] of rounds.toReversed().entries()) {
      const round = isPhone ? list.nth(at) : rows.nth(at + 1);
      await expect(round).toContainText(taken);
      await expect(round).toContainText(voice);
    }
  });
  await expectAccessibleAtBothSizes(page);
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "How the herbalist decides" }),
  ).toHaveAttribute("href", "/safety");
});
