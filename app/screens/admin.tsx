import { AdminOnly } from "#app/features/admin/admin-only.tsx";
import { Analytics } from "#app/features/admin/analytics.tsx";
import { RequireUser } from "#app/features/auth/require-user.tsx";
import { StickyBar } from "#app/features/plants/sticky-bar.tsx";
import { paths } from "#app/lib/paths.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/admin";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Analytics Dashboard",
    description: "What people look for and whether they find it, in numbers.",
    path: paths.admin,
  });

export default function Admin() {
  return (
    <>
      <StickyBar backTo={paths.dashboard} />
      <div className="page py-8 sm:py-12">
        <h1 className="mb-8 text-4xl">Analytics Dashboard</h1>
        <RequireUser>
          {({ user }) => (
            <AdminOnly userId={user.id}>
              <Analytics userId={user.id} />
            </AdminOnly>
          )}
        </RequireUser>
      </div>
    </>
  );
}
