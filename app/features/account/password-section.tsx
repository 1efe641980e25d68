// A new password. For a first one, and in a session that is no longer young, the server wants a code by mail.
import type { User } from "@supabase/supabase-js";
import { useState } from "react";
import { attempt, tellError } from "#app/features/auth/tell.ts";
import { CodeEntry } from "#app/features/sign-in/code-entry.tsx";
import { signInMessages } from "#app/features/sign-in/messages.ts";
import { NewPasswordForm } from "#app/features/sign-in/new-password-form.tsx";
import { getSupabase } from "#app/lib/supabase.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { recountDevices } from "./devices-section.tsx";
import { accountMessages } from "./messages.ts";
import { Section } from "./section.tsx";

export function PasswordSection({ user }: { user: User }) {
  /** The password that waits for the code from the mail. */
  const [waiting, setWaiting] = useState<string | null>(null);

  async function change(password: string, nonce?: string): Promise<boolean> {
    try {
      const supabase = await getSupabase();
      const { error } = await supabase.auth.updateUser({ password, ...(nonce ? { nonce } : {}) });
      if (error?.code === "reauthentication_needed") return await askForCode(password);
      if (error) throw error;
    } catch (error) {
      tellError(signInMessages.passwordNotChanged, error);
      return false;
    }
    setWaiting(null);
    toast(signInMessages.passwordChanged);
    await recountDevices();
    return true;
  }

  async function askForCode(password: string): Promise<boolean> {
    const sent = await attempt(signInMessages.passwordNotChanged, (client) => client.auth.reauthenticate());
    if (!sent) return false;
    setWaiting(password);
    toast(accountMessages.securityCodeSent);
    return true;
  }

  return (
    <Section title="Password" description="A new password signs out all your other devices.">
      {waiting === null ? (
        <NewPasswordForm
          email={user.email ?? ""}
          action="Change password"
          onPassword={(password) => change(password)}
        />
      ) : (
        <div className="grid max-w-sm gap-2">
          <CodeEntry
            label="Security code from the mail"
            invalid={signInMessages.invalidCode}
            action="Confirm and change"
            verify={(code) => change(waiting, code)}
          />
          <Button variant="quiet" onClick={() => setWaiting(null)}>
            Cancel
          </Button>
        </div>
      )}
    </Section>
  );
}
