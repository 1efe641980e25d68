// The mixture page and the user's list of medicines: picking, results, sharing, offline use, and what is sent.
import { ask, latestAnswer, recordChatRequests } from "./chat-page.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothSizes,
  stubPictures,
  test,
  waitForHydration,
  waitForIdleRequests,
} from "./fixtures.ts";
import { expectToast } from "./sign-in-page.ts";

const slow = { timeout: 30_000 };

test("plants and medicines can be picked by keyboard, are checked online and offline, and stay in the fragment", {
  tag: "@once",
}, async ({ page, context }) => {
  await stubPictures(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.headers().referer ?? ""}`));
  await page.goto("/check");
  await expect(page.getByRole("heading", { level: 1, name: "Check a mixture" })).toBeVisible();
  const plants = page.getByLabel("Plants", { exact: true });
  await expect(plants).toBeVisible(slow);
  await expect(page.getByText("Pick a plant, and a medicine")).toBeVisible();

  await plants.fill("ginger");
  await expect(page.getByRole("list", { name: "Matches for Plants" })).toContainText("Ginger");
  await expectAccessible(page);
  await plants.press("Enter");
  const medicines = page.getByLabel("Medicines", { exact: true });
  await medicines.fill("warf");
  await page.getByRole("button", { name: /^warfarin/i }).click();
  await expect(medicines).toBeFocused();

  const result = page.getByRole("region", { name: "What is documented" });
  await expect(result.getByRole("heading", { name: /with warfarin/i })).toBeVisible();
  await expect(page).toHaveURL(/\/check#plants=ginger&medicines=warfarin$/);
  await expectAccessibleAtBothSizes(page);

  await waitForIdleRequests(page);
  await context.setOffline(true);
  await plants.fill("garlic");
  await plants.press("Enter");
  await expect(result.getByRole("heading", { name: /garlic/i }).first()).toBeVisible();
  await context.setOffline(false);

  await page.getByRole("button", { name: /^Remove garlic/i }).click();
  await page.reload();
  await expect(result.getByRole("heading", { name: /with warfarin/i })).toBeVisible(slow);
  // Two in one task: the second does not undo the first.
  await page
    .getByRole("group", { name: "Who would take it" })
    .getByRole("checkbox")
    .evaluateAll((boxes) => {
      for (const box of boxes.slice(0, 2)) if (box instanceof HTMLElement) box.click();
    });
  await expect(page.getByLabel("Pregnant")).toBeChecked();
  await expect(page.getByLabel("Breastfeeding")).toBeChecked();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByText("Pick a plant, and a medicine")).toBeVisible();
  await expect(page).toHaveURL(/\/check$/);
  expect(sent.filter((each) => /\/check(?![\w.])/.test(each))).not.toEqual([]);
  // A fragment is part of the page's address, but no browser puts it into a request.
  const withoutFragments = sent.map((each) => each.replaceAll(/#\S*/g, ""));
  expect(withoutFragments.filter((each) => /ginger|warfarin/.test(each))).toEqual([]);
});

test("lists that fail to load can be tried again, unknown names are listed, and the link can be copied", {
  tag: ["@once", "@long"],
}, async ({ page, context, consoleGuard }) => {
  consoleGuard.expect("The mixture lists could not be loaded");
  consoleGuard.expect("the server responded with a status of 503");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.route("**/mixture-data.json", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto("/check?plants=ginger,unicorn&medicines=no-such-tablet");
  await page.getByRole("button", { name: "Try again" }).click(slow);
  await expect(page.getByText("Not in our lists, so not checked: unicorn, no-such-tablet")).toBeVisible(slow);
  await expect(page).toHaveURL(/\/check#plants=ginger%2Cunicorn&medicines=no-such-tablet$/);
  await expect(page.getByText("No information found about these together.")).toBeVisible();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expectToast(page, "Link copied!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("the list of medicines is sent only on request, and the answer says what it considered", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  const asked = recordChatRequests(page);
  await page.goto("/");
  await waitForHydration(page);
  await page.getByText("My medicines and conditions (optional)").click();
  const mine = page.getByLabel("My medicines", { exact: true });
  await expect(mine).toBeVisible(slow);
  await mine.fill("warfarin");
  await mine.press("Enter");
  await page.getByLabel("My conditions", { exact: true }).fill("kidney disease");
  await page.getByLabel("My conditions", { exact: true }).press("Enter");
  await expectAccessible(page);
  await page.reload();
  await waitForHydration(page);
  await ask(page, "What is good for a cold?");
  await expect(latestAnswer(page)).toBeVisible(slow);
  expect(asked[0]?.postDataJSON()).not.toHaveProperty("personal");
  const understood = latestAnswer(page).getByRole("region", { name: "What I understood" });
  await expect(understood).toContainText("Colds");
  await expect(understood).not.toContainText("Warfarin");

  await page.getByRole("switch", { name: "Use my list for this question" }).check();
  await ask(page, "What is good for a cold?");
  await expect(understood).toContainText("Warfarin, to stop blood from clotting", slow);
  await expect(understood).toContainText("Kidney disease");
  expect(asked[1]?.postDataJSON()).toMatchObject({
    personal: { medicines: ["warfarin"], illnesses: ["kidney disease"] },
  });
});
