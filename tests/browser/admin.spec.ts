// The admin page: access control, empty figures, real figures, and errors.
import { adminGet, makeAdmin, makePerson, signInByApi } from "#tests/support/people.ts";
import { expect, expectAccessibleAtBothSizes, test, waitForHydration } from "./fixtures.ts";
import { expectToast } from "./sign-in-page.ts";

const counts = (figures: Record<string, unknown> = {}) => ({
  daily_active_users: 0,
  total_conversations: 0,
  top_conditions: [],
  top_herbs: [],
  days: Array.from({ length: 30 }, (_, n) => ({
    day: `2026-10-${String(n + 1).padStart(2, "0")}`,
    visitors: 0,
    views: 0,
    emergency: 0,
    crisis: 0,
    urgent: 0,
    routine: 0,
    helpful: 0,
    unhelpful: 0,
  })),
  unanswered: [],
  unhelpful: [],
  testimonials_waiting: 0,
  reports_open: 0,
  mail: { waiting: 0, sent: 0, failed: 0 },
  push: { waiting: 0, sent: 0, failed: 0 },
  database: { bytes: 9_000_000, version: "18.4" },
  ...figures,
});

test("anonymous visitors and ordinary users are redirected from the admin pages", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  for (const path of ["/admin", "/admin/testimonials"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/auth");
  }
  const reader = await makePerson(page.request);
  await signInByApi(page, reader);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin Panel" })).toHaveCount(0);
  for (const path of ["/admin", "/admin/testimonials"]) {
    await page.goto(path);
    await expectToast(page, "Unauthorized access - Admin role required");
    await expect(page).toHaveURL("/dashboard");
  }

  consoleGuard.expect("the server responded with a status of 500");
  await page.route("**/rest/v1/user_roles?*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin");
  await expectToast(page, "Unauthorized access");
  await expect(page).toHaveURL("/dashboard");
});

test("an admin sees the figures, placeholders without data, and errors", { tag: "@once" }, async ({
  page,
  consoleGuard,
}) => {
  const admin = await makePerson(page.request, { name: "Ada" });
  await makeAdmin(page.request, admin);
  await signInByApi(page, admin);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Analytics Dashboard" })).toBeVisible();
  for (const term of ["Daily Active Users", "Total Conversations", "Trending", "Popular Herb", "Database"])
    await expect(page.getByRole("term").filter({ hasText: term })).toBeVisible();
  await expect(page.getByText("Condition tracking will be enhanced in future updates")).toBeVisible();
  expect(await adminGet(page.request, `/rest/v1/user_roles?user_id=eq.${admin.id}&select=role`)).toEqual([
    { role: "admin" },
  ]);
  await expectAccessibleAtBothSizes(page);

  let answer: { status?: number; json: unknown } = { json: counts() };
  await page.route("**/rest/v1/rpc/admin_figures", (route) => route.fulfill(answer));
  await page.reload();
  await waitForHydration(page);
  const values = page.getByRole("definition");
  await expect(values.nth(2)).toHaveText("N/A");
  await expect(values.nth(3)).toHaveText("N/A");
  await expect(page.getByRole("list").filter({ hasText: "No data yet" }).first()).toContainText("0");
  const chart = page.getByRole("figure").first();
  await expect(chart.locator("figcaption")).toHaveText("Visitorsnone");
  await expect(chart.getByText("2026-10-01").first()).toBeVisible();

  answer = {
    json: counts({
      top_conditions: [{ name: "High Blood Pressure", count: 12 }],
      top_herbs: [{ name: "Neem", count: 7 }],
      unanswered: [{ name: "", count: 2 }],
      testimonials_waiting: 3,
    }),
  };
  await page.reload();
  await expect(values.nth(2)).toHaveText("High");
  await expect(values.nth(3)).toHaveText("Neem");
  await expect(page.getByText("Not recognised")).toBeVisible();
  await expect(page.getByRole("link", { name: "3", exact: true })).toHaveAttribute(
    "href",
    "/admin/testimonials",
  );

  consoleGuard.expect("the server responded with a status of 403");
  answer = { status: 403, json: { code: "42501", message: "Two-step sign-in is required" } };
  await page.reload();
  await expect(page.getByText("Two-step sign-in is required")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "your account" })).toBeVisible();

  consoleGuard.expect("the server responded with a status of 500");
  answer = { status: 500, json: { code: "XX000", message: "no" } };
  await page.reload();
  await expectToast(page, "Failed to load analytics data");
  answer = { json: counts() };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(values.first()).toHaveText("0");
  await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
});
