/** Tells a page that could not be fetched from a page that is broken. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Each browser has its own words for a failed fetch and for a script that did not arrive.
  return /failed to fetch|networkerror|load failed|dynamically imported module|importing a module/i.test(
    error.message,
  );
}
