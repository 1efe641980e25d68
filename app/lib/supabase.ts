// The door to the backend. The library is large and the first page can do without it, so it is fetched
// when somebody asks, or at once when a session is stored.
import type { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { kept } from "./kept.ts";

export const sessionStorageKey = "bush-tea-session";

type Listener = (client: SupabaseClient) => void;

let asked = false;
const listeners = new Set<Listener>();

export const getSupabase = kept(async (): Promise<SupabaseClient> => {
  asked = true;
  const [{ createClient }, { loadConfig }] = await Promise.all([
    import("@supabase/supabase-js"),
    import("./config.ts"),
  ]);
  const config = await loadConfig();
  const client: SupabaseClient = createClient(config.supabaseUrl, config.supabaseKey, {
    auth: {
      flowType: "implicit",
      persistSession: true,
      autoRefreshToken: true,
      // Only the callback takes a session from an address: see docs/decisions/036.
      detectSessionInUrl: false,
      storageKey: sessionStorageKey,
    },
    global: { fetch: fetchAndTell },
  });
  for (const listener of listeners) listener(client);
  return client;
});

/** The tables alone, for what anybody may read: a stranger does without the rest of the library, nine tenths of it. */
export async function getTables(): Promise<PostgrestClient> {
  if (asked || sessionIsExpected(localStorage)) {
    return (await getSupabase()).schema("public");
  }
  return openTables();
}

const openTables = kept(async (): Promise<PostgrestClient> => {
  const [{ PostgrestClient }, { loadConfig }] = await Promise.all([
    import("@supabase/postgrest-js"),
    import("./config.ts"),
  ]);
  const { supabaseUrl, supabaseKey } = await loadConfig();
  return new PostgrestClient(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: supabaseKey, authorization: `Bearer ${supabaseKey}` },
    fetch: fetchAndTell,
  });
});

/** Calls back when the client comes to life, without asking for it. */
export function onSupabaseReady(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type WriteListener = (path: string) => void;

const writeListeners = new Set<WriteListener>();

/** Calls back after each request that changed something in the backend, with its path. */
export function onSupabaseWrite(listener: WriteListener): () => void {
  writeListeners.add(listener);
  return () => writeListeners.delete(listener);
}

/** For requests that do not go through the library. */
export function tellOfWrite(path: string): void {
  for (const listener of writeListeners) listener(path);
}

const fetchAndTell: typeof fetch = async (input, init) => {
  const method = init?.method ?? "GET";
  const reads = method === "GET" || method === "HEAD";
  const response = await fetch(input, init).catch((error: unknown) => {
    // The library tries a failed reading three times more, for seven seconds, but not one that was called off. Without a
    // connection that is all in vain.
    throw reads && !navigator.onLine ? new DOMException(String(error), "AbortError") : error;
  });
  if (response.ok && !reads) tellOfWrite(new URL(response.url).pathname);
  return response;
};

/** True when waiting would show a signed-in reader as a stranger. */
export function sessionIsExpected(storage: Pick<Storage, "getItem">): boolean {
  return storage.getItem(sessionStorageKey) !== null;
}
