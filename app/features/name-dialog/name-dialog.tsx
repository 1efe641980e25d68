// Asks for a display name at the first visit. Only submitting closes it.
import type { User } from "@supabase/supabase-js";
import { useState } from "react";
import { signInMessages } from "#app/features/sign-in/messages.ts";
import { consentData, consentOf } from "#app/lib/consent.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { NameForm } from "./name-form.tsx";

export function NameDialog({ user, open }: { user: User; open: boolean }) {
  // Only the signed-in person can agree that their questions are kept, so a newcomer is asked here.
  const [askConsent] = useState(() => consentOf(user) === undefined);
  const [agreed, setAgreed] = useState(false);

  // Saved before the name, which closes the dialog, so that a failure is shown while everything can be tried
  // again.
  async function saveConsent(): Promise<boolean> {
    if (!askConsent) return true;
    const saved = await callWithErrorToast("Your choice could not be saved", (client) =>
      client.auth.updateUser({ data: consentData(agreed) }),
    );
    return saved !== null;
  }

  return (
    <Dialog open={open} dismissible={false} title="What may we call you?">
      <NameForm userId={user.id} name="" action="Save my name" beforeSave={saveConsent}>
        {askConsent ? (
          <div>
            <Checkbox
              checked={agreed}
              onChange={(event) => setAgreed(event.target.checked)}
              label={signInMessages.consent}
            />
            <p className="text-sm text-soft">{signInMessages.consentHint}</p>
          </div>
        ) : null}
      </NameForm>
    </Dialog>
  );
}
