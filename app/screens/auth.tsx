import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { SignInCard } from "#app/features/sign-in/sign-in-card.tsx";
import { paths, signUpParameter } from "#app/lib/paths.ts";
import { hasPendingQuery, takePendingQuery } from "#app/lib/pending-query.ts";
import { readReturnState, storeReturnPath, takeReturnPath } from "#app/lib/return-path.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/auth";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Sign in",
    description: "Sign in to Bush Tea with a link by email or with a password, or create an account.",
    path: paths.auth,
  });

/** Why a guest was sent here, by the page they wanted. */
const reasons: readonly [path: string, reason: string][] = [
  [paths.dashboard, "Your dashboard shows your own questions, plants and progress, so it needs an account."],
  [paths.reminders, "Reminders are sent to you, so they need an account."],
  [paths.achievements, "Achievements belong to an account."],
  [paths.plants, "Bookmarks are kept in your account, so that you find them on every device."],
];

export default function Auth() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const isSignUp = useHydrated() && new URLSearchParams(search).has(signUpParameter);
  const returnTo = readReturnState(state);
  const reason = reasons.find(([path]) => returnTo?.startsWith(path))?.[1];
  const destination = useRef<string | null>(null);
  const redirected = useRef(false);
  const beforeSignIn = useCallback((path: string) => {
    destination.current = path;
  }, []);

  useEffect(() => storeReturnPath(returnTo), [returnTo]);

  // The only redirect after sign-in, whichever form or tab it happened in.
  useEffect(() => {
    if (!user || redirected.current) return;
    const redirect = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", redirect);
      redirected.current = true;
      const back = takeReturnPath();
      // A question from before signing in is answered on the dashboard.
      const to = destination.current ?? (hasPendingQuery() ? paths.dashboard : (back ?? paths.dashboard));
      navigate(to, { replace: true, state: to === paths.dashboard ? takePendingQuery() : null });
    };
    // The tab in which the mail's link was opened goes on, not the one behind it.
    document.addEventListener("visibilitychange", redirect);
    redirect();
    return () => document.removeEventListener("visibilitychange", redirect);
  }, [user, navigate]);

  return (
    <div className="page py-6 sm:py-14">
      <div className="mx-auto grid max-w-md grid-cols-[minmax(0,1fr)] gap-5">
        <h1 className="text-4xl">{isSignUp ? "Create your account" : "Sign in"}</h1>
        {reason ? (
          <Notice title="Please sign in">
            <p>{reason} You come back to where you were.</p>
          </Notice>
        ) : null}
        <SignInCard key={String(isSignUp)} isNew={isSignUp} beforeSignIn={beforeSignIn} />
        <p className="text-soft">
          Reading is free for everyone. An account keeps your questions, your plants and your scores.
        </p>
      </div>
    </div>
  );
}
