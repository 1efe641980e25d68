// Navigation preload requests the page while the worker starts, so that navigations are no slower than without a worker.
// In Firefox a preload that fails makes the whole navigation fail, even if the worker answers it from its cache: no page
// would open offline.

const failsOffline = (userAgent: string) => /\bFirefox\//.test(userAgent);

/** The setting belongs to the registration: a page also calls this, for a worker that was installed before. */
export async function setNavigationPreload(
  // Some embedded browsers have none.
  { navigationPreload }: Partial<Pick<ServiceWorkerRegistration, "navigationPreload">>,
  userAgent: string,
): Promise<void> {
  await (failsOffline(userAgent) ? navigationPreload?.disable() : navigationPreload?.enable());
}
