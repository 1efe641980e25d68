// A new account with a password. The address is confirmed by mail before anybody is in.
import { zodResolver } from "@hookform/resolvers/zod";
import { ArrowLeft } from "lucide-react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { askedRedirect } from "#app/features/auth/asked-links.ts";
import { attempt, tellWelcome } from "#app/features/auth/tell.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { CheckEmail, type Sent } from "./check-email.tsx";
import { consentData } from "./consent.ts";
import { tellInvalidEmail } from "./email-form.tsx";
import { signInMessages } from "./messages.ts";
import * as rules from "./rules.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { verifyCode } from "./verify-code.ts";

const schema = z.object({ email: rules.email, password: rules.newPassword, consent: z.boolean() });

async function resend(email: string): Promise<boolean> {
  const sent = await attempt(signInMessages.sendFailed, (client) =>
    client.auth.resend({
      type: "signup",
      email,
      options: { emailRedirectTo: askedRedirect(paths.home, email) },
    }),
  );
  return sent !== null;
}

export function SignUp({
  sent,
  onSent,
  onBack,
}: {
  sent: Sent | null;
  onSent: (sent: Sent | null) => void;
  onBack: () => void;
}) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: "", password: "", consent: false },
  });
  const { errors, isSubmitting } = form.formState;

  const signUp = form.handleSubmit(
    async ({ email, password, consent }) => {
      const done = await attempt(signInMessages.signUpFailed, (client) =>
        client.auth.signUp({
          email,
          password,
          options: { emailRedirectTo: askedRedirect(paths.home, email), data: consentData(consent) },
        }),
      );
      if (done?.data.session) tellWelcome(done.data.session);
      else if (done) onSent({ email, at: Date.now() });
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
        resend={() => resend(sent.email)}
        verify={(code) => verifyCode(sent.email, code)}
        onSent={onSent}
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
      <div>
        <Checkbox {...form.register("consent")} label={signInMessages.consent} />
        <p className="text-sm text-soft">{signInMessages.consentHint}</p>
      </div>
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
