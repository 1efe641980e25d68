import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ConfirmAccount } from "#app/features/auth/confirm-account.tsx";
import { authMessages } from "#app/features/auth/messages.ts";
import { type AccountConfirmation, type Destination, openLink } from "#app/features/auth/open-link.ts";
import { PageSpinner } from "#app/features/auth/require-user.tsx";
import { paths } from "#app/lib/paths.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/auth-callback";

export const meta: Route.MetaFunction = () =>
  privateMeta({ title: "Signing in", description: "Signing you in.", path: paths.authCallback });

export default function AuthCallback() {
  const navigate = useNavigate();
  const started = useRef(false);
  const [confirmation, setConfirmation] = useState<AccountConfirmation | null>(null);
  const go = useCallback(({ to, state }: Destination) => navigate(to, { replace: true, state }), [navigate]);

  useEffect(() => {
    // The link works once, but effects run twice in strict mode.
    if (started.current) return;
    started.current = true;
    openLink().then((next) => (next.kind === "confirmation" ? setConfirmation(next) : go(next)));
  }, [go]);

  if (confirmation) return <ConfirmAccount confirmation={confirmation} onAnswer={go} />;
  return <PageSpinner label={authMessages.signingIn} />;
}
