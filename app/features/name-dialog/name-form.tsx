// The form for the display name.
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { displayName, longestName, nameMessages, saveDisplayName } from "./display-name.ts";

const schema = z.object({ name: displayName });

export function NameForm({ userId, name, action }: { userId: string; name: string; action: string }) {
  const form = useForm({
    resolver: zodResolver(schema),
    values: { name },
    // On a slow connection the user may type before the stored name arrives: their input is kept.
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: true,
  });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(
    async (given) => {
      if (!(await saveDisplayName(userId, given.name))) {
        toast({ ...nameMessages.saveFailed, variant: "destructive" });
        return;
      }
      toast({ title: nameMessages.saved(given.name) });
    },
    (wrong) =>
      toast({
        title: nameMessages.invalidTitle,
        description: wrong.name?.message,
        variant: "destructive",
      }),
  );

  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <Field label="Your name" required description={nameMessages.whereShown} error={errors.name?.message}>
        <Input {...form.register("name")} autoComplete="nickname" maxLength={longestName} />
      </Field>
      <Button type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? "Saving..." : action}
      </Button>
    </form>
  );
}
