// Says what the backend refused, and runs calls whose refusal is to be said.
import type { Session, SupabaseClient } from "@supabase/supabase-js";
import { getSupabase } from "#app/lib/supabase.ts";
import { toast } from "#app/ui/toast-store.ts";
import { authMessages } from "./messages.ts";
import { secondStepDue } from "./second-step-due.ts";

export function tellError(title: string, error: unknown): void {
  const message = error instanceof Error || isErrorLike(error) ? error.message : "";
  toast({ title, description: message || authMessages.somethingWrong, variant: "destructive" });
}

function isErrorLike(error: unknown): error is { message: string } {
  return (
    typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
  );
}

/** Nobody is welcomed at the door who still has to show a second proof. */
export function tellWelcome(
  session: Session | null,
  words: { title: string; description: string } = authMessages.welcome,
): void {
  if (session && !secondStepDue(session)) toast(words);
}

type Answer = { data: unknown; error: { message: string } | null };
type Success<A extends Answer> = Extract<A, { error: null }>;

function succeeded<A extends Answer>(answer: A): answer is Success<A> {
  return answer.error === null;
}

/** What the call brought, or null after the refusal was said under this title. */
export async function attempt<A extends Answer>(
  title: string,
  call: (client: SupabaseClient) => PromiseLike<A>,
): Promise<Success<A> | null> {
  try {
    const answer = await call(await getSupabase());
    if (succeeded(answer)) return answer;
    tellError(title, answer.error);
  } catch (error) {
    tellError(title, error);
  }
  return null;
}
