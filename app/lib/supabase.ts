// Access to the backend. The client library is large and the first page works without it, so it is loaded on
// demand, or at once when a session is stored.
import type { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { memoiseAsync } from "./memoise-async.ts";

export const sessionStorageKey = "bush-tea-session";

type Listener = (client: SupabaseClient) => void;

let asked = false;
const listeners = new Set<Listener>();

export const getSupabase = memoiseAsync(async (): Promise<SupabaseClient> => {
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
      // Only the callback accepts a session from a URL: see docs/decisions/036-sessions-from-links.md.
      detectSessionInUrl: false,
      storageKey: sessionStorageKey,
    },
    global: { fetch: fetchAndNotify },
  });
  for (const listener of listeners) listener(client);
  return client;
});

/** A PostgREST client for public tables: guests are spared the rest of the library, nine tenths of it. */
export async function getTables(): Promise<PostgrestClient> {
  if (asked || sessionIsExpected(localStorage)) {
    return (await getSupabase()).schema("public");
  }
  return createTables();
}

const createTables = memoiseAsync(async (): Promise<PostgrestClient> => {
  const [{ PostgrestClient }, { loadConfig }] = await Promise.all([
    import("@supabase/postgrest-js"),
    import("./config.ts"),
  ]);
  const { supabaseUrl, supabaseKey } = await loadConfig();
  return new PostgrestClient(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: supabaseKey, authorization: `Bearer ${supabaseKey}` },
    fetch: fetchAndNotify,
  });
});

/** Calls back when the client has been created, without creating it. */
export function onSupabaseReady(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type WriteListener = (path: string) => void;

const writeListeners = new Set<WriteListener>();

/** Calls back with the path after each request that changed data in the backend. */
export function onSupabaseWrite(listener: WriteListener): () => void {
  writeListeners.add(listener);
  return () => writeListeners.delete(listener);
}

/** For requests that do not go through the library. */
export function notifyWrite(path: string): void {
  for (const listener of writeListeners) listener(path);
}

const fetchAndNotify: typeof fetch = async (input, init) => {
  const method = init?.method ?? "GET";
  const reads = method === "GET" || method === "HEAD";
  let response = await fetch(input, init).catch((error: unknown) => {
    // postgrest-js retries a failed read three times over seven seconds, but not an aborted one. While
    // offline the retries are useless.
    throw reads && !navigator.onLine ? new DOMException(String(error), "AbortError") : error;
  });
  // A sign-in that is refused for its frequency says so; waiting in silence would look like a fault.
  if (response.status === 429 && response.url.includes("/rest/v1/")) {
    const { retryRefused } = await import("./retry-refused.ts");
    response = await retryRefused(response, () => fetch(input, init), init?.signal);
  }
  if (response.ok && !reads) notifyWrite(new URL(response.url).pathname);
  return response;
};

/** True when the session must be loaded before rendering, because a signed-in user would be shown as a guest. */
export function sessionIsExpected(storage: Pick<Storage, "getItem">): boolean {
  return storage.getItem(sessionStorageKey) !== null;
}
