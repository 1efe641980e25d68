// One address and one button: for a sign-in link, and for a new password.
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { signInMessages } from "./messages.ts";
import * as rules from "./rules.ts";

const schema = z.object({ email: rules.email });

export function tellInvalidEmail(): void {
  toast({ ...signInMessages.invalidEmail, variant: "destructive" });
}

export function EmailForm({
  email,
  action,
  busyAction,
  onEmail,
  label = "Email",
  narrowButton = false,
  children,
}: {
  /** What was typed before, when the reader comes back. */
  email: string;
  action: string;
  busyAction: string;
  onEmail: (email: string) => Promise<void>;
  label?: string;
  /** True where the form is one of several on a page. */
  narrowButton?: boolean;
  children?: ReactNode;
}) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => onEmail(values.email), tellInvalidEmail)}
      className="grid gap-4"
    >
      <Field label={label} required error={errors.email?.message}>
        <Input
          {...form.register("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="you@example.com"
        />
      </Field>
      {children}
      <Button type="submit" disabled={isSubmitting} className={narrowButton ? "justify-self-start" : ""}>
        {isSubmitting ? busyAction : action}
      </Button>
    </form>
  );
}
