// The form for a new password, after a recovery link and on the account page.
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { newPassword } from "./validation.ts";

const schema = z.object({ password: newPassword });

export function NewPasswordForm({
  email,
  action,
  onPassword,
}: {
  /** For password managers, so that they save the password with its account. */
  email: string;
  action: string;
  /** True if the password was accepted. */
  onPassword: (password: string) => Promise<boolean>;
}) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;
  const change = form.handleSubmit(async ({ password }) => {
    if (await onPassword(password)) form.reset();
  });
  return (
    <form noValidate onSubmit={change} className="grid gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="New password"
        required
        description="8 characters or more."
        error={errors.password?.message}
      >
        <Input {...form.register("password")} type="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? "Saving..." : action}
      </Button>
    </form>
  );
}
