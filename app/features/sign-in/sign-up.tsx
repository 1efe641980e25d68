// A new account with a password. The address is confirmed by mail before anybody is in.
import { zodResolver } from "@hookform/resolvers/zod";
import { ArrowLeft } from "lucide-react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { askedRedirect } from "#app/features/auth/asked-links.ts";
import { attempt, tellWelcome } from "#app/features/auth/tell.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { CheckEmail, type Sent } from "./check-email.tsx";
import { tellInvalidEmail } from "./email-form.tsx";
import { signInMessages } from "./messages.ts";
import * as rules from "./rules.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { verifyCode } from "./verify-code.ts";

const schema = z.object({ email: rules.email, password: rules.newPassword });

/** What signed up, for asking again: a mail confirms the password it was asked for with, and a resent one has none. */
export type SignedUp = Sent & { password: string };

async function signUpAgain({ email, password }: SignedUp): Promise<boolean> {
  const sent = await attempt(signInMessages.sendFailed, (client) =>
    client.auth.signUp({ email, password, options: { emailRedirectTo: askedRedirect(paths.home, email) } }),
  );
  return sent !== null;
}

export function SignUp({
  sent,
  onSent,
  onBack,
}: {
  sent: SignedUp | null;
  onSent: (sent: SignedUp | null) => void;
  onBack: () => void;
}) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const signUp = form.handleSubmit(
    async ({ email, password }) => {
      const done = await attempt(signInMessages.signUpFailed, (client) =>
        client.auth.signUp({
          email,
          password,
          options: { emailRedirectTo: askedRedirect(paths.home, email) },
        }),
      );
      if (done?.data.session) tellWelcome(done.data.session);
      else if (done) onSent({ email, password, at: Date.now() });
    },
    (wrong) => {
      if (wrong.email) tellInvalidEmail();
    },
  );

  if (sent) {
    return (
      <CheckEmail
        sent={sent}
        purpose="to confirm your address"
        resend={() => signUpAgain(sent)}
        verify={(code) => verifyCode(sent.email, code)}
        onSent={(next) => onSent(next && { ...sent, ...next })}
      />
    );
  }
  return (
    <form noValidate onSubmit={signUp} className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Create an account
      </h2>
      <Field label="Email" required error={errors.email?.message}>
        <Input {...form.register("email")} type="email" inputMode="email" autoComplete="username" />
      </Field>
      <Field label="Password" required description="8 characters or more." error={errors.password?.message}>
        <Input {...form.register("password")} type="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? "Creating account..." : "Sign Up"}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        <ArrowLeft aria-hidden />
        Back to sign in
      </Button>
    </form>
  );
}
