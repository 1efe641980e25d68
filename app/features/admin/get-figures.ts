// Fetches the admin figures in one call. The database aggregates; no users' texts are included.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getSupabase } from "#app/lib/supabase.ts";
import { adminMessages } from "./messages.ts";

const counted = z.array(z.object({ name: z.string(), count: z.number() }));
const traffic = z.object({ waiting: z.number(), sent: z.number(), failed: z.number() });

const daySchema = z.object({
  day: z.string(),
  visitors: z.number(),
  views: z.number(),
  emergency: z.number(),
  crisis: z.number(),
  urgent: z.number(),
  routine: z.number(),
  helpful: z.number(),
  unhelpful: z.number(),
});

const figuresSchema = z.object({
  daily_active_users: z.number(),
  total_conversations: z.number(),
  top_conditions: counted,
  top_herbs: counted,
  days: z.array(daySchema),
  unanswered: counted,
  unhelpful: counted,
  testimonials_waiting: z.number(),
  reports_open: z.number(),
  mail: traffic,
  push: traffic,
  database: z.object({ bytes: z.number(), version: z.string() }),
});

export type Day = z.infer<typeof daySchema>;
export type Counted = z.infer<typeof counted>;
export type Traffic = z.infer<typeof traffic>;
export type Figures = z.infer<typeof figuresSchema>;

/** Admins must have signed in with a second factor, and this session has not. */
export class SecondStepNeeded extends Error {
  override readonly name = "SecondStepNeeded";
}

async function getFigures(): Promise<Figures> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("admin_figures");
  if (error?.message === adminMessages.secondStep) throw new SecondStepNeeded(error.message);
  if (error) throw error;
  return figuresSchema.parse(data);
}

export function useFigures(userId: string) {
  return useQuery({
    queryKey: ["admin-figures", userId],
    queryFn: getFigures,
    retry: (failures, error) => !(error instanceof SecondStepNeeded) && failures < 1,
  });
}
