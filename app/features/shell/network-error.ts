/** Distinguishes a page that could not be fetched from one that failed to render. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Each browser has its own message for a failed fetch and a failed module import.
  return /failed to fetch|networkerror|load failed|dynamically imported module|importing a module/i.test(
    error.message,
  );
}
