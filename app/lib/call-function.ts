// Posts to a backend function as the signed-in user, or anonymously with the public key.
import { loadConfig } from "#app/lib/config.ts";
import { getSupabase, notifyWrite } from "#app/lib/supabase.ts";

const timeoutMs = 30_000;
/** A stream shows that somebody works on it, and the server ends it in its own time. */
const streamTimeoutMs = 180_000;

export async function callFunction(
  name: string,
  body: object,
  signedIn: boolean,
  { streams = false } = {},
): Promise<Response> {
  const config = await loadConfig();
  const token = signedIn ? ((await ownToken()) ?? config.supabaseKey) : config.supabaseKey;
  const response = await fetch(`${config.supabaseUrl}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(streams ? { accept: "text/event-stream" } : {}),
      apikey: config.supabaseKey,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(streams ? streamTimeoutMs : timeoutMs),
  });
  if (response.ok) notifyWrite(`/functions/v1/${name}`);
  return response;
}

/** Read from the library each time, because it refreshes an expired token. */
async function ownToken(): Promise<string | undefined> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  return data.session?.access_token;
}
