// Enrols a security key (WebAuthn).
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { toast } from "#app/ui/toast-store.ts";
import { refreshDevices } from "./devices-section.tsx";
import { accountMessages } from "./messages.ts";

/** The first of "Security key", "Security key 2", … that is not taken. */
export function nextKeyName(taken: readonly string[]): string {
  let name = "Security key";
  for (let number = 2; taken.includes(name); number += 1) name = `Security key ${number}`;
  return name;
}

export function AddKey({
  taken,
  onCodeNeeded,
}: {
  taken: readonly string[];
  onCodeNeeded: (retry: () => Promise<void>) => void;
}) {
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    const done = await callWithErrorToast(
      accountMessages.addFailed,
      (client) => client.auth.mfa.webauthn.register({ friendlyName: nextKeyName(taken) }),
      (error) => {
        if (error.code !== "reauthentication_needed") return false;
        onCodeNeeded(add);
        return true;
      },
    );
    setBusy(false);
    if (!done) return;
    toast(accountMessages.keyAdded);
    await refreshDevices();
  }

  return (
    <Button variant="secondary" disabled={busy} onClick={add}>
      <KeyRound aria-hidden />
      Add security key
    </Button>
  );
}
