// What awaits an admin's review: pending testimonials and open reports. The database restricts access.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { queryClient } from "#app/lib/query-client.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { testimonialColumns, testimonialSchema } from "./fetch-testimonials.ts";

/** Also how many are closed at once: a list in a request holds 200 values. */
const listedAtMost = 100;
const key = ["review"] as const;

const plant = z.object({ common_name: z.string() });
const waitingSchema = z.extend(testimonialSchema, { plant });
const reportSchema = z.object({
  id: z.string(),
  plant_id: z.string(),
  body: z.string(),
  created_at: z.string(),
  plant,
  testimonial: z.nullish(testimonialSchema),
});

export type Waiting = z.infer<typeof waitingSchema>;
export type Report = z.infer<typeof reportSchema>;

async function getReview(): Promise<{ waiting: Waiting[]; reports: Report[]; openReports: number }> {
  const supabase = await getSupabase();
  const [waiting, reports] = await Promise.all([
    supabase
      .from("testimonials")
      .select(`${testimonialColumns},plant:plants(common_name)`)
      .eq("status", "pending")
      .order("created_at")
      .limit(listedAtMost),
    supabase
      .from("reports")
      .select(
        `id,plant_id,body,created_at,plant:plants(common_name),testimonial:testimonials(${testimonialColumns})`,
        { count: "exact" },
      )
      .eq("status", "open")
      .order("created_at", { ascending: false })
      .limit(listedAtMost),
  ]);
  if (waiting.error) throw waiting.error;
  if (reports.error) throw reports.error;
  return {
    waiting: z.array(waitingSchema).parse(waiting.data),
    reports: z.array(reportSchema).parse(reports.data),
    openReports: reports.count ?? 0,
  };
}

export function useReview() {
  return useQuery({ queryKey: key, queryFn: getReview, staleTime: 0, refetchOnWindowFocus: true });
}

export async function decide(id: string, status: "published" | "rejected"): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from("testimonials").update({ status }).eq("id", id).select("id").single();
  if (error) throw error;
  await refresh();
}

export async function closeReports(ids: readonly string[]): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("reports")
    .update({ status: "closed" })
    .in("id", [...ids])
    .select("id");
  if (error) throw error;
  if (data.length === 0) throw new Error("No report was closed");
  await refresh();
}

async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["testimonials"] });
  await queryClient.invalidateQueries({ queryKey: key });
}
