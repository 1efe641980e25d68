// The passkeys of the account, where the server accepts passkeys: an owner must be able to see and remove a stranger's.
import type { User } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { loadConfig } from "#app/lib/config.ts";
import { callAuth } from "#app/lib/post-auth.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { Button } from "#app/ui/button.tsx";
import { callWithErrorToast, showErrorToast } from "#app/ui/error-toast.ts";
import { toast } from "#app/ui/toast-store.ts";
import { refreshDevices } from "./devices-section.tsx";
import { accountMessages } from "./messages.ts";
import { Section } from "./section.tsx";

const passkey = z.object({
  id: z.string(),
  friendly_name: z.optional(z.string()),
  created_at: z.string(),
  last_used_at: z.optional(z.string()),
});
type Passkey = z.infer<typeof passkey>;

async function getPasskeys(): Promise<Passkey[] | null> {
  if (!(await loadConfig()).passkeys) return null;
  const answer = await callAuth(await getSupabase(), "GET", "passkeys");
  if (answer.error) throw new Error(answer.error.message);
  return z.array(passkey).parse(answer.data);
}

const date = new Intl.DateTimeFormat("en-GY", { dateStyle: "medium", timeStyle: "short" });

export function PasskeysSection({ user }: { user: User }) {
  const passkeys = useQuery({ queryKey: ["passkeys", user.id], queryFn: getPasskeys, staleTime: 0 });

  async function remove({ id }: Passkey) {
    const done = await callWithErrorToast(
      accountMessages.removeFailed,
      (client) => callAuth(client, "DELETE", `passkeys/${id}`),
      (error) => {
        if (error.code !== "reauthentication_needed") return false;
        showErrorToast(accountMessages.removeFailed, new Error(accountMessages.proofNeeded));
        return true;
      },
    );
    if (done) toast(accountMessages.passkeyRemoved);
    await Promise.all([passkeys.refetch(), refreshDevices()]);
  }

  if (passkeys.isError) return <p role="alert">{accountMessages.passkeysFailed}</p>;
  if (!passkeys.data) return null;
  return (
    <Section
      title="Passkeys"
      description="A passkey signs in without a password. Signing out devices does not end it: remove any that you do not recognise."
    >
      {passkeys.data.length === 0 ? (
        <p>No passkeys.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {passkeys.data.map((row) => (
            <PasskeyRow key={row.id} passkey={row} onRemove={() => remove(row)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function PasskeyRow({ passkey: row, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const name = row.friendly_name ?? "Passkey";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-soft">
          Added {date.format(new Date(row.created_at))},{" "}
          {row.last_used_at ? `last used ${date.format(new Date(row.last_used_at))}` : "never used"}
        </p>
      </div>
      <Button variant="quiet" onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </li>
  );
}
