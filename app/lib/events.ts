// Writes down that something happened: quietly, once, never in anybody's way, and not at all for a reader whose browser
// asks not to be followed. Without a connection it is simply not written down.
import { logQuietly } from "./log.ts";
import { getSupabase } from "./supabase.ts";
import { isUnreachable } from "./unreachable.ts";
import { whenQuiet } from "./when-quiet.ts";

type EventDetails = {
  userId: string | null;
  plantId?: string;
  metadata?: Record<string, string | number | boolean>;
  /** For what counts each time it happens. */
  everyTime?: boolean;
};

const table = "user_analytics_events";
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
  await whenQuiet();
  if (!navigator.onLine) return;
  if (row.user_id === null) return sendAsStranger(row);
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  // Who has left meanwhile is not written down any more.
  if (data.session?.user.id !== row.user_id) return;
  const { error } = await supabase.from(table).insert(row);
  if (error) throw error;
}

/** A stranger's page has no other use for the client library, which weighs as much as half the page. */
async function sendAsStranger(row: Row): Promise<void> {
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
    // Who leaves at once has still been here.
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The event was not taken (${response.status})`);
}

export function asksNotToBeFollowed(browser: object): boolean {
  const says = (name: string) => (name in browser ? Reflect.get(browser, name) : undefined);
  return says("doNotTrack") === "1" || says("globalPrivacyControl") === true;
}
