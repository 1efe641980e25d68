// The games page and its six games: a guest's rounds, a signed-in user's score, and loading errors.
import type { Locator, Page } from "@playwright/test";
import { dailyChallenge, dayInGuyana } from "#games/daily-challenge.ts";
import { type GamePlant, guyaneseName, type Library, librarySchema } from "#games/library.ts";
import { roundSizes } from "#games/round.ts";
import { adminGet, makePerson, signInByApi } from "#tests/support/people.ts";
import { solveRound } from "#tests/support/solve-round.ts";
import { expect, expectAccessible, expectAccessibleAtBothSizes, test, waitForHydration } from "./fixtures.ts";
import { expectToast } from "./sign-in-page.ts";

/** The least time the server allows for an easy round: private.time_to_play in the migrations. */
const TIME_TO_PLAY_MS = 2_500;

async function getLibrary(page: Page): Promise<Library> {
  return librarySchema.parse(await (await page.request.get("/game-library.json")).json());
}

async function plantsByPicture(page: Page): Promise<(picture: string | null) => GamePlant> {
  const { plants } = await getLibrary(page);
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

async function open(page: Page, difficulty: string, game = "Herb Identifier Quiz"): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Play Now.*${game}$`) }).click();
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
  plantOf: (picture: string | null) => GamePlant,
  right: boolean,
): Promise<GamePlant> {
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
  await expect(page.getByRole("button", { name: /^Play Now/ })).toHaveCount(6);
  await expect(page.getByText("Coming Soon")).toHaveCount(0);
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
    await expect(page.getByText("Correct! 🎉")).toBeVisible();
    await expect(page.getByText(plant.scientificName, { exact: true })).toBeVisible();
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
  await expect(page.getByText("Incorrect", { exact: true })).toBeVisible();
  await expect(page.getByText(`The correct answer is ${missed.name}`)).toBeVisible();
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

  await expect(page.getByRole("button", { name: "Practise them now" })).toBeVisible();
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
  await context.setOffline(true);
  await page.getByRole("button", { name: "Try Another Difficulty" }).click();
  await page.getByRole("button", { name: /^Easy/ }).click();
  for (let place = 1; place <= 5; place += 1) {
    await asked(page, place, 5);
    await options(page).first().click();
    await page.getByRole("button", { name: place < 5 ? "Next Question" : "See Results" }).click();
  }
  await expect(page.getByText(/of 5 correct/)).toBeVisible();
  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await page.getByRole("button", { name: "Try Another Difficulty" }).click();
  await page.getByRole("button", { name: /^Easy/ }).click();
  await asked(page, 1, 5);
  await expect.poll(() => events).toEqual([seen, begun, seen, begun, begun, begun]);
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
  await page.route("**/game-library.json", async (route) => {
    await held;
    await route.fallback();
  });
  await open(page, "Easy");
  await expect(page.getByText("Preparing your questions...")).toBeAttached();
  const known = page.waitForRequest("**/rest/v1/quiz_memory?*");
  const dealt = page.waitForResponse("**/rest/v1/rpc/deal_rounds").then(() => Date.now());
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
  consoleGuard.expect("The games' library could not be loaded:");
  consoleGuard.expect("Error loading quiz questions:");
  await page.goto("/games");
  await waitForHydration(page);
  const library = await getLibrary(page);
  const few = { ...library, plants: library.plants.slice(0, 3) };
  await page.route("**/game-library.json", (route) => route.fulfill({ json: few }), { times: 1 });
  await open(page, "Hard");
  await expectToast(page, "Not enough plants", "We need more plants in the database to generate questions.");
  await expect(page).toHaveURL("/games");

  await page.reload();
  await waitForHydration(page);
  await page.route("**/game-library.json", (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, "Medium");
  await expectToast(page, "Error", "Failed to load quiz questions. Please try again.");
  await expect(page).toHaveURL("/games");
});

/** Chooses a control as the window is used: by touch on a phone, by keyboard at a desk. */
async function choose(page: Page, control: Locator): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 700) return control.tap();
  await control.focus();
  await page.keyboard.press("Enter");
}

async function expectResults(page: Page, title: string): Promise<void> {
  await choose(page, page.getByRole("button", { name: "See Results" }));
  await expect(page.getByRole("heading", { name: title })).toBeFocused();
}

async function openGame(page: Page, game: string, difficulty = "Easy"): Promise<void> {
  await page.goto("/games");
  await waitForHydration(page);
  await open(page, difficulty, game);
  await expect(page.getByText("Score: 0")).toBeVisible();
}

test("Remedy Matcher explains a wrong match and ends when every plant has its remedy", {
  tag: "@phone-first",
}, async ({ page }) => {
  const { plants, complaints } = await getLibrary(page);
  await openGame(page, "Remedy Matcher");
  const lists = page.getByRole("list").filter({ has: page.locator("button[aria-pressed]") });
  const [plantList, remedyList] = [lists.nth(0), lists.nth(1)];
  const names = await plantList.getByRole("button").allInnerTexts();
  const remedies = await remedyList.getByRole("button").allInnerTexts();
  const fits = (name: string, remedy: string) =>
    plants.some(
      (plant) =>
        plant.name === name.trim() &&
        plant.uses.some(({ complaint }) =>
          complaints.some(({ id, label }) => id === complaint && label === remedy),
        ),
    );
  const match = async (name: string, remedy: string) => {
    await choose(page, plantList.getByRole("button", { name, exact: true }));
    await choose(page, remedyList.getByRole("button", { name: remedy, exact: true }));
  };
  const [first = ""] = names;
  const wrong = remedies.find((remedy) => !fits(first, remedy)) ?? "";
  await match(first.trim(), wrong);
  await expect(page.getByText("Incorrect", { exact: true })).toBeVisible();
  await expect(page.getByText("Score: 0")).toBeVisible();
  for (const name of names) {
    await match(name.trim(), remedies.find((remedy) => fits(name, remedy)) ?? "");
    await expect(page.getByText("Correct! 🎉")).toBeVisible();
  }
  await expectAccessible(page);
  await expectResults(page, "Great Job!");
  await expect(page.getByText("4 of 5 matched at the first try (80%)")).toBeVisible();
  await expect(page.getByRole("link", { name: first.trim() })).toBeVisible();
});

test("Bush Medicine Memory counts pairs found without a slip, by keyboard and by touch", {
  tag: ["@phone-first", "@long"],
}, async ({ page }) => {
  const { plants } = await getLibrary(page);
  await openGame(page, "Bush Medicine Memory");
  const cards = page.getByRole("group", { name: "Cards" }).getByRole("button");
  await expect(cards).toHaveCount(12);
  const faces: string[] = [];
  // Every card is seen once, two at a time; that is no slip, because no other half had been seen when it was missed.
  // Two plants may share a name; only one of them is on the table, and its plate tells which.
  const isPair = (a: number, b: number) =>
    plants.some((plant) => {
      const halves = [`Name: ${guyaneseName(plant)}`, `Plate: ${plant.pictureText}`];
      return halves.every((half) => faces[a] === half || faces[b] === half);
    });
  const turn = async (place: number) => {
    await choose(page, cards.nth(place));
    await expect(cards.nth(place)).toHaveAttribute("aria-label", /, (Name|Plate): /);
    const label = (await cards.nth(place).getAttribute("aria-label")) ?? "";
    faces[place] = label.replace(/^Card \d+, /, "").replace(/, pair found$/, "");
  };
  const isFound = async (place: number) =>
    ((await cards.nth(place).getAttribute("aria-label")) ?? "").endsWith("pair found");
  await turn(0);
  await turn(1);
  await expectAccessible(page);
  // A perfect memory: a known pair is taken before anything else is turned.
  for (let next = 2; next < 12; ) {
    await takeKnownPairs();
    const first = next;
    await turn(first);
    next += 1;
    const partner = faces.findIndex((_, place) => place < first && isPair(place, first));
    if (partner >= 0) await turn(partner);
    else if (next < 12) {
      await turn(next);
      next += 1;
    }
  }
  await takeKnownPairs();
  await expectResults(page, "Perfect Score!");
  await expect(page.getByText("6 of 6 pairs without a slip (100%)")).toBeVisible();
  await expect(page.getByRole("img", { name: /^A card that says: Perfect Score/ })).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share Your Card" }).click();
  expect((await saved).suggestedFilename()).toBe("bush-tea-perfect-score.png");

  async function takeKnownPairs(): Promise<void> {
    for (let a = 0; a < faces.length; a += 1)
      for (let b = a + 1; b < faces.length; b += 1) {
        if (!isPair(a, b) || (await isFound(a))) continue;
        await turn(a);
        await turn(b);
      }
  }
});

/** Draws a line with a finger on a phone, with the mouse at a desk. */
async function drawLine(page: Page, from: Locator, to: Locator): Promise<void> {
  const centre = async (of: Locator) => {
    const box = await of.boundingBox();
    if (!box) throw new Error("The letter is not to be seen");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = [await centre(from), await centre(to)];
  if (await page.evaluate(() => navigator.maxTouchPoints === 0)) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    return page.mouse.up();
  }
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  for (const way of [0.25, 0.5, 0.75, 1]) {
    const point = { x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way };
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}

test("Herbal Word Search takes a drag, two taps, and the arrow keys with Enter, and shows a name on demand", {
  tag: ["@long"],
}, async ({ page }) => {
  await openGame(page, "Herbal Word Search");
  const rows = await page.getByRole("row").allInnerTexts();
  const letters = rows.map((row) => row.replace(/\s/g, ""));
  const list = page.getByRole("list").filter({ has: page.getByRole("button", { name: /^Show me/ }) });
  const names = (await list.getByRole("listitem").allInnerTexts()).map((text) => text.trim());
  expect(names).toHaveLength(5);
  const cell = (row: number, column: number) =>
    page.getByRole("gridcell", { name: new RegExp(`row ${row + 1}, column ${column + 1}(,|$)`) });
  const find = (name: string) => {
    const word = name
      .normalize("NFD")
      .toUpperCase()
      .replace(/[^A-Z]/g, "");
    for (const [row, line] of letters.entries()) {
      const across = line.indexOf(word);
      if (across >= 0)
        return {
          from: cell(row, across),
          to: cell(row, across + word.length - 1),
          word,
          row,
          column: across,
          down: false,
        };
      for (let column = 0; column < line.length; column += 1) {
        const down = letters
          .slice(row, row + word.length)
          .map((other) => other[column])
          .join("");
        if (down === word)
          return {
            from: cell(row, column),
            to: cell(row + word.length - 1, column),
            word,
            row,
            column,
            down: true,
          };
      }
    }
    throw new Error(`${name} is not in ${letters.join(" ")}`);
  };
  const [dragged = "", tapped = "", typed = "", shown = "", last = ""] = names;
  const square = page.getByRole("grid", { name: "Letters" });
  const topOfSquare = () => square.evaluate((grid) => grid.getBoundingClientRect().top + window.scrollY);
  const topBefore = await topOfSquare();
  // A letter that was touched before does not spoil the line, and a finger that ends beside the last letter means it.
  const drag = find(dragged);
  const past = drag.word.length - 1;
  const aside = (place: number) => (place < 4 ? place + 1 : place - 1);
  const beside = drag.down
    ? cell(drag.row + past, aside(drag.column))
    : cell(aside(drag.row), drag.column + past);
  await beside.click();
  await expect(page.getByText(/^First letter: /)).toBeVisible();
  await drawLine(page, drag.from, beside);
  await expect(page.getByText(`${dragged}!`)).toBeVisible();
  await find(tapped).from.click();
  await find(tapped).to.click();
  await expect(page.getByText(`${tapped}!`)).toBeVisible();
  const keyed = find(typed);
  await cell(0, 0).focus();
  for (let n = 0; n < keyed.row; n += 1) await page.keyboard.press("ArrowDown");
  for (let n = 0; n < keyed.column; n += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  for (let n = 1; n < keyed.word.length; n += 1)
    await page.keyboard.press(keyed.down ? "ArrowDown" : "ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${typed}!`)).toBeVisible();
  // The badge of the streak moves no letter from under the finger.
  await expect(page.getByText("in a row!")).toBeAttached();
  expect(await topOfSquare()).toBe(topBefore);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Show me ${shown}` }).click();
  await expect(page.getByText(`${shown} is marked now.`)).toBeVisible();
  // A wrong line is no move.
  await cell(0, 0).click();
  await cell(7, 7).click();
  await expect(page.getByText("No name of the list lies there.")).toBeVisible();
  await find(last).to.click();
  await find(last).from.click();
  // The last name is seen in the square, and the way on below it.
  await expect(find(last).from).toBeInViewport();
  await expect(page.getByRole("button", { name: "See Results" })).toBeInViewport();
  await expectResults(page, "Great Job!");
  await expect(page.getByText("4 of 5 names found yourself (80%)")).toBeVisible();
});

test("Preparation Method Quiz and Plant Family Challenge are played to the end", {
  tag: ["@long"],
}, async ({ page }) => {
  const plantOf = await plantsByPicture(page);
  const { families } = await getLibrary(page);
  await openGame(page, "Plant Family Challenge");
  for (let place = 1; place <= 5; place += 1) {
    await asked(page, place, 5);
    const { family } = plantOf(await picture(page).getAttribute("src"));
    const common = families.find(({ id }) => id === family)?.common ?? "";
    await choose(page, options(page).filter({ hasText: common }));
    await expect(page.getByText("Correct! 🎉")).toBeVisible();
    if (place === 1) await expectAccessible(page);
    if (place < 5) await choose(page, page.getByRole("button", { name: "Next Question" }));
  }
  await expectResults(page, "Perfect Score!");

  await openGame(page, "Preparation Method Quiz");
  let dangers = 0;
  for (let place = 1; place <= 5; place += 1) {
    await asked(page, place, 5);
    const plant = plantOf(await picture(page).getAttribute("src"));
    const alone = options(page).filter({ hasText: "Not at all: leave it alone" });
    if (plant.hazard === "dangerous") {
      dangers += 1;
      await choose(page, alone);
      await expect(page.getByText("Correct! 🎉")).toBeVisible();
      await expect(page.getByText(plant.warning)).toBeVisible();
    } else await choose(page, options(page).first());
    if (place < 5) await choose(page, page.getByRole("button", { name: "Next Question" }));
  }
  expect(dangers).toBe(1);
  await choose(page, page.getByRole("button", { name: "See Results" }));
  await expect(page.getByRole("link", { name: "Explore Plant Encyclopedia" })).toBeVisible();
});

test("the challenge of the day is the same for everyone and starts a streak, for a member and for a guest", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  test.slow();
  const person = await makePerson(page.request);
  const day = dayInGuyana(Date.now());
  const { game, difficulty, seed } = dailyChallenge(day);
  const moves = solveRound(game, { difficulty, seed, wanted: [] });
  await page.goto("/games");
  await waitForHydration(page);
  await expect(page.getByText("Play every day to start a streak.")).toBeVisible();
  await page.getByRole("button", { name: "Play Today's Challenge" }).click();
  await expect(page).toHaveURL(`/games?daily=${day}`);
  await expect(page.getByText("Score: 0")).toBeVisible();

  // A guest's streak is kept on the device.
  await page.evaluate(
    (yesterday) =>
      localStorage.setItem("daily-challenge-guest", JSON.stringify({ day: yesterday, streak: 2, best: 4 })),
    dayInGuyana(Date.now() - 86_400_000),
  );
  await page.goto("/games");
  await expect(page.getByText("2 days in a row")).toBeVisible();

  // A member's is counted by the server from the challenge it dealt today.
  await signInByApi(page, person);
  const dealt = page.waitForResponse("**/rest/v1/rpc/deal_daily_round");
  await page.goto("/games");
  const [{ round_id: roundId }] = await (await dealt).json();
  await expect(page.getByText("Play every day to start a streak.")).toBeVisible();
  const { edition } = await getLibrary(page);
  const dealtAt = Date.now();
  await expect.poll(() => Date.now() - dealtAt).toBeGreaterThan(3 * TIME_TO_PLAY_MS);
  const settled = await page.evaluate(
    async ({ body }) => {
      const session = Object.values(localStorage).find((value) => value.includes("access_token")) ?? "{}";
      const response = await fetch("/functions/v1/settle-round", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${JSON.parse(session).access_token}`,
        },
        body: JSON.stringify({
          ...body,
          playedAt: new Date().toISOString(),
          sentAt: new Date().toISOString(),
        }),
      });
      return response.json();
    },
    { body: { roundId, game, difficulty, daily: day, wanted: [], edition, moves, seconds: 60 } },
  );
  expect(settled).toMatchObject({ percentage: 100, counted: true });
  await page.reload();
  await expect(page.getByText("1 day in a row")).toBeVisible();
  await expect(page.getByText("Played today.")).toBeVisible();
});

