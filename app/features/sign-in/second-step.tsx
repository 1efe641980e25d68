// The second factor: a code from an authenticator app, or a security key.
import type { Factor, User } from "@supabase/supabase-js";
import { KeyRound, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { authMessages } from "#app/features/auth/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { callWithErrorToast, showErrorToast } from "#app/ui/error-toast.ts";
import { toast } from "#app/ui/toast-store.ts";
import { CodeEntry } from "./code-entry.tsx";
import { signInMessages } from "./messages.ts";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

async function verifyApp(factorId: string, code: string): Promise<boolean> {
  const done = await callWithErrorToast(signInMessages.verificationFailed, (client) =>
    client.auth.mfa.challengeAndVerify({ factorId, code }),
  );
  if (done) toast(authMessages.welcomeBack);
  return done !== null;
}

export function SecondStep({ user }: { user: User }) {
  const { signOut } = useAuth();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const verified = (user.factors ?? []).filter((factor) => factor.status === "verified");
  const app = verified.find((factor) => factor.factor_type === "totp");
  const keys = verified.filter((factor) => factor.factor_type === "webauthn");
  return (
    <div className="grid gap-4">
      <ShieldCheck aria-hidden strokeWidth={1.5} className="size-10 text-forest" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        One more step
      </h2>
      {app ? (
        <>
          <p>Enter the code that your authenticator app shows for Bush Tea.</p>
          <CodeEntry
            label="Code from your app"
            invalid={signInMessages.invalidAppCode}
            action="Verify code"
            verify={(code) => verifyApp(app.id, code)}
          />
        </>
      ) : (
        <p>Have your security key ready, then press the button.</p>
      )}
      {keys.map((key) => (
        <KeyButton key={key.id} factor={key} first={!app} />
      ))}
      <Button
        variant="quiet"
        onClick={() => signOut().catch((error: unknown) => showErrorToast(authMessages.signOutFailed, error))}
      >
        Use another account
      </Button>
    </div>
  );
}

function KeyButton({ factor, first }: { factor: Factor; first: boolean }) {
  const [busy, setBusy] = useState(false);

  async function use() {
    setBusy(true);
    const done = await callWithErrorToast(signInMessages.verificationFailed, (client) =>
      client.auth.mfa.webauthn.authenticate({ factorId: factor.id }),
    );
    if (done) toast(authMessages.welcomeBack);
    setBusy(false);
  }

  return (
    <Button variant={first ? "primary" : "secondary"} disabled={busy} onClick={use}>
      <KeyRound aria-hidden />
      {factor.friendly_name ? `Use ${factor.friendly_name}` : "Use your security key"}
    </Button>
  );
}
