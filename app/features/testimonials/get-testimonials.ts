// The published testimonials of a plant, and the user's own.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { queryClient } from "#app/lib/query-client.ts";
import { getTables } from "#app/lib/supabase.ts";

const shownAtMost = 50;

export const testimonialSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  plant_id: z.string(),
  display_name: z.nullish(z.string()),
  body: z.string(),
  status: z.enum(["pending", "published", "rejected"]),
  created_at: z.string(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
export const testimonialColumns = Object.keys(testimonialSchema.shape).join(",");

export const testimonialsKey = (plantId: string) => ["testimonials", plantId] as const;

/** The published ones and the user's own; the database enforces it. */
async function getTestimonials(plantId: string, userId: string | null): Promise<Testimonial[]> {
  const tables = await getTables();
  const query = tables.from("testimonials").select(testimonialColumns).eq("plant_id", plantId);
  const visible = userId
    ? query.or(`status.eq.published,user_id.eq.${userId}`)
    : query.eq("status", "published");
  const { data, error } = await visible.order("created_at", { ascending: false }).limit(shownAtMost);
  if (error) throw error;
  return z.array(testimonialSchema).parse(data);
}

export function useTestimonials(plantId: string, userId: string | null) {
  return useQuery({
    queryKey: [...testimonialsKey(plantId), userId],
    queryFn: () => getTestimonials(plantId, userId),
  });
}

export function refreshTestimonials(plantId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: testimonialsKey(plantId) });
}

/** The display name, with the leaderboard's fallback. */
export function shownName({ display_name, user_id }: Pick<Testimonial, "display_name" | "user_id">): string {
  return display_name || `User ${user_id.slice(0, 8)}`;
}
