// The welcome, shown once: what the site is, and the choice whether it keeps the user's questions.
import type { User } from "@supabase/supabase-js";
import { useState } from "react";
import { consentData, consentOf } from "#app/lib/consent.ts";
import { logQuietly } from "#app/lib/log.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { onboardingMessages } from "./messages.ts";

const field = "onboarded";

export function hasSeenOnboarding(user: Pick<User, "user_metadata">): boolean {
  return user.user_metadata[field] === true;
}

async function remember(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ data: { [field]: true } });
  if (error) throw error;
}

export function OnboardingDialog({
  user,
  open,
  onFinish,
}: {
  user: User;
  open: boolean;
  onFinish: () => void;
}) {
  // Only the signed-in person can agree that their questions are kept, so a newcomer is asked here.
  const [asksConsent] = useState(() => consentOf(user) === undefined);
  const [busy, setBusy] = useState(false);

  /** Closing the dialog is no answer: nothing is kept. */
  function finish() {
    onFinish();
    remember().catch((error: unknown) => logQuietly("The welcome could not be marked as seen", error));
  }

  async function choose(agreed: boolean) {
    setBusy(true);
    const saved = await callWithErrorToast(onboardingMessages.choiceFailed, (client) =>
      client.auth.updateUser({ data: { ...consentData(agreed), [field]: true } }),
    );
    setBusy(false);
    if (saved) onFinish();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) finish();
      }}
      title={onboardingMessages.title}
      footer={
        asksConsent ? (
          <>
            <Button variant="secondary" disabled={busy} onClick={() => void choose(false)}>
              {onboardingMessages.decline}
            </Button>
            <Button disabled={busy} onClick={() => void choose(true)}>
              {onboardingMessages.agree}
            </Button>
          </>
        ) : (
          <Button onClick={finish}>{onboardingMessages.start}</Button>
        )
      }
    >
      <ul className="list-disc space-y-2 pl-5">
        {onboardingMessages.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {asksConsent ? (
        <section aria-labelledby="consent" className="mt-5 border-t border-line pt-4">
          <h3 id="consent" className="text-xl">
            {onboardingMessages.consentTitle}
          </h3>
          <p className="mt-1">{onboardingMessages.consent}</p>
        </section>
      ) : null}
    </Dialog>
  );
}
