// A user's newest consultations: fetched, reloaded after each question, deleted one by one.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { logQuietly } from "#app/lib/log.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { isUnreachable } from "#app/lib/unreachable.ts";

const consultation = z.object({
  id: z.string(),
  created_at: z.string(),
  query: z.string(),
  ai_response: z.string(),
  suggested_herbs: z.array(z.string()),
  triage: z.string(),
});
export type Consultation = z.infer<typeof consultation>;

const shown = 20;
const key = (userId: string) => ["consultations", userId] as const;

async function getConsultations(userId: string): Promise<Consultation[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("conversations")
    .select("*")
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .limit(shown);
  if (error) {
    if (!isUnreachable(error)) logQuietly("The consultations could not be loaded", error);
    throw error;
  }
  return z.array(consultation).parse(data);
}

export function useConsultations(userId: string) {
  return useQuery({ queryKey: key(userId), queryFn: () => getConsultations(userId), retry: false });
}

export function reloadConsultations(userId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: key(userId) });
}

/** True when it was deleted. */
export async function deleteConsultation(userId: string, id: string): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const { error } = await supabase.from("conversations").delete().eq("id", id);
    if (error) throw error;
    queryClient.setQueryData<Consultation[]>(key(userId), (list) => list?.filter((entry) => entry.id !== id));
    return true;
  } catch (error) {
    logQuietly("The consultation could not be deleted", error);
    return false;
  }
}
