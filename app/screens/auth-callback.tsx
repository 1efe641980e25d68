import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { judgeLink } from "#app/features/auth/judge-link.ts";
import { authMessages } from "#app/features/auth/messages.ts";
import { Waiting } from "#app/features/auth/require-user.tsx";
import { secondStepDue } from "#app/features/auth/second-step-due.ts";
import { tellError } from "#app/features/auth/tell.ts";
import { takePendingQuery } from "#app/features/sign-in/pending-query.ts";
import { paths } from "#app/lib/paths.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { toast } from "#app/ui/toast-store.ts";
import type { Route } from "./+types/auth-callback";

export const meta: Route.MetaFunction = () =>
  privateMeta({ title: "Signing in", description: "Signing you in.", path: paths.authCallback });

export default function AuthCallback() {
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    // The hash is good once, even where effects run twice.
    if (begun.current) return;
    begun.current = true;
    readLink().then((way) => navigate(way.to, { replace: true, state: way.state }));
  }, [navigate]);

  return <Waiting label={authMessages.signingIn} />;
}

async function readLink() {
  const back = { to: paths.auth, state: null };
  const verdict = judgeLink(new URL(location.href));
  if (verdict.kind === "refusal") {
    toast(verdict.toast);
    return back;
  }
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.auth.setSession({
      access_token: verdict.accessToken,
      refresh_token: verdict.refreshToken,
    });
    if (error) throw error;
    // The question waits until the second step is done, too.
    if (data.session && secondStepDue(data.session)) return back;
    toast(authMessages.welcome);
    return { to: paths.dashboard, state: takePendingQuery() };
  } catch (error) {
    tellError(authMessages.failedTitle, error);
    return back;
  }
}
