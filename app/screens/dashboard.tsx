import { RequireUser } from "#app/features/auth/require-user.tsx";
import { Dashboard as DashboardView } from "#app/features/dashboard/dashboard.tsx";
import { paths } from "#app/lib/paths.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/dashboard";

export const meta: Route.MetaFunction = () =>
  privateMeta({ title: "Dashboard", description: "Your own page on Bush Tea.", path: paths.dashboard });

export default function Dashboard() {
  return <RequireUser>{(visit) => <DashboardView key={visit.user.id} visit={visit} />}</RequireUser>;
}
