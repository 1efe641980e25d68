// The plant that a guest wanted to bookmark before signing in. It is stored in the browser, because a link in an email
// opens a new tab, and is forgotten after an hour. Stored as the time and the id, which need no schema library to read.

export const wishKey = "wishedBookmark";
const maxAgeMs = 60 * 60_000;

export function storeWish(plantId: string): void {
  try {
    localStorage.setItem(wishKey, `${Date.now()} ${plantId}`);
  } catch (error) {
    // Without storage the plant is bookmarked by a second tap, after signing in.
    if (!(error instanceof DOMException)) throw error;
  }
}

export function forgetWish(): void {
  localStorage.removeItem(wishKey);
}

/** The id as it was stored: whether there is such a plant is for the caller to find out. */
export function readWish(now = Date.now()): string | null {
  const [, at, plantId] = /^(\d+) (\S+)$/.exec(localStorage.getItem(wishKey) ?? "") ?? [];
  // Without both it was written by another version or by hand.
  if (at === undefined || plantId === undefined) return null;
  const age = now - Number(at);
  return age >= 0 && age < maxAgeMs ? plantId : null;
}
