// 'Ask About Herbal Remedies', for the home page and for pages that bring a question of their own.
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { keepPendingQuery } from "#app/features/sign-in/pending-query.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { toast } from "#app/ui/toast-store.ts";
import { AnswerFirst, LatestAnswer } from "./latest-answer.tsx";
import { chatMessages, examplePrompts } from "./messages.ts";
import { QuestionField } from "./question-field.tsx";
import { useDisclaimer } from "./use-disclaimer.tsx";
import { useHerbalist } from "./use-herbalist.ts";
import { useMyQuestionList } from "./use-my-question-list.tsx";

export function ChatPanel({ initialQuery = "" }: { initialQuery?: string }) {
  const [text, setText] = useState(initialQuery);
  const { phase, ask, userId } = useHerbalist({ remembers: true });
  const disclaimer = useDisclaimer();
  const mine = useMyQuestionList(phase.kind === "loading");
  const input = useRef<HTMLTextAreaElement>(null);

  // A page that changes its question changes it here, too.
  useEffect(() => {
    if (initialQuery) setText(initialQuery);
  }, [initialQuery]);

  async function submit() {
    const query = text.trim();
    if (query === "") {
      toast({ ...chatMessages.describe, variant: "destructive" });
      return;
    }
    if (!disclaimer.mayAsk()) return;
    const outcome = await ask(query, mine.personal);
    if (outcome.kind === "answered") setText("");
    if (outcome.kind === "failed") {
      toast({
        title: chatMessages.failedTitle,
        description: outcome.message ?? chatMessages.unknownError,
        variant: "destructive",
      });
    }
  }

  function takeExample(query: string) {
    setText(query);
    input.current?.focus();
  }

  const signedIn = userId !== null;
  return (
    <section id="ask" aria-labelledby="ask-title" className="page py-14 md:py-20">
      <div className="mx-auto grid max-w-3xl gap-6">
        <h2 id="ask-title" className="text-3xl md:text-4xl">
          {chatMessages.title}
        </h2>
        <AnswerFirst phase={phase} signedIn={signedIn} />
        <QuestionField text={text} onText={setText} onSubmit={submit} phase={phase} inputRef={input}>
          <fieldset disabled={phase.kind === "loading"}>
            <legend className="text-soft">Not sure how to begin? Try one of these:</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {examplePrompts.map(({ label, query }) => (
                <Button key={label} variant="secondary" onClick={() => takeExample(query)}>
                  {label}
                </Button>
              ))}
            </div>
          </fieldset>
          {mine.control}
        </QuestionField>
        <BeforeAsking />
        <LatestAnswer phase={phase} signedIn={signedIn}>
          {signedIn ? null : (
            <SignUpPrompt query={text.trim() || (phase.kind === "answered" ? phase.query : "")} />
          )}
        </LatestAnswer>
      </div>
      {disclaimer.dialog}
    </section>
  );
}

function BeforeAsking() {
  const { text, safety, check } = chatMessages.beforeAsking;
  return (
    <div className="text-soft">
      <p>{text}</p>
      <ul className="flex flex-wrap gap-x-6">
        {[
          [paths.safety, safety],
          [paths.check, check],
        ].map(([to = "", label]) => (
          <li key={to}>
            <Link to={to} className={`${textLink} inline-flex min-h-11 items-center`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SignUpPrompt({ query }: { query: string }) {
  const navigate = useNavigate();
  return (
    <Notice title={chatMessages.signUp.title}>
      <p>{chatMessages.signUp.text}</p>
      <Button
        variant="secondary"
        className="mt-2"
        onClick={() => {
          keepPendingQuery(query);
          navigate(paths.auth);
        }}
      >
        {chatMessages.signUp.button}
      </Button>
    </Notice>
  );
}
