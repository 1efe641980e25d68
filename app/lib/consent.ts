// The user's consent to store health questions, part of the user metadata. No answer means no.
import type { User } from "@supabase/supabase-js";

const field = "keep_health_questions";

export function consentData(agreed: boolean): Record<string, boolean> {
  return { [field]: agreed };
}

/** The id of the account page's section with the switch, for links to it. */
export const consentSectionId = "keep-health-questions";

/** Only a clear yes of somebody signed in counts. */
export const agreedToKeep = (user: Pick<User, "user_metadata"> | null): boolean =>
  user !== null && consentOf(user) === true;

/** Undefined if the user has not been asked yet, for example after a first sign-in by link. */
export function consentOf(user: Pick<User, "user_metadata">): boolean | undefined {
  const answer: unknown = user.user_metadata[field];
  return typeof answer === "boolean" ? answer : undefined;
}
