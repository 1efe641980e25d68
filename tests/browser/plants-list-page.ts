/** The encyclopedia's list, as its tests use it. */
import type { Page } from "@playwright/test";

/** A narrow window keeps the selects behind a button. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Filters" });
  if ((await button.isVisible()) && (await button.getAttribute("aria-expanded")) === "false")
    await button.click();
}
