// The open data page: licence, citation, and files that can be downloaded.
import { expect, expectAccessible, horizontalOverflow, test, waitForHydration } from "./fixtures.ts";

test("the catalogue can be downloaded in every form, with licence and citation", { tag: "@once" }, async ({
  page,
  request,
}) => {
  await page.goto("/open-data");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: "Open data" })).toBeVisible();
  await expect(page.getByText(/^The Bush Tea authors \(\d{4}\)\./)).toBeVisible();
  await expect(page.getByRole("link", { name: /CC BY 4\.0/ })).toHaveAttribute(
    "href",
    "https://creativecommons.org/licenses/by/4.0/",
  );
  const types: Record<string, string> = { json: "application/json", csv: "text/csv", zip: "application/zip" };
  const downloads = await page.getByRole("region", { name: "Downloads" }).getByRole("link").all();
  expect(downloads).toHaveLength(10);
  for (const link of downloads) {
    const path = (await link.getAttribute("href")) ?? "";
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toContain(types[path.split(".").at(-1) ?? ""]);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});
