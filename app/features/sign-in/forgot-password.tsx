// A mail that leads to a page where a new password can be chosen.
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { askedRedirect, forgetAskedLinks } from "#app/features/auth/asked-links.ts";
import { attempt } from "#app/features/auth/tell.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckEmail, type Sent } from "./check-email.tsx";
import { EmailForm } from "./email-form.tsx";
import { signInMessages } from "./messages.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

async function send(email: string): Promise<boolean> {
  const sent = await attempt(signInMessages.resetFailed, (client) =>
    client.auth.resetPasswordForEmail(email, { redirectTo: askedRedirect(paths.authCallback, email) }),
  );
  return sent !== null;
}

export function ForgotPassword({
  sent,
  onSent,
  onBack,
  beforeSignIn,
}: {
  sent: Sent | null;
  onSent: (sent: Sent | null) => void;
  onBack: () => void;
  /** Called before a right code signs somebody in, because the way on is another one then. */
  beforeSignIn: (destination: string) => void;
}) {
  const [email, setEmail] = useState("");
  const heading = useFocusOnArrival<HTMLHeadingElement>();

  async function verify(address: string, token: string): Promise<boolean> {
    beforeSignIn(paths.authReset);
    const done = await attempt(signInMessages.verificationFailed, (client) =>
      client.auth.verifyOtp({ email: address, token, type: "recovery" }),
    );
    if (done) forgetAskedLinks();
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
      <p className="text-soft">Tell us your address, and we mail you a link to choose a new one.</p>
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
