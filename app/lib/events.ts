// Records analytics events in the background, once each. Nothing is recorded while offline or when the
// browser sends Do Not Track or Global Privacy Control.

import { whenIdle } from "./idle.ts";
import { logQuietly } from "./log.ts";
import { getSupabase } from "./supabase.ts";
import { isUnreachable } from "./unreachable.ts";

type EventDetails = {
  userId: string | null;
  plantId?: string;
  metadata?: Record<string, string | number | boolean>;
  /** Record every occurrence, not only the first. */
  everyTime?: boolean;
};

const table = "user_analytics_events";
const recorded = new Set<string>();

/** The same event with the same details is recorded once per page load, unless `everyTime` is set. */
export function recordEvent(
  type: string,
  { userId, plantId, metadata = {}, everyTime = false }: EventDetails,
): void {
  if (asksNotToBeTracked(navigator) || !navigator.onLine) return;
  const key = JSON.stringify([type, userId, plantId, metadata]);
  if (recorded.has(key) && !everyTime) return;
  recorded.add(key);
  send({ user_id: userId, event_type: type, plant_id: plantId ?? null, metadata }).catch((error: unknown) => {
    if (!isUnreachable(error)) logQuietly("Error recording event:", error);
  });
}

type Row = {
  user_id: string | null;
  event_type: string;
  plant_id: string | null;
  metadata: Record<string, string | number | boolean>;
};

async function send(row: Row): Promise<void> {
  await whenIdle();
  if (!navigator.onLine) return;
  if (row.user_id === null) return sendAsGuest(row);
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  // Do not record events of a user who has signed out meanwhile.
  if (data.session?.user.id !== row.user_id) return;
  const { error } = await supabase.from(table).insert(row);
  if (error) throw error;
}

/** Guests' pages do not otherwise need the client library, which weighs as much as half the page. */
async function sendAsGuest(row: Row): Promise<void> {
  const { loadConfig } = await import("./config.ts");
  const { supabaseUrl, supabaseKey } = await loadConfig();
  const response = await fetch(`${supabaseUrl}/rest/v1/${table}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      prefer: "return=minimal",
      apikey: supabaseKey,
      authorization: `Bearer ${supabaseKey}`,
    },
    body: JSON.stringify(row),
    // Lets the request finish when the user leaves the page at once.
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The event was not taken (${response.status})`);
}

export function asksNotToBeTracked(browser: object): boolean {
  const read = (name: string) => (name in browser ? Reflect.get(browser, name) : undefined);
  return read("doNotTrack") === "1" || read("globalPrivacyControl") === true;
}
