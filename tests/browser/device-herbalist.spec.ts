// The herbalist on the phone: without a connection after one visit, and by choice.
import type { Page } from "@playwright/test";
import { adminGet, makePerson, signInByApi } from "#tests/support/people.ts";
import { ask, latestAnswer, question, recordChatRequests } from "./chat-page.ts";
import { connectionErrors, test } from "./connection-fixture.ts";
import { expect, expectAccessible, waitForHydration } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

async function waitForHerbalist(page: Page): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      const cache = await caches.open("bush-tea-library-1");
      const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      return paths.filter((path) => path === "/herbalist.json" || path.includes("/herbalist-worker-")).length;
    });
  await expect.poll(stored, { timeout: 150_000 }).toBe(2);
}

/** What is in sight: what is folded away has no inner text. */
const textOf = async (page: Page) =>
  (await latestAnswer(page).locator("p, li, h4").allInnerTexts()).filter((text) => text !== "");

test("after one visit it answers without a connection in the same words, and nothing is lost", {
  tag: "@once",
}, async ({ page, context, line, consoleGuard }) => {
  test.slow();
  consoleGuard.allow(connectionErrors);
  const person = await makePerson(page.request);
  await signInByApi(page, person, line.url);
  await page.goto(`${line.url}/`);
  await waitForHydration(page);
  await ask(page, "can I drink sarsaparilla tea with warfarin");
  await expect(latestAnswer(page)).toContainText("with warfarin");
  await expect(page.getByText("Answered on this device")).toHaveCount(0);
  const online = await textOf(page);
  await waitForHerbalist(page);

  await context.setOffline(true);
  await line.cut();
  await page.reload();
  await waitForHydration(page);
  await ask(page, "can I drink sarsaparilla tea with warfarin");
  await expect(latestAnswer(page).getByText("Answered on this device")).toBeVisible();
  await expect(latestAnswer(page)).toContainText("will be added to your history");
  const offline = await textOf(page);
  // Feedback and the note about the device are the only differences.
  expect(offline.filter((text) => !/connection/.test(text))).toEqual(online);
  await latestAnswer(page).getByText("Why this answer?").click();
  await expect(latestAnswer(page)).toContainText("The sources of each record are named when you ask");
  await expectAccessible(page);

  await ask(page, "crushing chest pain down my left arm and I am sweating, what tea?");
  const alert = page.getByRole("alert").filter({ hasText: "911" });
  await expect(alert.getByRole("heading").first()).toBeFocused();
  await ask(page, "and what about ginger tea?");
  await expect(alert).toBeVisible();
  await expect(latestAnswer(page)).toHaveCount(0);

  await line.mend();
  await context.setOffline(false);
  const rows = `/rest/v1/conversations?user_id=eq.${person.id}&select=query&order=created_at`;
  await expect
    .poll(() => adminGet(page.request, rows))
    .toEqual([
      { query: "can I drink sarsaparilla tea with warfarin" },
      { query: "can I drink sarsaparilla tea with warfarin" },
      { query: "crushing chest pain down my left arm and I am sweating, what tea?" },
      { query: "and what about ginger tea?" },
    ]);
});

test("without consent to keep questions none waits on the device", { tag: "@once" }, async ({
  page,
  context,
  line,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(connectionErrors);
  const person = await makePerson(page.request, {
    metadata: { onboarded: true, keep_health_questions: false },
  });
  await signInByApi(page, person, line.url);
  await page.goto(`${line.url}/`);
  await waitForHydration(page);
  await waitForHerbalist(page);
  await context.setOffline(true);
  await line.cut();
  await page.reload();
  await waitForHydration(page);
  await ask(page, "a private matter with sorrel");
  await expect(latestAnswer(page).getByText("Answered on this device")).toBeVisible();
  await expect(latestAnswer(page)).not.toContainText("will be added to your history");
  const stored = await page.evaluate(async () => {
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === "bush-tea-outbox")
      ? new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open("bush-tea-outbox");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const [store] = opening.result.objectStoreNames;
            if (store === undefined) return resolve("[]");
            const all = opening.result.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result));
          };
        })
      : "[]";
  });
  expect(stored).not.toContain("private matter");
});

test("by choice it answers on the device although there is a connection, and sends nothing", {
  tag: ["@once", "@long"],
}, async ({ page, line }) => {
  const asked = recordChatRequests(page);
  await page.goto(`${line.url}/`);
  await waitForHydration(page);
  await question(page).focus();
  await page.getByRole("switch", { name: "Answer on this device" }).check();
  await expect(page.getByText(/Your questions then stay on this phone/)).toBeVisible();
  await ask(page, "something for a dry cough, xyzzy");
  await expect(latestAnswer(page).getByText("Answered on this device")).toBeVisible();
  await expect(latestAnswer(page).getByRole("article").first()).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await question(page).focus();
  await expect(page.getByRole("switch", { name: "Answer on this device" })).toBeChecked();
  await expect(question(page)).toHaveValue("");
  expect(asked).toEqual([]);
  expect(line.asked.filter((each) => each.includes("xyzzy"))).toEqual([]);
});
