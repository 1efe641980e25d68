import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { SignInCard } from "#app/features/sign-in/sign-in-card.tsx";
import { paths } from "#app/lib/paths.ts";
import { takePendingQuery } from "#app/lib/pending-query.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/auth";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Sign in",
    description: "Sign in to Bush Tea with a link by email or with a password, or create an account.",
    path: paths.auth,
  });

export default function Auth() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const destination = useRef<string>(paths.dashboard);
  const redirected = useRef(false);
  const beforeSignIn = useCallback((path: string) => {
    destination.current = path;
  }, []);

  // The only redirect after sign-in, whichever form or tab it happened in.
  useEffect(() => {
    if (!user || redirected.current) return;
    redirected.current = true;
    const to = destination.current;
    navigate(to, { replace: true, state: to === paths.dashboard ? takePendingQuery() : null });
  }, [user, navigate]);

  return (
    <div className="page py-8 sm:py-14">
      <div className="mx-auto grid max-w-md grid-cols-[minmax(0,1fr)] gap-6">
        <h1 className="text-4xl">Sign in</h1>
        <SignInCard beforeSignIn={beforeSignIn} />
        <p className="text-soft">
          Reading is free for everyone. An account keeps your questions, your plants and your scores.
        </p>
      </div>
    </div>
  );
}
