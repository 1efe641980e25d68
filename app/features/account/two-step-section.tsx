// Two-step sign-in: an authenticator app, security keys, or both. To add the first one, or to remove one in an older session, the
// server requires a code sent by email, unless the session was just opened by one.
import type { Factor, User } from "@supabase/supabase-js";
import { KeyRound, Smartphone } from "lucide-react";
import { useState } from "react";
import { CodeEntry } from "#app/features/sign-in/code-entry.tsx";
import { signInMessages } from "#app/features/sign-in/messages.ts";
import { postAuth } from "#app/lib/post-auth.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { toast } from "#app/ui/toast-store.ts";
import { AddApp } from "./add-app.tsx";
import { AddKey } from "./add-key.tsx";
import { accountMessages } from "./messages.ts";
import { Section } from "./section.tsx";

export function TwoStepSection({ user }: { user: User }) {
  const factors = (user.factors ?? []).filter((factor) => factor.status === "verified");
  const hasApp = factors.some((factor) => factor.factor_type === "totp");
  /** What to do once the code from the email is entered, and the button that does it. */
  const [retry, setRetry] = useState<{ again: () => Promise<void>; action: string } | null>(null);

  async function requestCode(again: () => Promise<void>, action: string): Promise<void> {
    const sent = await callWithErrorToast(accountMessages.addFailed, (client) =>
      client.auth.reauthenticate(),
    );
    if (!sent) return;
    setRetry({ again, action });
    toast(accountMessages.securityCodeSent);
  }

  const requestCodeToAdd = (again: () => Promise<void>) => requestCode(again, "Confirm and add");

  async function confirm(nonce: string): Promise<boolean> {
    const done = await callWithErrorToast(accountMessages.addFailed, (client) =>
      postAuth(client, "reauthenticate", { nonce }),
    );
    if (!done) return false;
    setRetry(null);
    await retry?.again();
    return true;
  }

  return (
    <Section
      title="Two-step sign-in"
      description="With a second step, a stolen password or mailbox is not enough to sign in."
    >
      {factors.length === 0 ? (
        <p>Two-step sign-in is off.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              onCodeNeeded={(again) => requestCode(again, "Confirm and remove")}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {hasApp ? null : <AddApp onCodeNeeded={requestCodeToAdd} />}
        <AddKey taken={factors.map((factor) => factor.friendly_name ?? "")} onCodeNeeded={requestCodeToAdd} />
      </div>
      {retry === null ? null : (
        <div className="grid max-w-sm gap-2">
          <CodeEntry
            label="Security code from the email"
            invalid={signInMessages.invalidCode}
            action={retry.action}
            verify={confirm}
            focusOnMount
          />
          <Button variant="quiet" onClick={() => setRetry(null)}>
            Cancel
          </Button>
        </div>
      )}
    </Section>
  );
}

const kinds: Record<string, string> = { totp: "Authenticator app", webauthn: "Security key" };

function FactorRow({
  factor,
  onCodeNeeded,
}: {
  factor: Factor;
  onCodeNeeded: (retry: () => Promise<void>) => void;
}) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const kind = kinds[factor.factor_type] ?? factor.factor_type;
  const name = factor.friendly_name || kind;
  const Icon = factor.factor_type === "totp" ? Smartphone : KeyRound;

  async function remove() {
    setBusy(true);
    const done = await callWithErrorToast(
      accountMessages.removeFailed,
      (client) => client.auth.mfa.unenroll({ factorId: factor.id }),
      (error) => {
        if (error.code !== "reauthentication_needed") return false;
        setOpen(false);
        onCodeNeeded(remove);
        return true;
      },
    );
    setBusy(false);
    if (!done) return;
    setOpen(false);
    toast({ title: accountMessages.factorRemoved });
    // The stored session still lists the removed factor.
    await (await getSupabase()).auth.refreshSession();
  }

  return (
    <li className="flex items-center gap-3 py-2">
      <Icon aria-hidden className="size-6 shrink-0 text-forest" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{name}</span>
        {name === kind ? null : <span className="text-sm text-soft">{kind}</span>}
      </span>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Remove ${name}?`}
        description="It will no longer be asked for when you sign in."
        trigger={
          <Button variant="quiet" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        }
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="danger" disabled={busy} onClick={remove}>
              Remove
            </Button>
          </>
        }
      />
    </li>
  );
}