test("a guest's challenge ends with the streak it continues, and one of another day says that it does not count", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  const plantOf = await plantsByPicture(page);
  // A day with a quiz, so that the test knows how to play it, whatever day it runs on.
  const days = Array.from({ length: 100 }, (_, ago) => dayInGuyana(Date.now() - ago * 86_400_000));
  const day = days.find((each) => dailyChallenge(each).game === "herb-identifier") ?? "";
  const all = roundSizes["herb-identifier"][dailyChallenge(day).difficulty];
  const noon = Date.parse(`${day}T16:00:00Z`);
  const play = async (clock: number) => {
    await page.clock.setFixedTime(clock);
    await page.goto(`/games?daily=${day}`);
    for (let place = 1; place <= all; place += 1) {
      await asked(page, place, all);
      await answer(page, plantOf, place > 1);
      await page.getByRole("button", { name: place < all ? "Next Question" : "See Results" }).click();
    }
    await expect(page.getByRole("button", { name: "All Games" })).toBeVisible();
  };
  await page.goto("/games");
  await page.evaluate(
    (yesterday) =>
      localStorage.setItem("daily-challenge-guest", JSON.stringify({ day: yesterday, streak: 2, best: 2 })),
    dayInGuyana(noon - 86_400_000),
  );
  await play(noon);
  await expect(page.getByText("3 days in a row")).toBeVisible();
  await expect(page.getByText("The next one comes at midnight in Guyana.")).toBeVisible();
  await expectAccessible(page);
  await play(noon + 86_400_000);
  await expect(page.getByText("This is the challenge of another day")).toBeVisible();
  await expect(page.getByText("3 days in a row")).toHaveCount(0);
});
