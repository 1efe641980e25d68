// Adding a security key: the browser asks for a touch, we keep its public half.
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { attempt } from "#app/features/auth/tell.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { recountDevices } from "./devices-section.tsx";
import { accountMessages } from "./messages.ts";

/** The first of "Security key", "Security key 2", … that is free. */
export function freeName(taken: readonly string[]): string {
  let name = "Security key";
  for (let number = 2; taken.includes(name); number += 1) name = `Security key ${number}`;
  return name;
}

export function AddKey({ taken }: { taken: readonly string[] }) {
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    const done = await attempt(accountMessages.addFailed, (client) =>
      client.auth.mfa.webauthn.register({ friendlyName: freeName(taken) }),
    );
    setBusy(false);
    if (!done) return;
    toast(accountMessages.keyAdded);
    await recountDevices();
  }

  return (
    <Button variant="secondary" disabled={busy} onClick={add}>
      <KeyRound aria-hidden />
      Add security key
    </Button>
  );
}
