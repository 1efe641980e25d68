// The games page and the Herb Identifier Quiz: a guest's rounds, a signed-in user's score, and loading errors.
import type { Page } from "@playwright/test";
import { adminGet, makePerson, signInByApi } from "#tests/support/people.ts";
import { expect, expectAccessible, expectAccessibleAtBothSizes, test, waitForHydration } from "./fixtures.ts";
import { expectToast } from "./sign-in-page.ts";

/** The least time the server allows for an easy round: private.time_to_play in the migrations. */
const TIME_TO_PLAY_MS = 2_500;

type Plant = { id: string; name: string; scientificName: string; tell: string };

async function plantsByPicture(page: Page): Promise<(picture: string | null) => Plant> {
  const plants: (Plant & { picture: string })[] = await (await page.request.get("/quiz-plants.json")).json();
  return (picture) => {
    const found = plants.find((plant) => picture?.endsWith(plant.picture));
    if (!found) throw new Error(`No plant has the picture ${picture}`);
    return found;
  };
}

const options = (page: Page) =>
  page
    .getByRole("list")
    .filter({ has: page.locator("[aria-keyshortcuts]") })
    .getByRole("button");
const picture = (page: Page) => page.locator('img[src^="/plates/"]').first();
const asked = (page: Page, place: number, all: number) =>
  expect(page.getByText(`Question ${place} of ${all}`, { exact: true })).toBeVisible();

async function open(page: Page, difficulty: string): Promise<void> {
  await page.getByRole("button", { name: /^Play Now/ }).click();
  await page.getByRole("button", { name: new RegExp(`^${difficulty}`) }).click();
}

/** Advances the page's clock: the test plays a round faster than the server accepts. */
async function letTimePass(page: Page, seconds: number): Promise<void> {
  await page.evaluate((ms) => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + ms;
  }, seconds * 1000);
}

/** Answers correctly or incorrectly by key and returns the plant in question. */
async function answer(
  page: Page,
  plantOf: (picture: string | null) => Plant,
  right: boolean,
): Promise<Plant> {
  // The picture is loaded before the answer, so that it is also available offline.
  await expect(picture(page)).toHaveJSProperty("complete", true);
  const plant = plantOf(await picture(page).getAttribute("src"));
  const names = (await options(page).allInnerTexts()).map((text) => text.replace(/^\d\s*/, "").trim());
  const place = names.findIndex((name) => (name === plant.name) === right);
  expect(place, `${plant.name} among ${names.join(", ")}`).toBeGreaterThanOrEqual(0);
  await page.keyboard.press(String(place + 1));
  return plant;
}

test("a guest plays with keys, sees streak and results, and gets missed plants again, also offline", {
  tag: "@once",
}, async ({ page, context, consoleGuard }) => {
  test.slow();
  // The browser requests the page's icon again at every change of the address, offline too.
  consoleGuard.allow("net::ERR_INTERNET_DISCONNECTED");
  const plantOf = await plantsByPicture(page);
  const events: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/user_analytics_events")) events.push(request.postDataJSON());
  });
  const seen = { user_id: null, event_type: "page_view", plant_id: null, metadata: { page: "games" } };
  const begun = {
    user_id: null,
    event_type: "game_started",
    plant_id: null,
    metadata: { game: "herb-identifier" },
  };
  await page.goto("/games");
  await waitForHydration(page);
  await expect(page.getByRole("list", { name: "Games" }).getByRole("listitem")).toHaveCount(6);
  await expect(page.getByText("Coming Soon")).toHaveCount(5);
  const reasons = page.getByRole("region", { name: "Why Play" }).getByRole("listitem");
  await expect(reasons).toHaveCount(4);
  await expectAccessibleAtBothSizes(page);

  await open(page, "Easy");
  await asked(page, 1, 5);
  await expect(page.getByRole("heading", { name: /What plant is this\?$/ })).toBeFocused();
  await expect(options(page)).toHaveCount(3);
  await expect.poll(() => events).toEqual([seen, begun]);
  // A game opened by its address counts as started, too.
  await page.reload();
  await page.getByRole("button", { name: /^Easy/ }).click();
  await asked(page, 1, 5);
  await expect.poll(() => events).toEqual([seen, begun, seen, begun]);

  for (let place = 1; place <= 3; place += 1) {
    await asked(page, place, 5);
    const plant = await answer(page, plantOf, true);
    await expectToast(page, "Correct! 🎉", plant.scientificName);
    await expect(page.getByText(`Score: ${place}`)).toBeVisible();
    await expect(page.getByText(plant.tell)).toBeVisible();
    for (const option of await options(page).all()) await expect(option).toBeDisabled();
    await expect(page.getByText("in a row!")).toHaveCount(place > 2 ? 1 : 0);
    await expect(page.getByRole("button", { name: "Next Question" })).toBeFocused();
    if (place === 3) await expectAccessible(page);
    await page.keyboard.press("Enter");
  }
  await asked(page, 4, 5);
  const missed = await answer(page, plantOf, false);
  await expectToast(page, "Incorrect", missed.name);
  await expect(page.getByText("in a row!")).toHaveCount(0);
  await expect(page.getByRole("button", { name: `${missed.name} (correct answer)` })).toBeDisabled();
  await expect(page.getByRole("button", { name: /\(your answer, incorrect\)$/ })).toBeDisabled();
  await page.getByRole("button", { name: "Next Question" }).click();
  await asked(page, 5, 5);
  await answer(page, plantOf, true);
  await page.getByRole("button", { name: "See Results" }).click();

  await expect(page.getByRole("heading", { name: "Great Job!" })).toBeFocused();
  await expect(page.getByText("4 of 5 correct (80%)")).toBeVisible();
  await expect(page.getByRole("link", { name: missed.name })).toHaveAttribute("href", `/plants/${missed.id}`);
  await expect(page.getByRole("link", { name: "Explore Plant Encyclopedia" })).toHaveAttribute(
    "href",
    "/plants",
  );
  await expect(page.getByRole("link", { name: "Sign In to Save Progress" })).toHaveAttribute("href", "/auth");
  await expectAccessibleAtBothSizes(page);

  await context.setOffline(true);
  await page.getByRole("button", { name: "Try Another Difficulty" }).click();
  await page.getByRole("button", { name: /^Easy/ }).click();
  const again: string[] = [];
  for (let place = 1; place <= 5; place += 1) {
    await asked(page, place, 5);
    again.push((await answer(page, plantOf, true)).id);
    await page.getByRole("button", { name: place < 5 ? "Next Question" : "See Results" }).click();
  }
  expect(new Set(again).size).toBe(5);
  expect(again).toContain(missed.id);
  await expect(page.getByRole("heading", { name: "Perfect Score!" })).toBeVisible();
  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await page.getByRole("button", { name: "Try Another Difficulty" }).click();
  await page.getByRole("button", { name: /^Easy/ }).click();
  await asked(page, 1, 5);
  await expect.poll(() => events).toEqual([seen, begun, seen, begun, begun]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Herbal Learning Games" })).toBeVisible();
});

