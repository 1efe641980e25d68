import { RequireUser } from "#app/features/auth/require-user.tsx";
import { Reminders as RemindersView } from "#app/features/reminders/reminders.tsx";
import { paths } from "#app/lib/paths.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/reminders";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Reminders",
    description: "Get notified when it is time for your tea, in your own time zone.",
    path: paths.reminders,
  });

export default function Reminders() {
  return <RequireUser>{(visit) => <RemindersView key={visit.user.id} visit={visit} />}</RequireUser>;
}
