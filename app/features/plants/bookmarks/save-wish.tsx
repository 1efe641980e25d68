// Bookmarks the plant that the user wanted to bookmark as a guest, once they are signed in.
import { useEffect } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { logQuietly } from "#app/lib/log.ts";
import { isSignedIn } from "#app/lib/stored-session.ts";
import { fetchRelated } from "../page/fetch-plant.ts";
import { addBookmark } from "./bookmarks.ts";
import { forgetWish, readWish } from "./wish.ts";

export function SaveWish() {
  const { user } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const save = () => {
      // The tab in sight does it: the one in which the link was asked for may be in the background.
      if (document.visibilityState !== "visible") return;
      saveWish(userId).catch((error: unknown) => logQuietly("Error saving a wished bookmark:", error));
    };
    save();
    document.addEventListener("visibilitychange", save);
    return () => document.removeEventListener("visibilitychange", save);
  }, [userId]);
  return null;
}

/** A wish that cannot be checked for want of a connection stays stored. */
async function saveWish(userId: string): Promise<void> {
  const plantId = readWish();
  if (plantId === null) return forgetWish();
  const [plant] = await fetchRelated([plantId]);
  // Meanwhile another tab may have saved it, or the user may have signed out.
  if (!isSignedIn(userId) || readWish() !== plantId) return;
  if (plant) await addBookmark(userId, plant.id);
  forgetWish();
}
