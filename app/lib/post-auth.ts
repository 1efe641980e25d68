// Calls of the authentication API, in the user's own session, that the client library has no method for.
import type { SupabaseClient } from "@supabase/supabase-js";
import { loadConfig } from "./config.ts";

type Answer = { data: true; error: null } | { data: null; error: { message: string } };

export async function postAuth(
  client: SupabaseClient,
  path: "reauthenticate" | "verify",
  body: Record<string, string>,
): Promise<Answer> {
  const { supabaseUrl, supabaseKey } = await loadConfig();
  const { data } = await client.auth.getSession();
  const response = await fetch(`${supabaseUrl}/auth/v1/${path}`, {
    method: "POST",
    headers: {
      apikey: supabaseKey,
      authorization: `Bearer ${data.session?.access_token ?? ""}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  if (response.ok) return { data: true, error: null };
  const answer: unknown = await response.json();
  const hasMessage = typeof answer === "object" && answer !== null && "msg" in answer;
  return { data: null, error: { message: hasMessage ? String(answer.msg) : "" } };
}
