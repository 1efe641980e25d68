import type { User } from "@supabase/supabase-js";
import { requestRedirectUrl } from "#app/features/auth/requested-links.ts";
import { CodeEntry } from "#app/features/sign-in/code-entry.tsx";
import { EmailForm } from "#app/features/sign-in/email-form.tsx";
import { signInMessages } from "#app/features/sign-in/messages.ts";
import { paths } from "#app/lib/paths.ts";
import { postAuth } from "#app/lib/post-auth.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { Notice } from "#app/ui/notice.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { accountMessages } from "./messages.ts";
import { Section } from "./section.tsx";

async function change(email: string): Promise<void> {
  const done = await callWithErrorToast(accountMessages.emailFailed, (client) =>
    client.auth.updateUser({ email }, { emailRedirectTo: requestRedirectUrl(paths.authCallback, email) }),
  );
  if (done) toast(accountMessages.emailRequested);
}

const hasSecondStep = (user: User): boolean =>
  (user.factors ?? []).some((factor) => factor.status === "verified");

export function EmailSection({ user }: { user: User }) {
  return (
    <Section
      title="Email address"
      description={
        <>
          You sign in with <strong className="wrap-anywhere">{user.email}</strong>. A change takes effect when
          both addresses have confirmed it. We then ask you again whether to keep your questions.
        </>
      }
    >
      {hasSecondStep(user) ? <Notice>{accountMessages.secondStepGoes}</Notice> : null}
      {user.new_email ? <PendingChange address={user.new_email} hadSecondStep={hasSecondStep(user)} /> : null}
      <EmailForm
        email=""
        label="New email"
        action="Change address"
        busyAction="Sending..."
        onEmail={change}
        narrowButton
      />
    </Section>
  );
}

/** Confirmed here, the change keeps the password and this device; by the link alone it removes them. */
function PendingChange({ address, hadSecondStep }: { address: string; hadSecondStep: boolean }) {
  async function confirm(token: string): Promise<boolean> {
    const body = { type: "email_change", email: address, token };
    const done = await callWithErrorToast(accountMessages.emailFailed, (client) =>
      postAuth(client, "verify", body),
    );
    if (!done) return false;
    const { data } = await (await getSupabase()).auth.refreshSession();
    // The other address may not have agreed yet.
    const isGone = hadSecondStep && data.user !== null && !hasSecondStep(data.user);
    toast(isGone ? accountMessages.secondStepGone : accountMessages.emailConfirmed);
    return true;
  }
  return (
    <>
      <Notice>{accountMessages.emailPending(address)}</Notice>
      <div className="max-w-sm">
        <CodeEntry
          label="Code from the email to the new address"
          invalid={signInMessages.invalidCode}
          action="Confirm"
          verify={confirm}
        />
      </div>
    </>
  );
}
