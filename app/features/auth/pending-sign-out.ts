// A sign-out that did not reach the server: the phone was offline. The session's refresh token is kept until the session is ended
// there, and is used for nothing else; everything else of the user is deleted at once.

const pendingSignOutKey = "pendingSignOut";

export function keepPendingSignOut(refreshToken: string): void {
  localStorage.setItem(pendingSignOutKey, refreshToken);
}

/** Ends the session on the server, now or when the browser is online again. */
export function watchPendingSignOut(): () => void {
  const finish = () => void finishSignOut();
  addEventListener("online", finish);
  finish();
  return () => removeEventListener("online", finish);
}

export async function finishSignOut(): Promise<void> {
  const refreshToken = localStorage.getItem(pendingSignOutKey);
  if (refreshToken === null || !navigator.onLine) return;
  try {
    if (await endOnServer(refreshToken)) localStorage.removeItem(pendingSignOutKey);
  } catch {
    // No connection after all: the next time the browser is online, or the next page, tries again.
  }
}

/** @returns false if it has to be tried again */
async function endOnServer(refreshToken: string): Promise<boolean> {
  const { loadConfig } = await import("#app/lib/config.ts");
  const { supabaseUrl, supabaseKey } = await loadConfig();
  const post = (path: string, headers: Record<string, string>, body?: string) =>
    fetch(`${supabaseUrl}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: supabaseKey, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const refreshed = await post(
    "token?grant_type=refresh_token",
    { "content-type": "application/json" },
    JSON.stringify({ refresh_token: refreshToken }),
  );
  // A token that is refused has no session any more.
  if (!refreshed.ok) return refreshed.status < 500 && refreshed.status !== 429;
  const session: unknown = await refreshed.json();
  if (typeof session !== "object" || session === null) return false;
  const { access_token: token, refresh_token: next } = session as Record<string, unknown>;
  if (typeof next === "string") keepPendingSignOut(next);
  const ended = await post("logout?scope=local", { authorization: `Bearer ${String(token)}` });
  return ended.ok || ended.status === 401 || ended.status === 403;
}
