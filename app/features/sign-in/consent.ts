// Whether somebody agreed that we keep their health questions. Kept with the account; no answer means no.
import type { User } from "@supabase/supabase-js";

const field = "keep_health_questions";

export function consentData(agreed: boolean): Record<string, boolean> {
  return { [field]: agreed };
}

/** The account page's section with the switch, for links that lead to it. */
export const consentSectionId = "keep-health-questions";

/** Undefined when nobody has asked yet: somebody who came by a link and never saw the question. */
export function consentOf(user: Pick<User, "user_metadata">): boolean | undefined {
  const answer: unknown = user.user_metadata[field];
  return typeof answer === "boolean" ? answer : undefined;
}
