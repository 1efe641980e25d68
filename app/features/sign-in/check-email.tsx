// The view after an email was sent: resend it, or enter its code.
import { ArrowLeft, MailCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { CodeEntry } from "./code-entry.tsx";
import { signInMessages } from "./messages.ts";
import { useCountdown } from "./use-countdown.ts";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

const cooldown = 60_000;

/** The email that was sent. Held by the card, so that switching tabs does not lose it. */
export type SentEmail = { email: string; at: number };

export function CheckEmail({
  sent,
  purpose,
  resend,
  verify,
  onSent,
}: {
  sent: SentEmail;
  /** What the link does, as the end of a sentence. */
  purpose: string;
  /** True if another email was sent. */
  resend: () => Promise<boolean>;
  verify: (code: string) => Promise<boolean>;
  /** Called when another email was sent, or with null to enter another address. */
  onSent: (sent: SentEmail | null) => void;
}) {
  const [byCode, setByCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const left = useCountdown(sent.at + cooldown);
  const { email } = sent;
  const heading = useFocusOnMount<HTMLHeadingElement>();

  async function sendAgain() {
    setBusy(true);
    if (await resend()) {
      onSent({ email, at: Date.now() });
      toast({ title: signInMessages.checkEmail, description: `Another email is on its way to ${email}.` });
    }
    setBusy(false);
  }

  return (
    <div className="grid gap-4">
      <MailCheck aria-hidden strokeWidth={1.5} className="size-10 text-forest" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {signInMessages.checkEmail}
      </h2>
      {byCode ? (
        <>
          <p>
            Enter the 6-digit code from the email to <strong className="wrap-anywhere">{email}</strong>.
          </p>
          <CodeEntry
            label="6-digit code"
            invalid={signInMessages.invalidCode}
            action="Verify code"
            verify={verify}
            focusOnMount
          />
          <Button variant="quiet" onClick={() => setByCode(false)}>
            <ArrowLeft aria-hidden />
            Back to the link
          </Button>
        </>
      ) : (
        <>
          <p>
            We sent an email to <strong className="wrap-anywhere">{email}</strong>. Press the link in it{" "}
            {purpose}, or enter its code here. Either works once, for one hour.
          </p>
          <Button onClick={() => setByCode(true)}>Enter code manually</Button>
          <Button variant="secondary" disabled={busy || left > 0} onClick={sendAgain}>
            {left > 0 ? `Resend in ${left}s` : "Resend link"}
          </Button>
          <p className="text-soft">Nothing there? Check your spam folder as well.</p>
          <Button variant="quiet" onClick={() => onSent(null)}>
            <ArrowLeft aria-hidden />
            Use a different email
          </Button>
        </>
      )}
    </div>
  );
}
