// Fetches the reminders, their notification settings and the recent deliveries.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { queryClient } from "#app/lib/query-client.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { type Reminder, reminderColumns, reminderSchema } from "./reminder.ts";
import { type DayCount, dayCountSchema } from "./streak.ts";

const settingsSchema = z.object({
  channel: z.enum(["push", "email"]),
  private_titles: z.boolean(),
  plant_of_the_day: z.boolean(),
  plant_time: z.string(),
  time_zone: z.string(),
});
export type ReminderSettings = z.infer<typeof settingsSchema>;

const deliverySchema = z.object({
  id: z.string(),
  reminder_id: z.nullish(z.string()),
  title: z.string(),
  time_zone: z.string(),
  due_at: z.string(),
  status: z.enum(["waiting", "sent", "missed"]),
  missed_because: z.nullish(z.enum(["late", "no-device", "no-address", "failed"])),
  send_at: z.string(),
  snoozes: z.number(),
  done_at: z.nullish(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;

const RECENT_MS = 36 * 3_600_000;
const WAITING_MS = 4_000;
const REFRESH_MS = 60_000;

export const remindersKey = (userId: string) => ["reminders", userId] as const;
const settingsKey = (userId: string) => ["reminder-settings", userId] as const;
const recentKey = (userId: string) => ["reminder-deliveries", userId, "recent"] as const;
const daysKey = (userId: string) => ["reminder-deliveries", userId, "days"] as const;

export function useReminders(userId: string) {
  return useQuery({
    queryKey: remindersKey(userId),
    queryFn: async (): Promise<Reminder[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from("user_reminders")
        .select(reminderColumns)
        .eq("user_id", userId)
        .order("reminder_time");
      if (error) throw error;
      return z.array(reminderSchema).parse(data);
    },
    // The server computes the next due time a few seconds after a reminder was created.
    refetchInterval: ({ state }) => (state.data?.some(isAwaitingDueTime) ? WAITING_MS : REFRESH_MS),
  });
}

function isAwaitingDueTime({ active, frequency, next_due_at }: Reminder): boolean {
  return active && frequency !== "as-needed" && !next_due_at;
}

export function useReminderSettings(userId: string) {
  return useQuery({
    queryKey: settingsKey(userId),
    queryFn: async (): Promise<ReminderSettings | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from("reminder_settings")
        .select(Object.keys(settingsSchema.shape).join(","))
        .eq("user_id", userId)
        .maybeSingle();
      if (error) throw error;
      return data === null ? null : settingsSchema.parse(data);
    },
  });
}

/** Deliveries due in the last 36 hours. */
export function useRecentDeliveries(userId: string) {
  return useQuery({
    queryKey: recentKey(userId),
    queryFn: async (): Promise<Delivery[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from("reminder_deliveries")
        .select(Object.keys(deliverySchema.shape).join(","))
        .eq("user_id", userId)
        .eq("kind", "reminder")
        .gt("due_at", new Date(Date.now() - RECENT_MS).toISOString())
        .order("due_at", { ascending: false })
        .limit(40);
      if (error) throw error;
      return z.array(deliverySchema).parse(data);
    },
    refetchInterval: REFRESH_MS,
  });
}

export function useReminderDays(userId: string) {
  return useQuery({
    queryKey: daysKey(userId),
    queryFn: async (): Promise<DayCount[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase.rpc("my_reminder_days");
      if (error) throw error;
      return z.array(dayCountSchema).parse(data);
    },
  });
}

/** Optimistic update of the list; the server's answer replaces it. */
export function changeListed(userId: string, change: (list: Reminder[]) => Reminder[]): void {
  queryClient.setQueryData<Reminder[]>(remindersKey(userId), (list) => (list ? change(list) : list));
}

export function changeSettings(userId: string, settings: ReminderSettings | null): void {
  // A response still in flight would bring back the previous choice.
  void queryClient.cancelQueries({ queryKey: settingsKey(userId) });
  queryClient.setQueryData(settingsKey(userId), settings);
}

export async function refreshSettings(userId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: settingsKey(userId) });
}

export async function refreshReminders(userId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: remindersKey(userId) });
}

export async function refreshDeliveries(userId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["reminder-deliveries", userId] });
}
