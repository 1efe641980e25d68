// Reads the session that the client library stored in the browser. Enough to show users their own data while offline;
// whatever needs the server still asks the library.
import type { Session } from "@supabase/supabase-js";
import { sessionStorageKey } from "./supabase.ts";

export function storedSession(storage: Pick<Storage, "getItem">): Session | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(sessionStorageKey) ?? "null");
    return isSession(value) ? value : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

/** Whether this user is still signed in on this device. Work started for a user who has signed out is discarded. */
export function isSignedIn(userId: string): boolean {
  return storedSession(localStorage)?.user.id === userId;
}

function isSession(value: unknown): value is Session {
  if (typeof value !== "object" || value === null) return false;
  if (!("access_token" in value && "refresh_token" in value && "user" in value)) return false;
  const { access_token, refresh_token, user } = value;
  return (
    typeof access_token === "string" &&
    typeof refresh_token === "string" &&
    typeof user === "object" &&
    user !== null &&
    "id" in user &&
    typeof user.id === "string"
  );
}
