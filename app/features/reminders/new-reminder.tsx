import { logQuietly } from "#app/lib/log.ts";
import { Card, CardBody } from "#app/ui/card.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { createReminder } from "./change-reminders.ts";
import { refreshReminders } from "./get-reminders.ts";
import { reminderMessages } from "./messages.ts";
import { type Draft, defaults } from "./reminder.ts";
import { ReminderForm } from "./reminder-form.tsx";

/** The form that New opens. The input is kept when saving fails. */
export function NewReminder({ userId, zone, onMade }: { userId: string; zone: string; onMade: () => void }) {
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
          <ReminderForm
            initial={{ ...defaults, title: "", description: "", weekday: new Date().getDay(), zone }}
            action="Create Reminder"
            onSubmit={create}
          />
        </CardBody>
      </Card>
    </section>
  );
}
