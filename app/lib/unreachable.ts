// Tells "nobody answered" from "the answer was no". The client library passes a failed fetch on as an object with the
// browser's words in it, so the words are all there is to go by.

export function isUnreachable(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("message" in error)) return false;
  return /failed to fetch|networkerror|load failed|network connection was lost|fetch failed/i.test(
    String(error.message),
  );
}
