import type { User } from "@supabase/supabase-js";
import { requestRedirectUrl } from "#app/features/auth/requested-links.ts";
import { EmailForm } from "#app/features/sign-in/email-form.tsx";
import { paths } from "#app/lib/paths.ts";
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

export function EmailSection({ user }: { user: User }) {
  return (
    <Section
      title="Email address"
      description={
        <>
          You sign in with <strong className="wrap-anywhere">{user.email}</strong>. A change takes effect when
          both addresses have confirmed it.
        </>
      }
    >
      {user.new_email ? <Notice>{accountMessages.emailPending(user.new_email)}</Notice> : null}
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
