// Six digits, typed, pasted or filled in by the phone.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { codeLength, code as codeRule, tidyCode } from "./rules.ts";

export function CodeEntry({
  label,
  invalid,
  action,
  verify,
  takesFocus = false,
}: {
  label: string;
  /** Said when the six characters are not six digits. */
  invalid: { title: string; description: string };
  action: string;
  /** True when the code was right. */
  verify: (code: string) => Promise<boolean>;
  /** True when the reader has just asked for the field. */
  takesFocus?: boolean;
}) {
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);

  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const code = codeRule.safeParse(typed);
    if (!code.success) {
      toast({ ...invalid, variant: "destructive" });
      return;
    }
    setBusy(true);
    const right = await verify(code.data);
    setBusy(false);
    if (!right) setTyped("");
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={label}>
        <Input
          ref={field}
          value={typed}
          onChange={(event) => setTyped(tidyCode(event.target.value))}
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
