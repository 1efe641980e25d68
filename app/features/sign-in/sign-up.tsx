// Creates an account with a password. The address must be confirmed by email before the first sign-in.
import { zodResolver } from "@hookform/resolvers/zod";
import { ArrowLeft } from "lucide-react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { requestRedirectUrl } from "#app/features/auth/requested-links.ts";
import { showWelcomeToast } from "#app/features/auth/welcome-toast.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { CheckEmail, type SentEmail } from "./check-email.tsx";
import { showInvalidEmailToast } from "./email-form.tsx";
import { signInMessages } from "./messages.ts";
import type { Credentials } from "./password-sign-in.tsx";
import { useFocusOnMount } from "./use-focus-on-mount.ts";
import * as validation from "./validation.ts";
import { verifyCode } from "./verify-code.ts";

const schema = z.object({ email: validation.email, password: validation.newPassword });

/** The sign-up, to repeat it: each email confirms the password of its own request, and `resend` carries none. */
export type SignedUp = SentEmail & { password: string };

async function repeatSignUp({ email, password }: SignedUp): Promise<boolean> {
  const sent = await callWithErrorToast(signInMessages.sendFailed, (client) =>
    client.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: requestRedirectUrl(paths.home, email) },
    }),
  );
  return sent !== null;
}

export function SignUp({
  typed,
  sent,
  onSent,
  onBack,
}: {
  typed: Credentials;
  sent: SignedUp | null;
  onSent: (sent: SignedUp | null) => void;
  onBack: () => void;
}) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: typed,
  });
  const { errors, isSubmitting } = form.formState;

  const signUp = form.handleSubmit(
    async ({ email, password }) => {
      const done = await callWithErrorToast(signInMessages.signUpFailed, (client) =>
        client.auth.signUp({
          email,
          password,
          options: { emailRedirectTo: requestRedirectUrl(paths.home, email) },
        }),
      );
      if (done?.data.session) showWelcomeToast(done.data.session);
      else if (done) onSent({ email, password, at: Date.now() });
    },
    (invalid) => {
      if (invalid.email) showInvalidEmailToast();
    },
  );

  if (sent) {
    return (
      <CheckEmail
        sent={sent}
        purpose="to confirm your address"
        resend={() => repeatSignUp(sent)}
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
