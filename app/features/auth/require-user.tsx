// Route guard: shows its children to signed-in users and redirects others to the sign-in page.
import type { User } from "@supabase/supabase-js";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { returnState } from "#app/lib/return-state.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { useAuth } from "./auth-provider.tsx";
import { authMessages } from "./messages.ts";

export type SignedInVisit = {
  user: User;
  /** Runs work that ends the session, then navigates home instead of to the sign-in page. Rethrows its errors. */
  leave: (work: () => Promise<void>) => Promise<void>;
};

export function RequireUser({ children }: { children: (visit: SignedInVisit) => ReactNode }) {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const anonymous = !loading && !user && !leaving;

  const { pathname, search } = useLocation();

  useEffect(() => {
    if (anonymous) navigate(paths.auth, { replace: true, state: returnState(pathname + search) });
  }, [anonymous, navigate, pathname, search]);

  async function leave(work: () => Promise<void>): Promise<void> {
    setLeaving(true);
    try {
      await work();
    } catch (error) {
      setLeaving(false);
      throw error;
    }
    await navigate(paths.home);
  }

  if (loading) return <PageSpinner label={authMessages.loading} />;
  if (!user) return leaving ? <PageSpinner label={authMessages.signingOut} /> : null;
  // Keyed by user, so that no component state is carried over to another user.
  return <Fragment key={user.id}>{children({ user, leave })}</Fragment>;
}

export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="page grid min-h-[60dvh] place-items-center">
      <Spinner label={label} />
    </div>
  );
}
