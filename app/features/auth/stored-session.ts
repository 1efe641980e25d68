// Who was signed in when the connection went: the session as the client library left it in the browser. It is enough to
// show a reader their own things; whatever needs the server still asks the library.
import type { Session } from "@supabase/supabase-js";
import { sessionStorageKey } from "#app/lib/supabase.ts";

export function storedSession(storage: Pick<Storage, "getItem">): Session | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(sessionStorageKey) ?? "null");
    return isSession(value) ? value : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

/** Whether this person is still the one signed in here. What was begun for somebody who has left is not kept. */
export function isHere(userId: string): boolean {
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
