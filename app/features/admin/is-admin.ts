// Whether a user has the admin role. Only for what the page shows: the database enforces access.
import { useQuery } from "@tanstack/react-query";
import { getSupabase } from "#app/lib/supabase.ts";

async function isAdmin(userId: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("user_roles")
    .select("role")
    .eq("user_id", userId)
    .eq("role", "admin")
    .maybeSingle();
  if (error) throw error;
  return data !== null;
}

export function useIsAdmin(userId: string) {
  return useQuery({ queryKey: ["is-admin", userId], queryFn: () => isAdmin(userId) });
}
