// Three short welcome steps, shown once. Finishing, skipping and closing all count as seen.
import type { User } from "@supabase/supabase-js";
import { useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

const field = "onboarded";

const steps = [
  {
    title: "Welcome to Bush Tea",
    text: "Here you read what Guyanese families have brewed from their plants: the names, the stories and what research says about them.",
  },
  {
    title: "Look a plant up first",
    text: "The encyclopedia says for each plant how it was used and when to leave it alone. Read the warnings before anything else.",
  },
  {
    title: "Not a doctor",
    text: "Everything here is for learning. Ask a healthcare provider before you use a herb, and call 911 in an emergency.",
  },
] as const;

export function hasSeenOnboarding(user: Pick<User, "user_metadata">): boolean {
  return user.user_metadata[field] === true;
}

async function remember(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ data: { [field]: true } });
  if (error) throw error;
}

export function OnboardingDialog({ open, onFinish }: { open: boolean; onFinish: () => void }) {
  const [index, setIndex] = useState(0);
  const step = steps[index];

  function finish() {
    onFinish();
    remember().catch((error: unknown) => logQuietly("The welcome could not be marked as seen", error));
  }

  if (!step) return null;
  const last = index === steps.length - 1;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) finish();
      }}
      title={step.title}
      description={`Step ${index + 1} of ${steps.length}`}
      footer={
        <>
          {last ? null : (
            <Button variant="quiet" onClick={finish}>
              Skip
            </Button>
          )}
          <Button onClick={last ? finish : () => setIndex(index + 1)}>{last ? "Get started" : "Next"}</Button>
        </>
      }
    >
      <p aria-live="polite">{step.text}</p>
    </Dialog>
  );
}
