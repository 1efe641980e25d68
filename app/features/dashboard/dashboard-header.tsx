// The dashboard's header: the user's name, admin link and logout.
import { ChartColumn, LogOut } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useIsAdmin } from "#app/features/admin/is-admin.ts";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { authMessages } from "#app/features/auth/messages.ts";
import type { SignedInVisit } from "#app/features/auth/require-user.tsx";
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { Button } from "#app/ui/button.tsx";
import { showErrorToast } from "#app/ui/error-toast.ts";

export function DashboardHeader({ visit, name }: { visit: SignedInVisit; name: string | null | undefined }) {
  const { signOut } = useAuth();
  const { data: admin } = useIsAdmin(visit.user.id);
  const [busy, setBusy] = useState(false);

  async function logOut() {
    setBusy(true);
    try {
      await visit.leave(() => signOut());
    } catch (error) {
      setBusy(false);
      showErrorToast(authMessages.signOutFailed, error);
    }
  }

  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <p className="eyebrow">{site.name}</p>
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">
          {name ? `Welcome back, ${name}!` : (visit.user.email ?? "Welcome back!")}
        </h1>
      </div>
      <div className="flex flex-wrap gap-3">
        {admin ? (
          <Button asChild variant="secondary">
            <Link to={paths.admin}>
              <ChartColumn aria-hidden />
              Admin Panel
            </Link>
          </Button>
        ) : null}
        <Button variant="secondary" disabled={busy} onClick={logOut}>
          <LogOut aria-hidden />
          Logout
        </Button>
      </div>
    </header>
  );
}
