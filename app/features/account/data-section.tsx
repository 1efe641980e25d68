// What we keep: the choice about health questions, everything in one file, and leaving for good.
import type { User } from "@supabase/supabase-js";
import { Download, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import type { Visit } from "#app/features/auth/require-user.tsx";
import { attempt, tellError } from "#app/features/auth/tell.ts";
import { consentData, consentOf, consentSectionId } from "#app/features/sign-in/consent.ts";
import { signInMessages } from "#app/features/sign-in/messages.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
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
    await attempt(accountMessages.choiceFailed, (client) =>
      client.auth.updateUser({ data: consentData(agreed) }),
    );
  }

  async function download() {
    setBusy(true);
    const made = await attempt(accountMessages.exportFailed, (client) => client.rpc("export_my_data"));
    setBusy(false);
    if (made) saveFile("bush-tea-my-data.json", JSON.stringify(made.data, null, 2));
  }

  return (
    <Section id={consentSectionId} title="Your data">
      <Switch
        label={signInMessages.consent}
        checked={consentOf(user) ?? false}
        onChange={(event) => choose(event.target.checked)}
      />
      <p className="measure text-soft">
        One file with everything we keep about you, in a form other programs read.
      </p>
      <Button variant="secondary" disabled={busy} onClick={download} className="justify-self-start">
        <Download aria-hidden />
        {busy ? "Putting it together..." : "Download my data"}
      </Button>
    </Section>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn; until then the address must stand.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

const confirmation = "DELETE";

export function DeleteSection({ visit }: { visit: Visit }) {
  const { signOut } = useAuth();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const show = (wanted: boolean) => {
    setOpen(wanted);
    setTyped("");
  };

  async function deleteAccount(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== confirmation) return;
    setBusy(true);
    try {
      await visit.leave(async () => {
        const supabase = await getSupabase();
        const { error } = await supabase.rpc("delete_my_account");
        if (error) throw error;
        // There is nobody left to sign out on the server; this clears the browser.
        await signOut();
      });
      toast(accountMessages.deleted);
    } catch (error) {
      setBusy(false);
      tellError(accountMessages.deleteFailed, error);
    }
  }

  return (
    <Section title="Delete your account">
      <Notice tone="warning" title="This cannot be undone">
        <p>
          Your questions, plants, scores, reminders and your place on the leaderboard are deleted at once.
        </p>
      </Notice>
      <Dialog
        title="Delete your account?"
        description={`Everything we keep about ${visit.user.email ?? "you"} goes, for good.`}
        open={open}
        onOpenChange={show}
        trigger={
          <Button variant="danger" className="justify-self-start">
            <Trash2 aria-hidden />
            Delete my account
          </Button>
        }
      >
        <form onSubmit={deleteAccount} className="grid gap-4">
          <Field label={`Type ${confirmation} to confirm`}>
            <Input
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => show(false)}>
              Keep my account
            </Button>
            <Button type="submit" variant="danger" disabled={busy || typed.trim() !== confirmation}>
              {busy ? "Deleting..." : "Delete for good"}
            </Button>
          </div>
        </form>
      </Dialog>
    </Section>
  );
}
