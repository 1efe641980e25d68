// The consent to store health questions, the data export, and the deletion of the account.
import type { User } from "@supabase/supabase-js";
import { Download, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import type { SignedInVisit } from "#app/features/auth/require-user.tsx";
import { CodeEntry } from "#app/features/sign-in/code-entry.tsx";
import { signInMessages } from "#app/features/sign-in/messages.ts";
import { consentData, consentOf, consentSectionId } from "#app/lib/consent.ts";
import { postAuth } from "#app/lib/post-auth.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { callWithErrorToast, showErrorToast } from "#app/ui/error-toast.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { accountMessages } from "./messages.ts";
import { Section } from "./section.tsx";

export function DataSection({ user }: { user: User }) {
  const [busy, setBusy] = useState(false);

  async function choose(agreed: boolean) {
    await callWithErrorToast(accountMessages.choiceFailed, (client) =>
      client.auth.updateUser({ data: consentData(agreed) }),
    );
  }

  async function download() {
    setBusy(true);
    const exported = await callWithErrorToast(accountMessages.exportFailed, (client) =>
      client.rpc("export_my_data"),
    );
    setBusy(false);
    if (exported) {
      const json = JSON.stringify(exported.data, null, 2);
      saveFile("bush-tea-my-data.json", new Blob([json], { type: "application/json" }));
    }
  }

  return (
    <Section id={consentSectionId} title="Your data">
      <Switch
        label={signInMessages.consent}
        checked={consentOf(user) ?? false}
        onChange={(event) => choose(event.target.checked)}
      />
      <p className="measure text-soft">One file with everything we store about you, in JSON format.</p>
      <Button variant="secondary" disabled={busy} onClick={download} className="justify-self-start">
        <Download aria-hidden />
        {busy ? "Preparing your data..." : "Download my data"}
      </Button>
    </Section>
  );
}

const confirmation = "DELETE";

/** The database's hint when the session has not been confirmed lately. */
function isProofNeeded(error: unknown): boolean {
  return (
    typeof error === "object" && error !== null && "hint" in error && error.hint === "reauthentication_needed"
  );
}

export function DeleteSection({ visit }: { visit: SignedInVisit }) {
  const { signOut } = useAuth();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  /** The session was opened a while ago: a code from the mailbox confirms that it is the owner. */
  const [needsCode, setNeedsCode] = useState(false);
  const show = (wanted: boolean) => {
    setOpen(wanted);
    setTyped("");
    setNeedsCode(false);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === confirmation) await deleteAccount();
  }

  async function deleteAccount() {
    setBusy(true);
    try {
      await visit.leave(async () => {
        const supabase = await getSupabase();
        const { error } = await supabase.rpc("delete_my_account");
        if (error) throw error;
        // The server has deleted the session with the account; this clears the browser.
        await signOut();
      });
      toast(accountMessages.deleted);
    } catch (error) {
      setBusy(false);
      if (isProofNeeded(error)) await requestCode();
      else showErrorToast(accountMessages.deleteFailed, error);
    }
  }

  async function requestCode(): Promise<void> {
    const sent = await callWithErrorToast(accountMessages.deleteFailed, (client) =>
      client.auth.reauthenticate(),
    );
    if (!sent) return;
    setNeedsCode(true);
    toast(accountMessages.securityCodeSent);
  }

  async function confirm(nonce: string): Promise<boolean> {
    const done = await callWithErrorToast(accountMessages.deleteFailed, (client) =>
      postAuth(client, "reauthenticate", { nonce }),
    );
    if (!done) return false;
    await deleteAccount();
    return true;
  }

  return (
    <Section title="Delete your account">
      <Notice tone="warning" title="This cannot be undone">
        <p>
          Your questions, plants, scores, reminders and your place on the leaderboard are deleted immediately.
        </p>
      </Notice>
      <Dialog
        title="Delete your account?"
        description={`Everything we store about ${visit.user.email ?? "you"} is deleted permanently.`}
        open={open}
        onOpenChange={show}
        trigger={
          <Button variant="danger" className="justify-self-start">
            <Trash2 aria-hidden />
            Delete my account
          </Button>
        }
      >
        {needsCode ? (
          <div className="grid gap-2">
            <CodeEntry
              label="Security code from the email"
              invalid={signInMessages.invalidCode}
              action="Confirm and delete"
              verify={confirm}
              focusOnMount
            />
            <Button variant="secondary" onClick={() => show(false)}>
              Keep my account
            </Button>
          </div>
        ) : (
          <ConfirmForm
            typed={typed}
            onTyped={setTyped}
            busy={busy}
            onSubmit={submit}
            onKeep={() => show(false)}
          />
        )}
      </Dialog>
    </Section>
  );
}

function ConfirmForm({
  typed,
  onTyped,
  busy,
  onSubmit,
  onKeep,
}: {
  typed: string;
  onTyped: (typed: string) => void;
  busy: boolean;
  onSubmit: (event: FormEvent) => void;
  onKeep: () => void;
}) {
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <Field label={`Type ${confirmation} to confirm`}>
        <Input
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onKeep}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" disabled={busy || typed.trim() !== confirmation}>
          {busy ? "Deleting..." : "Delete for good"}
        </Button>
      </div>
    </form>
  );
}
