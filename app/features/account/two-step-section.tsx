// Two-step sign-in: an authenticator app, security keys, or both.
import type { Factor, User } from "@supabase/supabase-js";
import { KeyRound, Smartphone } from "lucide-react";
import { useState } from "react";
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
            <FactorRow key={factor.id} factor={factor} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {hasApp ? null : <AddApp />}
        <AddKey taken={factors.map((factor) => factor.friendly_name ?? "")} />
      </div>
    </Section>
  );
}

const kinds: Record<string, string> = { totp: "Authenticator app", webauthn: "Security key" };

function FactorRow({ factor }: { factor: Factor }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const kind = kinds[factor.factor_type] ?? factor.factor_type;
  const name = factor.friendly_name || kind;
  const Icon = factor.factor_type === "totp" ? Smartphone : KeyRound;

  async function remove() {
    setBusy(true);
    const done = await callWithErrorToast(accountMessages.removeFailed, (client) =>
      client.auth.mfa.unenroll({ factorId: factor.id }),
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
