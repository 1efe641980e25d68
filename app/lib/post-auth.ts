// Calls of the authentication API, in the user's own session, that the client library has no method for.
import type { SupabaseClient } from "@supabase/supabase-js";
import { loadConfig } from "./config.ts";

type CallError = { message: string; code?: string };
type Answer = { data: unknown; error: null } | { data: null; error: CallError };

export function postAuth(
  client: SupabaseClient,
  path: "reauthenticate" | "verify",
  body: Record<string, string>,
): Promise<Answer> {
  return callAuth(client, "POST", path, body);
}

export async function callAuth(
  client: SupabaseClient,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: Record<string, string>,
): Promise<Answer> {
  const { supabaseUrl, supabaseKey } = await loadConfig();
  const { data } = await client.auth.getSession();
  const response = await fetch(`${supabaseUrl}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: supabaseKey,
      authorization: `Bearer ${data.session?.access_token ?? ""}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = response.status === 204 ? true : await response.json();
  if (response.ok) return { data: answer, error: null };
  const fields = new Map(typeof answer === "object" && answer !== null ? Object.entries(answer) : []);
  const text = (name: string) => String(fields.get(name) ?? "");
  return { data: null, error: { message: text("msg"), code: text("error_code") } };
}
