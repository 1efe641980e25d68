// Requests a password reset email.
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { clearRequestedLinks, requestRedirectUrl } from "#app/features/auth/requested-links.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { CheckEmail, type SentEmail } from "./check-email.tsx";
import { EmailForm } from "./email-form.tsx";
import { signInMessages } from "./messages.ts";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

async function send(email: string): Promise<boolean> {
  const sent = await callWithErrorToast(signInMessages.resetFailed, (client) =>
    client.auth.resetPasswordForEmail(email, { redirectTo: requestRedirectUrl(paths.authCallback, email) }),
  );
  return sent !== null;
}

export function ForgotPassword({
  sent,
  onSent,
  onBack,
  beforeSignIn,
}: {
  sent: SentEmail | null;
  onSent: (sent: SentEmail | null) => void;
  onBack: () => void;
  /** Called before a code signs the user in, because the destination differs then. */
  beforeSignIn: (destination: string) => void;
}) {
  const [email, setEmail] = useState("");
  const heading = useFocusOnMount<HTMLHeadingElement>();

  async function verify(address: string, token: string): Promise<boolean> {
    beforeSignIn(paths.authReset);
    const done = await callWithErrorToast(signInMessages.verificationFailed, (client) =>
      client.auth.verifyOtp({ email: address, token, type: "recovery" }),
    );
    if (done) clearRequestedLinks();
    else beforeSignIn(paths.dashboard);
    return done !== null;
  }

  if (sent) {
    return (
      <CheckEmail
        sent={sent}
        purpose="to choose a new password"
        resend={() => send(sent.email)}
        verify={(code) => verify(sent.email, code)}
        onSent={onSent}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Forgot your password?
      </h2>
      <p className="text-soft">Enter your email address, and we will send you a link to choose a new one.</p>
      <EmailForm
        email={email}
        action="Send Reset Link"
        busyAction="Sending..."
        onEmail={async (given) => {
          setEmail(given);
          if (await send(given)) onSent({ email: given, at: Date.now() });
        }}
      />
      <Button variant="quiet" onClick={onBack}>
        <ArrowLeft aria-hidden />
        Back to sign in
      </Button>
    </div>
  );
}
