// The calls that change reminders. Each throws the backend's error; the caller shows it.
import * as z from "zod/mini";
import { loadConfig } from "#app/lib/config.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import type { ReminderSettings } from "./get-reminders.ts";
import { type Draft, draftRow, type Reminder } from "./reminder.ts";

export async function createReminder(userId: string, draft: Draft): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from("user_reminders").insert({ user_id: userId, ...draftRow(draft) });
  if (error) throw error;
}

export async function saveReminder(id: string, draft: Draft): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from("user_reminders").update(draftRow(draft)).eq("id", id);
  if (error) throw error;
}

export async function setActive(id: string, active: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from("user_reminders").update({ active }).eq("id", id);
  if (error) throw error;
}

export async function deleteReminder(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from("user_reminders").delete().eq("id", id);
  if (error) throw error;
}

/** Creates a deleted reminder again, with a new id. */
export async function restoreReminder(userId: string, reminder: Reminder): Promise<void> {
  const { title, description, reminder_time, frequency, active, time_zone, weekday } = reminder;
  const supabase = await getSupabase();
  const { error } = await supabase.from("user_reminders").insert({
    user_id: userId,
    title,
    description,
    reminder_time,
    frequency,
    active,
    time_zone,
    weekday,
  });
  if (error) throw error;
}

/** Moves all reminders and the plant of the day to another time zone. */
export async function moveToZone(userId: string, zone: string): Promise<void> {
  const supabase = await getSupabase();
  const moved = await supabase.from("user_reminders").update({ time_zone: zone }).eq("user_id", userId);
  if (moved.error) throw moved.error;
  const settings = await supabase.from("reminder_settings").update({ time_zone: zone }).eq("user_id", userId);
  if (settings.error) throw settings.error;
}

/** Writes only the changed fields: others may have been changed elsewhere meanwhile. */
export async function saveSettings(userId: string, change: Partial<ReminderSettings>): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from("reminder_settings").upsert({ user_id: userId, ...change });
  if (error) throw error;
}

const answerSchema = z.enum(["done", "undone", "snoozed", "too late", "gone"]);

export async function answerReminder(
  deliveryId: string,
  answer: "done" | "undone" | "snooze",
): Promise<z.infer<typeof answerSchema>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("answer_reminder", { delivery_id: deliveryId, answer });
  if (error) throw error;
  return answerSchema.parse(data);
}

export async function logReminder(reminderId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc("log_reminder", { reminder_id: reminderId });
  if (error) throw error;
}

export async function clearHistory(userId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from("reminder_deliveries")
    .delete()
    .eq("user_id", userId)
    .neq("status", "waiting");
  if (error) throw error;
}

const calendarSchema = z.object({ path: z.string() });

/** A short-lived URL of all reminders as an iCalendar file. */
export async function calendarAddress(): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke("reminder-calendar", { method: "POST" });
  if (error) throw error;
  const { supabaseUrl } = await loadConfig();
  return `${supabaseUrl}/functions/v1/${calendarSchema.parse(data).path}`;
}
