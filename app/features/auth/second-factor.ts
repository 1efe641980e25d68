// Whether a session still needs its second factor (AAL2).
import type { Session } from "@supabase/supabase-js";

export function needsSecondFactor(session: Pick<Session, "access_token" | "user">): boolean {
  const hasFactor = session.user.factors?.some((factor) => factor.status === "verified") ?? false;
  return hasFactor && assuranceLevel(session.access_token) !== "aal2";
}

/** The authenticator assurance level (`aal`) claim. Not verified here: the server checks it on every request. */
export function assuranceLevel(accessToken: string): string | undefined {
  const payload = accessToken.split(".")[1] ?? "";
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    if (typeof claims !== "object" || claims === null || !("aal" in claims)) return undefined;
    return typeof claims.aal === "string" ? claims.aal : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined;
    throw error;
  }
}
