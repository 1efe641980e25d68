// Distinguishes an unreachable server from an error response. The client library passes a failed fetch on as
// an object with the browser's message, so the message is all there is to test.

export function isUnreachable(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("message" in error)) return false;
  return /failed to fetch|networkerror|load failed|network connection was lost|fetch failed|importing a module script failed|error loading dynamically imported module/i.test(
    String(error.message),
  );
}
