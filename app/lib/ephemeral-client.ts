// A supabase-js client that stores no session and does not broadcast to other tabs. Used to find out whose session an
// email link carries before it is accepted.
import type { SupabaseClient } from "@supabase/supabase-js";
import { memoiseAsync } from "./memoise-async.ts";
import { sessionStorageKey } from "./supabase.ts";

export const getEphemeralClient = memoiseAsync(async (): Promise<SupabaseClient> => {
  const [{ createClient }, { loadConfig }] = await Promise.all([
    import("@supabase/supabase-js"),
    import("./config.ts"),
  ]);
  const { supabaseUrl, supabaseKey } = await loadConfig();
  return createClient(supabaseUrl, supabaseKey, {
    auth: {
      flowType: "implicit",
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: `${sessionStorageKey}-passing`,
    },
  });
});
