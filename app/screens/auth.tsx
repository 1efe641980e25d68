import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { takePendingQuery } from "#app/features/sign-in/pending-query.ts";
import { SignInCard } from "#app/features/sign-in/sign-in-card.tsx";
import { paths } from "#app/lib/paths.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/auth";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Sign in",
    description: "Sign in to Bush Tea with a link by mail or with a password, or open an account.",
    path: paths.auth,
  });

export default function Auth() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const destination = useRef<string>(paths.dashboard);
  const gone = useRef(false);
  const beforeSignIn = useCallback((place: string) => {
    destination.current = place;
  }, []);

  // Whichever way somebody signed in, here or in another tab, this is the one way on.
  useEffect(() => {
    if (!user || gone.current) return;
    gone.current = true;
    const to = destination.current;
    navigate(to, { replace: true, state: to === paths.dashboard ? takePendingQuery() : null });
  }, [user, navigate]);

  return (
    <div className="page py-8 sm:py-14">
      <div className="mx-auto grid max-w-md grid-cols-[minmax(0,1fr)] gap-6">
        <h1 className="text-4xl">Come in</h1>
        <SignInCard beforeSignIn={beforeSignIn} />
        <p className="text-soft">
          Reading is free for everyone. An account keeps your questions, your plants and your scores.
        </p>
      </div>
    </div>
  );
}
