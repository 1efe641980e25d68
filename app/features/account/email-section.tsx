import type { User } from "@supabase/supabase-js";
import { askedRedirect } from "#app/features/auth/asked-links.ts";
import { attempt } from "#app/features/auth/tell.ts";
import { EmailForm } from "#app/features/sign-in/email-form.tsx";
import { paths } from "#app/lib/paths.ts";
import { Notice } from "#app/ui/notice.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { accountMessages } from "./messages.ts";
import { Section } from "./section.tsx";

async function change(email: string): Promise<void> {
  const done = await attempt(accountMessages.emailFailed, (client) =>
    client.auth.updateUser({ email }, { emailRedirectTo: askedRedirect(paths.authCallback, email) }),
  );
  if (done) toast(accountMessages.emailAsked);
}

export function EmailSection({ user }: { user: User }) {
  return (
    <Section
      title="E-mail address"
      description={
        <>
          You sign in with <strong className="wrap-anywhere">{user.email}</strong>. A change takes effect when
          both addresses agree.
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
