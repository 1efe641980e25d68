// A client that keeps nothing and tells no other tab: to learn whose session a link brings before it becomes the reader's.
import type { SupabaseClient } from "@supabase/supabase-js";
import { memoiseAsync } from "./memoise-async.ts";
import { sessionStorageKey } from "./supabase.ts";

export const getPassingClient = memoiseAsync(async (): Promise<SupabaseClient> => {
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
