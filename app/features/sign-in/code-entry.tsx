// A form for a 6-digit code, which can be typed, pasted or autofilled.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { codeLength, code as codeRule, normaliseCode } from "./validation.ts";

export function CodeEntry({
  label,
  invalid,
  action,
  verify,
  focusOnMount = false,
}: {
  label: string;
  /** Shown if the input is not six digits. */
  invalid: { title: string; description: string };
  action: string;
  /** True if the code was accepted. */
  verify: (code: string) => Promise<boolean>;
  /** Set when the user opened the field, so that it is focused. */
  focusOnMount?: boolean;
}) {
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);

  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (focusOnMount) field.current?.focus();
  }, [focusOnMount]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const code = codeRule.safeParse(typed);
    if (!code.success) {
      toast({ ...invalid, variant: "destructive" });
      return;
    }
    setBusy(true);
    const accepted = await verify(code.data);
    setBusy(false);
    if (!accepted) setTyped("");
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={label}>
        <Input
          ref={field}
          value={typed}
          onChange={(event) => setTyped(normaliseCode(event.target.value))}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          className="text-center text-2xl tracking-[0.4em] tabular-nums"
        />
      </Field>
      <Button type="submit" disabled={busy || typed.length < codeLength}>
        {busy ? "Verifying..." : action}
      </Button>
    </form>
  );
}
