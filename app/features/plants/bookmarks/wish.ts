// The plant that a guest wanted to bookmark before signing in. It is stored in the browser, because a link in an email
// opens a new tab, and is forgotten after an hour.
import * as z from "zod/mini";

export const wishKey = "wishedBookmark";
const maxAgeMs = 60 * 60_000;
const wishSchema = z.object({ plantId: z.string(), at: z.number() });

export function storeWish(plantId: string): void {
  try {
    localStorage.setItem(wishKey, JSON.stringify({ plantId, at: Date.now() }));
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
  const text = localStorage.getItem(wishKey);
  if (text === null) return null;
  try {
    const { plantId, at } = wishSchema.parse(JSON.parse(text));
    return at <= now && now - at < maxAgeMs ? plantId : null;
  } catch {
    // Written by another version or by hand.
    return null;
  }
}
