import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { authMessages } from "#app/features/auth/messages.ts";
import { Waiting } from "#app/features/auth/require-user.tsx";
import { openLink, type Question, type Way } from "#app/features/auth/take-link.ts";
import { WhoseAccount } from "#app/features/auth/whose-account.tsx";
import { paths } from "#app/lib/paths.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/auth-callback";

export const meta: Route.MetaFunction = () =>
  privateMeta({ title: "Signing in", description: "Signing you in.", path: paths.authCallback });

export default function AuthCallback() {
  const navigate = useNavigate();
  const begun = useRef(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const go = useCallback((way: Way) => navigate(way.to, { replace: true, state: way.state }), [navigate]);

  useEffect(() => {
    // The link is good once, even where effects run twice.
    if (begun.current) return;
    begun.current = true;
    openLink().then((next) => (next.kind === "question" ? setQuestion(next) : go(next)));
  }, [go]);

  if (question) return <WhoseAccount question={question} onAnswer={go} />;
  return <Waiting label={authMessages.signingIn} />;
}
