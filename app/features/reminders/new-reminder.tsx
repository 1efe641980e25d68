import { useQuery } from "@tanstack/react-query";
import { logQuietly } from "#app/lib/log.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { createReminder } from "./change-reminders.ts";
import { refreshReminders } from "./get-reminders.ts";
import { reminderMessages } from "./messages.ts";
import { plantDraft } from "./plant-draft.ts";
import { type Draft, defaults } from "./reminder.ts";
import { ReminderForm } from "./reminder-form.tsx";

/** The plant, and one of its preparations, that a reminder is made for. */
export type ReminderSubject = { plantId: string; preparation: string | null };

/** The form that New or a plant's page opens. The input is kept when saving fails. */
export function NewReminder({
  userId,
  zone,
  subject,
  onMade,
}: {
  userId: string;
  zone: string;
  subject: ReminderSubject | null;
  onMade: () => void;
}) {
  const plantId = subject?.plantId ?? "";
  const {
    data: plant,
    isLoading,
    isError,
    refetch,
  } = useQuery({
    queryKey: ["plant-of-reminder", plantId],
    queryFn: async () => (await import("#app/features/plants/page/fetch-plant.ts")).fetchPlant(plantId),
    enabled: subject !== null,
  });
  const about = subject && plant ? plantDraft(plant, subject.preparation) : { title: "", description: "" };

  async function create(draft: Draft): Promise<void> {
    try {
      await createReminder(userId, draft);
    } catch (error) {
      logQuietly("Error creating reminder:", error);
      toast({ ...reminderMessages.createFailed, variant: "destructive" });
      return;
    }
    onMade();
    await refreshReminders(userId);
  }

  return (
    <section aria-labelledby="new-reminder">
      <Card>
        <CardBody>
          <h2 id="new-reminder" className="mb-4 text-2xl">
            New reminder
          </h2>
          {isError ? (
            <Notice tone="caution" title={reminderMessages.plantFailed} className="mb-4">
              <Button variant="secondary" className="mt-2" onClick={() => void refetch()}>
                Try again
              </Button>
            </Notice>
          ) : null}
          {isLoading ? (
            <Skeleton className="h-96" />
          ) : (
            <ReminderForm
              // Filled in when the plant comes after all.
              key={plant?.id}
              initial={{ ...defaults, ...about, weekday: new Date().getDay(), zone }}
              action="Create Reminder"
              onSubmit={create}
            />
          )}
        </CardBody>
      </Card>
    </section>
  );
}
