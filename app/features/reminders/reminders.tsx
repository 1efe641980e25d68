// The reminders page: what is due, the list, the streak and the notification settings.
import { ArrowLeft, BellRing, Plus, X } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { SignedInVisit } from "#app/features/auth/require-user.tsx";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { DueList } from "./due-list.tsx";
import { useReminders } from "./get-reminders.ts";
import { reminderMessages } from "./messages.ts";
import { NewReminder, type ReminderSubject } from "./new-reminder.tsx";
import { NotificationDialog } from "./notification-dialog.tsx";
import { NotificationSettings } from "./notification-settings.tsx";
import { otherZone } from "./reminder.ts";
import { ReminderItem } from "./reminder-item.tsx";
import { StreakCard } from "./streak-card.tsx";
import { TravellerNotice } from "./traveller-notice.tsx";
import { isSilent, useDevice } from "./use-device.ts";
import { zoneName } from "./zones.ts";

export function Reminders({ visit }: { visit: SignedInVisit }) {
  const userId = visit.user.id;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const reminders = useReminders(userId);
  const device = useDevice(userId);
  const [subject, forgetSubject] = useSubject();
  const [adding, setAdding] = useState(subject !== null);
  const [asking, setAsking] = useState(false);
  const list = reminders.data;
  const away = list ? otherZone(list, here) : undefined;
  const zone = away ?? here;

  function open(form: boolean): void {
    setAdding(form);
    // The next form is an empty one.
    if (!form) forgetSubject();
  }

  function made(): void {
    open(false);
    // The permission is asked once there is a reminder to notify about.
    if (device.channel === "push" && device.ability === "askable") setAsking(true);
  }

  return (
    <div className="page py-6 sm:py-10">
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        <header className="grid gap-2">
          <Button asChild variant="quiet" className="-ml-4 justify-self-start">
            <Link to={paths.dashboard}>
              <ArrowLeft aria-hidden />
              Dashboard
            </Link>
          </Button>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="text-4xl">Reminders</h1>
              <p className="mt-1 text-soft">By {zoneName(zone)} time</p>
            </div>
            <Button
              variant={adding ? "secondary" : "primary"}
              aria-expanded={adding}
              onClick={() => open(!adding)}
            >
              {adding ? <X aria-hidden /> : <Plus aria-hidden />}
              {adding ? "Close" : "New"}
            </Button>
          </div>
        </header>

        {away ? <TravellerNotice userId={userId} from={away} to={here} /> : null}
        {adding ? <NewReminder userId={userId} zone={zone} subject={subject} onMade={made} /> : null}
        <DueList userId={userId} />

        <section aria-label="Your reminders" aria-busy={reminders.isPending}>
          {list && list.length > 0 ? <h2 className="mb-3 text-2xl">Your reminders</h2> : null}
          {reminders.isError && !list ? (
            <Notice tone="caution" title={reminderMessages.loadFailed}>
              <Button variant="secondary" className="mt-2" onClick={() => void reminders.refetch()}>
                Try again
              </Button>
            </Notice>
          ) : null}
          {reminders.isPending ? <ListSkeleton /> : null}
          {list?.length === 0 && !adding ? (
            <Card>
              <EmptyState
                icon={<BellRing aria-hidden />}
                title={reminderMessages.empty.title}
                description={reminderMessages.empty.description}
              />
            </Card>
          ) : null}
          {list && list.length > 0 ? (
            <ul className="grid gap-3">
              {list.map((reminder) => (
                <ReminderItem
                  key={reminder.id}
                  reminder={reminder}
                  userId={userId}
                  zone={zone}
                  silent={isSilent(device)}
                />
              ))}
            </ul>
          ) : null}
        </section>

        {list && list.length > 0 ? <StreakCard userId={userId} zone={zone} /> : null}
        <NotificationSettings
          userId={userId}
          zone={zone}
          device={device}
          hasReminders={(list?.length ?? 0) > 0}
        />
      </div>
      <NotificationDialog open={asking} onClose={() => setAsking(false)} device={device} />
    </div>
  );
}

/** What the link from a plant's page asks for. */
function useSubject(): [ReminderSubject | null, () => void] {
  const [parameters, setParameters] = useSearchParams();
  const plantId = parameters.get("plant");
  const forget = () => {
    if (plantId !== null) setParameters({}, { replace: true });
  };
  return [plantId === null ? null : { plantId, preparation: parameters.get("preparation") }, forget];
}

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      {[0, 1].map((n) => (
        <Card key={n}>
          <CardBody className="grid gap-3">
            <Skeleton className="h-8 w-24" />
            <Skeleton className="h-6 w-2/3" />
          </CardBody>
        </Card>
      ))}
    </div>
  );
}
