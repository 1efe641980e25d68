import { AchievementsPage } from "#app/features/achievements/achievements-page.tsx";
import { RequireUser } from "#app/features/auth/require-user.tsx";
import { paths } from "#app/lib/paths.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/achievements";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Achievements",
    description: "What you have unlocked on Bush Tea.",
    path: paths.achievements,
  });

export default function Achievements() {
  return <RequireUser>{({ user }) => <AchievementsPage key={user.id} userId={user.id} />}</RequireUser>;
}
