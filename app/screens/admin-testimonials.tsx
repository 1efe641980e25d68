import { AdminOnly } from "#app/features/admin/admin-only.tsx";
import { RequireUser } from "#app/features/auth/require-user.tsx";
import { ReviewList } from "#app/features/testimonials/review-list.tsx";
import { paths } from "#app/lib/paths.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import type { Route } from "./+types/admin-testimonials";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Testimonials and reports",
    description: "What readers have written and what they have reported.",
    path: paths.adminTestimonials,
  });

export default function AdminTestimonials() {
  return (
    <div className="page py-6 sm:py-10">
      <BackLink to={paths.admin}>Analytics Dashboard</BackLink>
      <h1 className="mt-2 mb-8 text-4xl">Testimonials and reports</h1>
      <RequireUser>
        {({ user }) => (
          <AdminOnly userId={user.id}>
            <ReviewList />
          </AdminOnly>
        )}
      </RequireUser>
    </div>
  );
}
