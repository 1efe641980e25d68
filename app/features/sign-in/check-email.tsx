// A mail is on its way: wait for it, ask for another, or type the code it carries.
import { ArrowLeft, MailCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { CodeEntry } from "./code-entry.tsx";
import { signInMessages } from "./messages.ts";
import { useCountdown } from "./use-countdown.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

const cooldown = 60_000;

/** The mail that is on its way. Kept by the card, so that turning a tab does not lose it. */
export type Sent = { email: string; at: number };

export function CheckEmail({
  sent,
  purpose,
  resend,
  verify,
  onSent,
}: {
  sent: Sent;
  /** What pressing the link will do, as the end of a sentence. */
  purpose: string;
  /** True when another mail was sent. */
  resend: () => Promise<boolean>;
  verify: (code: string) => Promise<boolean>;
  /** Another mail was sent, or, with null, the reader wants to type another address. */
  onSent: (sent: Sent | null) => void;
}) {
  const [byCode, setByCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const left = useCountdown(sent.at + cooldown);
  const { email } = sent;
  const heading = useFocusOnArrival<HTMLHeadingElement>();

  async function sendAgain() {
    setBusy(true);
    if (await resend()) {
      onSent({ email, at: Date.now() });
      toast({ title: signInMessages.checkEmail, description: `Another mail is on its way to ${email}.` });
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
            Type the 6-digit code from the mail to <strong className="wrap-anywhere">{email}</strong>.
          </p>
          <CodeEntry
            label="6-digit code"
            invalid={signInMessages.invalidCode}
            action="Verify code"
            verify={verify}
            takesFocus
          />
          <Button variant="quiet" onClick={() => setByCode(false)}>
            <ArrowLeft aria-hidden />
            Back to the link
          </Button>
        </>
      ) : (
        <>
          <p>
            We sent a mail to <strong className="wrap-anywhere">{email}</strong>. Press the link in it{" "}
            {purpose}. It works once, for one hour.
          </p>
          <p className="text-soft">Nothing there? Look among the spam as well.</p>
          <Button onClick={() => setByCode(true)}>Enter code manually</Button>
          <Button variant="secondary" disabled={busy || left > 0} onClick={sendAgain}>
            {left > 0 ? `Resend in ${left}s` : "Resend link"}
          </Button>
          <Button variant="quiet" onClick={() => onSent(null)}>
            <ArrowLeft aria-hidden />
            Use a different email
          </Button>
        </>
      )}
    </div>
  );
}