test("a signed-in user's round finished offline is saved once when online again", {
  tag: ["@once", "@long"],
}, async ({ page, context, consoleGuard }) => {
  // Which request fails when the connection is lost depends on timing.
  consoleGuard.allow("net::ERR_INTERNET_DISCONNECTED");
  const person = await makePerson(page.request);
  const plantOf = await plantsByPicture(page);
  await page.goto("/games");
  await waitForHydration(page);
  // The user signs in while the round loads; the round starts nevertheless and is saved for that user.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/plants*", async (route) => {
    await held;
    await route.fallback();
  });
  await open(page, "Easy");
  await expect(page.getByText("Preparing your questions...")).toBeAttached();
  const known = page.waitForRequest("**/rest/v1/quiz_memory?*");
  const dealt = page.waitForResponse("**/rest/v1/rpc/deal_quiz_rounds").then(() => Date.now());
  const beside = await context.newPage();
  await signInByApi(beside, person);
  await known;
  await beside.close();
  release();
  for (let place = 1; place <= 5; place += 1) {
    await asked(page, place, 5);
    await answer(page, plantOf, true);
    if (place < 5) await page.getByRole("button", { name: "Next Question" }).click();
  }
  await letTimePass(page, 20);
  await context.setOffline(true);
  await page.getByRole("button", { name: "See Results" }).click();
  await expect(page.getByRole("heading", { name: "Perfect Score!" })).toBeVisible();
  await expect(page.getByText("Your score is kept on this device")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In to Save Progress" })).toHaveCount(0);
  const saved = () =>
    adminGet(page.request, `/rest/v1/game_scores?user_id=eq.${person.id}&select=score,difficulty,metadata`);
  expect(await saved()).toEqual([]);

  // The server knows when it dealt the round, and refuses one that ended sooner than it can be played.
  const dealtAt = await dealt;
  await expect.poll(() => Date.now() - dealtAt).toBeGreaterThan(TIME_TO_PLAY_MS);
  await context.setOffline(false);
  await page.reload();
  const row = {
    score: 5,
    difficulty: "easy",
    metadata: { total_questions: 5, best_streak: 5, percentage: 100, seconds: expect.any(Number) },
  };
  await expect.poll(saved, { timeout: 30_000 }).toEqual([row]);
  await expect
    .poll(() =>
      adminGet(
        page.request,
        `/rest/v1/user_achievements?user_id=eq.${person.id}&select=achievement_type&order=achievement_type`,
      ),
    )
    .toEqual([{ achievement_type: "first_quiz" }, { achievement_type: "perfect_quiz" }]);
});

test("too few plants or a loading error is shown and leads back to the games", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 500");
  consoleGuard.expect("Error loading quiz questions:");
  await page.goto("/games");
  await waitForHydration(page);
  const three = ["neem", "ginger", "tulsi"].map((id) => ({
    id,
    common_name: id,
    scientific_name: id,
    images: [`/plates/${id}.webp`],
    creole_names: [],
    plant_family: null,
  }));
  await page.route("**/rest/v1/plants*", (route) => route.fulfill({ json: three }), { times: 1 });
  await open(page, "Hard");
  await expectToast(page, "Not enough plants", "We need more plants in the database to generate questions.");
  await expect(page).toHaveURL("/games");

  const failure = { code: "XX000", message: "no", details: null, hint: null };
  await page.route("**/rest/v1/plants*", (route) => route.fulfill({ status: 500, json: failure }));
  await open(page, "Medium");
  await expectToast(page, "Error", "Failed to load quiz questions. Please try again.");
  await expect(page).toHaveURL("/games");
});
