// Signs in with the code of an email, for new and existing accounts.
import { clearRequestedLinks } from "#app/features/auth/requested-links.ts";
import { showWelcomeToast } from "#app/features/auth/welcome-toast.ts";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { signInMessages } from "./messages.ts";

/** True if the code was accepted. */
export async function verifyCode(email: string, token: string): Promise<boolean> {
  const done = await callWithErrorToast(signInMessages.verificationFailed, async (client) => {
    const answer = await client.auth.verifyOtp({ email, token, type: "email" });
    // supabase-js treats an answer without a session as success; the user would wait for ever.
    if (answer.error === null && answer.data.session === null) throw new Error(signInMessages.noSession);
    return answer;
  });
  if (done) {
    clearRequestedLinks();
    showWelcomeToast(done.data.session);
  }
  return done !== null;
}
