// A form for an email address, used for magic links, password resets and address changes.
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { signInMessages } from "./messages.ts";
import * as validation from "./validation.ts";

const schema = z.object({ email: validation.email });

export function showInvalidEmailToast(): void {
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
  /** The initial value. */
  email: string;
  action: string;
  busyAction: string;
  onEmail: (email: string) => Promise<void>;
  label?: string;
  /** Set where the form is one of several on a page. */
  narrowButton?: boolean;
  children?: ReactNode;
}) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => onEmail(values.email), showInvalidEmailToast)}
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
