// The door of screens that belong to somebody. Strangers are shown to the sign-in; whoever leaves, home.
import type { User } from "@supabase/supabase-js";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { useAuth } from "./auth-provider.tsx";
import { authMessages } from "./messages.ts";

export type Visit = {
  user: User;
  /** Does what ends the session, then goes home instead of to the sign-in. Throws what the work throws. */
  leave: (work: () => Promise<void>) => Promise<void>;
};

export function RequireUser({ children }: { children: (visit: Visit) => ReactNode }) {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const stranger = !loading && !user && !leaving;

  useEffect(() => {
    if (stranger) navigate(paths.auth, { replace: true });
  }, [stranger, navigate]);

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

  if (loading) return <Waiting label={authMessages.loading} />;
  if (!user) return leaving ? <Waiting label={authMessages.signingOut} /> : null;
  // Nothing that one person wrote on a screen is there for the next.
  return <Fragment key={user.id}>{children({ user, leave })}</Fragment>;
}

export function Waiting({ label }: { label: string }) {
  return (
    <div className="page grid min-h-[60dvh] place-items-center">
      <Spinner label={label} />
    </div>
  );
}
