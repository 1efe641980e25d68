// Sign-in with a magic link, which also creates the account of a new user.
import { useState } from "react";
import { requestRedirectUrl } from "#app/features/auth/requested-links.ts";
import { paths } from "#app/lib/paths.ts";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { CheckEmail, type SentEmail } from "./check-email.tsx";
import { EmailForm } from "./email-form.tsx";
import { signInMessages } from "./messages.ts";
import { verifyCode } from "./verify-code.ts";

async function send(email: string): Promise<boolean> {
  const sent = await callWithErrorToast(signInMessages.sendFailed, (client) =>
    client.auth.signInWithOtp({
      email,
      options: { emailRedirectTo: requestRedirectUrl(paths.authCallback, email) },
    }),
  );
  return sent !== null;
}

export function MagicLink({
  isNew,
  sent,
  onSent,
}: {
  isNew: boolean;
  sent: SentEmail | null;
  onSent: (sent: SentEmail | null) => void;
}) {
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
        {isNew
          ? "We email you a link. Opening it creates your account and signs you in, no password needed."
          : "We email you a link that signs you in, no password needed. If you are new here, it creates your account."}
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
