// The code of a mail that signs somebody in, be they new or known.
import { forgetAskedLinks } from "#app/features/auth/asked-links.ts";
import { attempt, tellWelcome } from "#app/features/auth/tell.ts";
import { signInMessages } from "./messages.ts";

/** True when the code was right. */
export async function verifyCode(email: string, token: string): Promise<boolean> {
  const done = await attempt(signInMessages.verificationFailed, async (client) => {
    const answer = await client.auth.verifyOtp({ email, token, type: "email" });
    // The library takes an answer without a session for success; the reader would wait for nothing.
    if (answer.error === null && answer.data.session === null) throw new Error(signInMessages.noSession);
    return answer;
  });
  if (done) {
    forgetAskedLinks();
    tellWelcome(done.data.session);
  }
  return done !== null;
}
