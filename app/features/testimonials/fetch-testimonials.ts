// Fetches the testimonials of a plant. Separate from the hook, because a plant's page shows everything else first.
import * as z from "zod/mini";
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

/** The published ones and the user's own; the database enforces it. */
export async function fetchTestimonials(plantId: string, userId: string | null): Promise<Testimonial[]> {
  const tables = await getTables();
  const query = tables.from("testimonials").select(testimonialColumns).eq("plant_id", plantId);
  const visible = userId
    ? query.or(`status.eq.published,user_id.eq.${userId}`)
    : query.eq("status", "published");
  const { data, error } = await visible.order("created_at", { ascending: false }).limit(shownAtMost);
  if (error) throw error;
  return z.array(testimonialSchema).parse(data);
}
