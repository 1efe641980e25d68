// Changes the password. For a first password or an older session the server requires a code sent by email.
import type { User } from "@supabase/supabase-js";
import { useState } from "react";
import { CodeEntry } from "#app/features/sign-in/code-entry.tsx";
import { signInMessages } from "#app/features/sign-in/messages.ts";
import { NewPasswordForm } from "#app/features/sign-in/new-password-form.tsx";
import { getSupabase } from "#app/lib/supabase.ts";
import { Button } from "#app/ui/button.tsx";
import { callWithErrorToast, showErrorToast } from "#app/ui/error-toast.ts";
import { toast } from "#app/ui/toast-store.ts";
import { refreshDevices } from "./devices-section.tsx";
import { accountMessages } from "./messages.ts";
import { Section } from "./section.tsx";

export function PasswordSection({ user }: { user: User }) {
  /** The new password until the code from the email is entered. */
  const [pendingPassword, setPendingPassword] = useState<string | null>(null);

  async function change(password: string, nonce?: string): Promise<boolean> {
    try {
      const supabase = await getSupabase();
      const { error } = await supabase.auth.updateUser({ password, ...(nonce ? { nonce } : {}) });
      if (error?.code === "reauthentication_needed") return await requestCode(password);
      if (error) throw error;
    } catch (error) {
      showErrorToast(signInMessages.passwordNotChanged, error);
      return false;
    }
    setPendingPassword(null);
    toast(signInMessages.passwordChanged);
    await refreshDevices();
    return true;
  }

  async function requestCode(password: string): Promise<boolean> {
    const sent = await callWithErrorToast(signInMessages.passwordNotChanged, (client) =>
      client.auth.reauthenticate(),
    );
    if (!sent) return false;
    setPendingPassword(password);
    toast(accountMessages.securityCodeSent);
    return true;
  }

  return (
    <Section title="Password" description="A new password signs out all your other devices.">
      {pendingPassword === null ? (
        <NewPasswordForm
          email={user.email ?? ""}
          action="Change password"
          onPassword={(password) => change(password)}
        />
      ) : (
        <div className="grid max-w-sm gap-2">
          <CodeEntry
            label="Security code from the email"
            invalid={signInMessages.invalidCode}
            action="Confirm and change"
            verify={(code) => change(pendingPassword, code)}
          />
          <Button variant="quiet" onClick={() => setPendingPassword(null)}>
            Cancel
          </Button>
        </div>
      )}
    </Section>
  );
}
