// Signing in with a link: an address, a mail, a click. It also opens an account for somebody new.
import { useState } from "react";
import { askedRedirect } from "#app/features/auth/asked-links.ts";
import { attempt } from "#app/features/auth/tell.ts";
import { paths } from "#app/lib/paths.ts";
import { CheckEmail, type Sent } from "./check-email.tsx";
import { EmailForm } from "./email-form.tsx";
import { signInMessages } from "./messages.ts";
import { verifyCode } from "./verify-code.ts";

async function send(email: string): Promise<boolean> {
  const sent = await attempt(signInMessages.sendFailed, (client) =>
    client.auth.signInWithOtp({
      email,
      options: { emailRedirectTo: askedRedirect(paths.authCallback, email) },
    }),
  );
  return sent !== null;
}

export function MagicLink({ sent, onSent }: { sent: Sent | null; onSent: (sent: Sent | null) => void }) {
  const [email, setEmail] = useState("");

  if (sent) {
    return (
      <CheckEmail
        sent={sent}
        purpose="to sign in"
        resend={() => send(sent.email)}
        verify={(code) => verifyCode(sent.email, code)}
        onSent={onSent}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        We mail you a link that signs you in, no password needed. If you are new here, it opens your account.
      </p>
      <EmailForm
        email={email}
        action="Send Magic Link"
        busyAction="Sending..."
        onEmail={async (given) => {
          setEmail(given);
          if (await send(given)) onSent({ email: given, at: Date.now() });
        }}
      />
    </div>
  );
}
