// The published testimonials of a plant, and the user's own.
import { useQuery } from "@tanstack/react-query";
import { importLater } from "#app/lib/idle.ts";
import { queryClient } from "#app/lib/query-client.ts";
import type { Testimonial } from "./fetch-testimonials.ts";

export const testimonialsKey = (plantId: string) => ["testimonials", plantId] as const;

export function useTestimonials(plantId: string, userId: string | null) {
  return useQuery({
    queryKey: [...testimonialsKey(plantId), userId],
    queryFn: async () => {
      const { fetchTestimonials } = await importLater(() => import("./fetch-testimonials.ts"));
      return fetchTestimonials(plantId, userId);
    },
  });
}

export function refreshTestimonials(plantId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: testimonialsKey(plantId) });
}

/** The display name, with the leaderboard's fallback. */
export function shownName({ display_name, user_id }: Pick<Testimonial, "display_name" | "user_id">): string {
  return display_name || `User ${user_id.slice(0, 8)}`;
}
