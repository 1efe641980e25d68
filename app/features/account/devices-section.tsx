// The devices where the user is signed in, with sign-out for one, all others, or all.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import type { SignedInVisit } from "#app/features/auth/require-user.tsx";
import { queryClient } from "#app/lib/query-client.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { callWithErrorToast, showErrorToast } from "#app/ui/error-toast.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { describeDevice } from "./describe-device.ts";
import { accountMessages } from "./messages.ts";
import { Section } from "./section.tsx";

const session = z.object({
  id: z.string(),
  last_active_at: z.string(),
  user_agent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  is_current: z.boolean(),
});
type SignedInDevice = z.infer<typeof session>;

const sessionsKey = ["sessions"] as const;

/** Call after a change that signs out other devices: a new password or second factor. */
export async function refreshDevices(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: sessionsKey });
}

async function getSessions(): Promise<SignedInDevice[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("my_sessions");
  if (error) throw error;
  return z.array(session).parse(data);
}

const dateTime = new Intl.DateTimeFormat("en-GY", { dateStyle: "medium", timeStyle: "short" });

export function DevicesSection({ visit }: { visit: SignedInVisit }) {
  const { signOut } = useAuth();
  const devices = useQuery({ queryKey: [...sessionsKey, visit.user.id], queryFn: getSessions, staleTime: 0 });

  async function end(device: SignedInDevice) {
    const done = await callWithErrorToast(accountMessages.signOutFailed, (client) =>
      client.rpc("sign_out_session", { session_id: device.id }),
    );
    if (done) toast({ title: accountMessages.deviceGone });
    await devices.refetch();
  }

  async function endOthers() {
    try {
      await signOut("others");
      const { data } = await devices.refetch();
      const isOneLeft = data?.some((device) => !device.is_current);
      toast(isOneLeft ? accountMessages.mailedDeviceStays : { title: accountMessages.othersGone });
    } catch (error) {
      showErrorToast(accountMessages.signOutFailed, error);
    }
  }

  async function endAll() {
    try {
      await visit.leave(() => signOut("global"));
    } catch (error) {
      showErrorToast(accountMessages.signOutFailed, error);
    }
  }

  return (
    <Section title="Signed-in devices" description="Sign out any device you do not recognise.">
      {devices.isPending ? (
        <div role="status" aria-label="Loading devices">
          <Skeleton className="h-20 w-full" />
        </div>
      ) : null}
      {devices.isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{accountMessages.devicesFailed}</p>
          <Button variant="secondary" onClick={() => void devices.refetch()}>
            {accountMessages.tryAgain}
          </Button>
        </div>
      ) : null}
      {devices.data ? (
        <ul className="divide-y divide-line border-y border-line">
          {devices.data.map((device) => (
            <DeviceRow key={device.id} device={device} onEnd={() => end(device)} />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={endOthers}>
          Sign out other devices
        </Button>
        <Button variant="secondary" onClick={endAll}>
          Sign out everywhere
        </Button>
      </div>
    </Section>
  );
}

function DeviceRow({ device, onEnd }: { device: SignedInDevice; onEnd: () => void }) {
  const name = describeDevice(device.user_agent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-soft">
          Last used {dateTime.format(new Date(device.last_active_at))}
          {device.ip ? `, from ${device.ip}` : ""}
        </p>
      </div>
      {device.is_current ? (
        <Badge tone="forest">This device</Badge>
      ) : (
        <Button variant="quiet" onClick={onEnd} aria-label={`Sign out ${name}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
