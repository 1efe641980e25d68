// Posts to one of the backend's functions as whoever is signed in, or with the public key as nobody.
import { loadConfig } from "#app/lib/config.ts";
import { getSupabase, tellOfWrite } from "#app/lib/supabase.ts";

const patience = 30_000;

export async function callFunction(name: string, body: object, signedIn: boolean): Promise<Response> {
  const config = await loadConfig();
  const token = signedIn ? ((await ownToken()) ?? config.supabaseKey) : config.supabaseKey;
  const response = await fetch(`${config.supabaseUrl}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: config.supabaseKey,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  if (response.ok) tellOfWrite(`/functions/v1/${name}`);
  return response;
}

/** Asked of the library each time, because it renews the token when it is old. */
async function ownToken(): Promise<string | undefined> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  return data.session?.access_token;
}
