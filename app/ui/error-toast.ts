// Shows errors of backend calls as a toast.
import type { SupabaseClient } from "@supabase/supabase-js";
import { getSupabase } from "#app/lib/supabase.ts";
import { dismissErrors, toast } from "./toast-store.ts";

/** The description of an error that has no message of its own. */
export const unknownErrorMessage = "Something went wrong. Please try again.";

export function showErrorToast(title: string, error: unknown): void {
  const message = error instanceof Error || isErrorLike(error) ? error.message : "";
  toast({ title, description: message || unknownErrorMessage, variant: "destructive" });
}

function isErrorLike(error: unknown): error is { message: string } {
  return (
    typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
  );
}

type CallError = { message: string; code?: string | undefined };
type Answer = { data: unknown; error: CallError | null };
type Success<A extends Answer> = Extract<A, { error: null }>;

function succeeded<A extends Answer>(answer: A): answer is Success<A> {
  return answer.error === null;
}

/**
 * Returns the successful answer of the call. On an error it shows a toast with this title and returns null.
 * @param handled true for an error that the caller deals with itself: no toast is shown
 */
export async function callWithErrorToast<A extends Answer>(
  title: string,
  call: (client: SupabaseClient) => PromiseLike<A>,
  handled: (error: CallError) => boolean = () => false,
): Promise<Success<A> | null> {
  dismissErrors();
  try {
    const answer = await call(await getSupabase());
    if (succeeded(answer)) return answer;
    if (answer.error === null || !handled(answer.error)) showErrorToast(title, answer.error);
  } catch (error) {
    showErrorToast(title, error);
  }
  return null;
}
