// Script injection: through every text that users can write, and through addresses that a page displays.
import type { Page } from "@playwright/test";
import { adminPost, makeAdmin, makePerson, signInByApi } from "#tests/support/people.ts";
import { sampled } from "#tests/support/sample.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";

const SCRIPTS = [
  `<img src=x onerror="hit('img')">`,
  `<script>hit('script')</script>`,
  `"><svg onload="hit('svg')">`,
  `</title></textarea></style><iframe srcdoc="<script>parent.hit('frame')</script>"></iframe>`,
  `[press here](javascript:hit%28'link'%29)`,
  `![x](x"onerror="hit('picture'))`,
  "<a href=\"javascript:hit('href')\">press</a>",
].join(" ");

type Watched = Window & { hits?: string[]; hit?: (what: string) => void };

/** Records, from the start of every page, each script that runs and each violation of the content policy. */
async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = window;
    const hits: string[] = [];
    watched.hits = hits;
    watched.hit = (what) => hits.push(`ran: ${what}`);
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      hits.push(`stopped by the policy: ${violatedDirective} ${blockedURI}`),
    );
  });
}

/** Expects that no script ran, none had to be blocked, and no injected element is in the page. */
async function expectNoInjection(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const watched: Watched = window;
    const made = document.querySelectorAll(
      'img[src="x"], [onerror], [onload], iframe, a[href^="javascript:" i], svg[onload], body script:not([src]):not([type]):not([nonce])',
    );
    return {
      hits: watched.hits ?? ["not recorded"],
      made: [...made].map(({ outerHTML }) => outerHTML).filter((html) => /hit\(|javascript:/i.test(html)),
    };
  });
  expect(found).toEqual({ hits: [], made: [] });
}

test("scripts in user content are shown as text on every screen", { tag: "@once" }, async ({ page }) => {
  const words = `${SCRIPTS} ${crypto.randomUUID()}`;
  const shown = (text = words) => page.getByText(text, { exact: false }).first();
  const person = await makePerson(page.request, { name: "Mallory" });
  await makeAdmin(page.request, person);
  const own = { user_id: person.id };
  const plant = "allamanda";
  await adminPost(page.request, "/rest/v1/testimonials", {
    ...own,
    plant_id: plant,
    body: words,
    status: "published",
  });
  await adminPost(page.request, "/rest/v1/testimonials", {
    ...own,
    plant_id: "annatto",
    body: `waiting ${words}`,
  });
  await adminPost(page.request, "/rest/v1/reports", { ...own, plant_id: plant, body: `reported ${words}` });
  const reminder = { ...own, title: words.slice(0, 200), description: words, frequency: "as-needed" };
  const { id } = await adminPost(page.request, "/rest/v1/user_reminders", reminder);
  const delivery = {
    due_at: new Date().toISOString(),
    send_at: new Date().toISOString(),
    status: "sent",
    time_zone: "America/Guyana",
  };
  const day = new Date().toISOString().slice(0, 10);
  await adminPost(page.request, "/rest/v1/reminder_deliveries", {
    ...own,
    reminder_id: id,
    title: words,
    local_day: day,
    ...delivery,
  });
  await adminPost(page.request, "/rest/v1/conversations", {
    ...own,
    session_id: crypto.randomUUID(),
    query: words,
    ai_response: `## Heading\n\n${SCRIPTS}\n\n- ${SCRIPTS}`,
    suggested_herbs: [words],
    condition: words,
    triage: "routine",
  });
  // A device whose user agent contains scripts.
  await page.request.post("/auth/v1/token?grant_type=password", {
    headers: { "user-agent": SCRIPTS },
    data: { email: person.email, password: person.password },
  });
  await recordViolations(page);
  await signInByApi(page, person);

  await page.goto(`/plants/${plant}`);
  await waitForHydration(page);
  await expect(shown()).toBeAttached();
  await expectNoInjection(page);

  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Mallory!" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Your Consultation History" }).getByText("press here").first(),
  ).toBeVisible();
  await expectNoInjection(page);

  await page.goto("/reminders");
  await expect(shown(reminder.title)).toBeAttached();
  await expectNoInjection(page);

  await page.goto("/account");
  await expect(page.getByText("This device")).toHaveCount(1);
  await expectNoInjection(page);

  await page.goto("/admin/testimonials");
  await expect(shown(`waiting ${words}`)).toBeAttached();
  await expect(shown(`reported ${words}`)).toBeAttached();
  await expectNoInjection(page);

  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Analytics Dashboard" })).toBeVisible();
  await expectNoInjection(page);

  // The database allows only letters in a name; the page must not depend on it.
  await page.route("**/rest/v1/leaderboard_scores?*", async (route) => {
    const row = {
      user_id: person.id,
      display_name: words,
      total_points: 9,
      achievements_count: 1,
      testimonials_count: 1,
    };
    await route.fulfill({ json: [row], headers: { "content-range": "0-0/1" } });
  });
  await page.goto("/leaderboard");
  await expect(shown()).toBeAttached();
  await expectNoInjection(page);
});

test("scripts in an address are not run", { tag: "@once" }, async ({ page, consoleGuard }) => {
  consoleGuard.expect("404 Error: User attempted to access non-existent route: /no/such/");
  consoleGuard.allow("the server responded with a status of 404");
  await recordViolations(page);
  const script = encodeURIComponent(SCRIPTS);
  const addresses = [
    `/plants?search=${script}&category=${script}&difficulty=${script}`,
    `/plants/${script}`,
    `/plants/neem?tab=${script}#${script}`,
    `/condition/${script}`,
    `/check?plants=${script}&medicines=${script}`,
    `/auth?next=javascript:hit('next')&redirect=//evil.test&error_description=${script}#error=access_denied&error_description=${script}`,
    `/auth/reset#error=access_denied&error_code=${script}&error_description=${script}`,
    `/no/such/${script}?a=${script}`,
  ];
  for (const address of sampled(addresses, 2, 1)) {
    await page.goto(address);
    await waitForHydration(page);
    await expectNoInjection(page);
    expect(new URL(page.url()).hostname, address).toBe("localhost");
  }
});
