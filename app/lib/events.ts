// Writes down that something happened: quietly, once a visit, never in anybody's way, and not at all for a reader
// whose browser asks not to be followed.

import { logQuietly } from "./log.ts";
import { getSupabase } from "./supabase.ts";

type EventDetails = {
  userId: string | null;
  plantId?: string;
  metadata?: Record<string, string | number | boolean>;
  /** For what counts each time it happens. */
  everyTime?: boolean;
};

const recorded = new Set<string>();

/** The same event about the same thing is recorded once while the page lives, unless it counts every time. */
export function recordEvent(
  type: string,
  { userId, plantId, metadata = {}, everyTime = false }: EventDetails,
): void {
  if (asksNotToBeFollowed(navigator) || !navigator.onLine) return;
  const key = JSON.stringify([type, userId, plantId, metadata]);
  if (recorded.has(key) && !everyTime) return;
  recorded.add(key);
  send(type, { userId, ...(plantId === undefined ? {} : { plantId }), metadata }).catch((error: unknown) =>
    logQuietly("Error recording event:", error),
  );
}

async function send(type: string, { userId, plantId, metadata }: EventDetails): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from("user_analytics_events")
    .insert({ user_id: userId, event_type: type, plant_id: plantId ?? null, metadata });
  if (error) throw error;
}

export function asksNotToBeFollowed(browser: object): boolean {
  const says = (name: string) => (name in browser ? Reflect.get(browser, name) : undefined);
  return says("doNotTrack") === "1" || says("globalPrivacyControl") === true;
}
