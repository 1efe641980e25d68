// Scheduling: work that waits until the browser is idle, or that lets it handle input and paint in between.

/** Resolves when the page has loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  await nextIdlePeriod();
}

export function nextIdlePeriod(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 500);
  });
}

/** Resolves in a task of its own: the browser may handle input and paint first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Imports in a task of its own. Starting an import takes a phone some milliseconds, and when a page has hydrated, effects
 * start several.
 */
export async function importLater<Module>(load: () => Promise<Module>): Promise<Module> {
  await nextTask();
  return load();
}
