// Fetches how often answers did not help, by ask, complaint and reason; no users' texts are included.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getSupabase } from "#app/lib/supabase.ts";

const feedbackSchema = z.array(
  z.object({ ask: z.string(), complaint: z.string(), reason: z.string(), count: z.number() }),
);
export type FeedbackCounts = z.infer<typeof feedbackSchema>;

async function getFeedback(): Promise<FeedbackCounts> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("admin_feedback");
  if (error) throw error;
  return feedbackSchema.parse(data);
}

export function useFeedbackCounts(userId: string) {
  return useQuery({ queryKey: ["admin-feedback", userId], queryFn: getFeedback });
}
