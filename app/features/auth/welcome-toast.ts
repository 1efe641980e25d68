import type { Session } from "@supabase/supabase-js";
import { toast } from "#app/ui/toast-store.ts";
import { authMessages } from "./messages.ts";
import { needsSecondFactor } from "./second-factor.ts";

/** Welcomes the user, unless the sign-in still needs a second factor. */
export function showWelcomeToast(
  session: Session | null,
  message: { title: string; description: string } = authMessages.welcome,
): void {
  if (session && !needsSecondFactor(session)) toast(message);
}
