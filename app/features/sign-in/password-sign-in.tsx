// Sign-in with email and password.
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { authMessages } from "#app/features/auth/messages.ts";
import { clearRequestedLinks } from "#app/features/auth/requested-links.ts";
import { showWelcomeToast } from "#app/features/auth/welcome-toast.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { dismissErrors } from "#app/ui/toast-store.ts";
import { showInvalidEmailToast } from "./email-form.tsx";
import { signInMessages } from "./messages.ts";
import * as validation from "./validation.ts";

const schema = z.object({
  email: validation.email,
  password: z.string().check(z.minLength(1, signInMessages.passwordMissing)),
});

export type Credentials = { email: string; password: string };

export function PasswordSignIn({
  onSignUp,
  onForgot,
}: {
  /** With what was typed, so that a newcomer need not type it again. */
  onSignUp: (typed: Credentials) => void;
  onForgot: () => void;
}) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: "", password: "" } });
  const { errors, isSubmitting } = form.formState;

  const signIn = form.handleSubmit(
    async (credentials) => {
      const done = await callWithErrorToast(signInMessages.signInFailed, (client) =>
        client.auth.signInWithPassword(credentials),
      );
      if (!done) return;
      clearRequestedLinks();
      showWelcomeToast(done.data.session, authMessages.welcomeBack);
    },
    (invalid) => {
      if (invalid.email) showInvalidEmailToast();
    },
  );

  return (
    <form noValidate onSubmit={signIn} className="grid gap-4">
      <Field label="Email" required error={errors.email?.message}>
        <Input {...form.register("email")} type="email" inputMode="email" autoComplete="username" />
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        <Input {...form.register("password")} type="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? "Signing in..." : "Sign In"}
      </Button>
      <button
        type="button"
        className={classNames(textLink, "min-h-11 justify-self-start")}
        onClick={onForgot}
      >
        Forgot password?
      </button>
      <div className="grid gap-2 border-t border-line pt-4">
        <p>New here?</p>
        <Button
          variant="secondary"
          onClick={() => {
            dismissErrors();
            onSignUp(form.getValues());
          }}
        >
          Create an account
        </Button>
      </div>
    </form>
  );
}
