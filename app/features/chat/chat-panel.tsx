// 'Ask About Herbal Remedies', for the home page and for pages with a question of their own.
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { paths } from "#app/lib/paths.ts";
import { storePendingQuery } from "#app/lib/pending-query.ts";
import { hiddenWhenSignedIn } from "#app/lib/signed-in-mark.ts";
import { usePreHydrationInput } from "#app/lib/use-pre-hydration-input.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { textLink } from "#app/ui/text-link.ts";
import { toast } from "#app/ui/toast-store.ts";
import { criticalLevel } from "./critical-level.ts";
import { LazyConversation } from "./lazy-conversation.tsx";
import { chatMessages, examplePrompts } from "./messages.ts";
import { QuestionField } from "./question-field.tsx";
import type { Revision } from "./revision.ts";
import { useDisclaimer } from "./use-disclaimer.tsx";
import { type Outcome, useHerbalist } from "./use-herbalist.ts";
import { useMyQuestionList } from "./use-my-question-list.tsx";

export function ChatPanel({ initialQuery = "", className }: { initialQuery?: string; className?: string }) {
  const [text, setText] = useState(initialQuery);
  const { phase, earlier, ask, askAgain, beginNewSubject, userId } = useHerbalist({
    remembers: true,
    onLeave: () => {
      setText(initialQuery);
      mine.reset();
    },
  });
  const mine = useMyQuestionList(phase.kind === "loading");
  const input = useRef<HTMLTextAreaElement>(null);
  // Where the page was opened to read, the field would take the reader away from it.
  const disclaimer = useDisclaimer(initialQuery === "" ? { next: input } : {});

  usePreHydrationInput(input, text, setText);

  async function submit(written = text) {
    const query = written.trim();
    if (query === "") {
      toast({ ...chatMessages.describe, variant: "destructive" });
      input.current?.focus();
      return;
    }
    if (!disclaimer.mayAsk()) return;
    const outcome = await ask(query, mine.personal);
    if (outcome.kind === "answered") setText("");
    showFailure(outcome);
  }

  async function revise(change: Partial<Revision>) {
    showFailure(await askAgain(change, mine.personal));
  }

  function startOver() {
    beginNewSubject();
    setText("");
    input.current?.focus();
  }

  function showFailure(outcome: Outcome) {
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
  const isCritical = phase.kind === "answered" && criticalLevel(phase.reply.triage) !== null;
  const isFresh = phase.kind !== "answered" && earlier.length === 0;
  return (
    <section
      id="ask"
      aria-labelledby="ask-title"
      className={classNames("grid grid-cols-[minmax(0,1fr)] gap-3", className)}
    >
      <h2 id="ask-title" className={initialQuery === "" ? "eyebrow" : "text-3xl md:text-4xl"}>
        {chatMessages.title}
      </h2>
      <LazyConversation
        phase={phase}
        earlier={earlier}
        signedIn={signedIn}
        onAsk={submit}
        onRevise={revise}
        onNewSubject={startOver}
      />
      {isFresh && initialQuery === "" ? (
        <p className="font-title text-2xl leading-tight">{chatMessages.prompt}</p>
      ) : null}
      <QuestionField
        text={text}
        onText={setText}
        onSubmit={() => submit()}
        phase={phase}
        inputRef={input}
        hideLabel={isFresh && initialQuery === ""}
        placeholder={isFresh ? chatMessages.example : chatMessages.followUp}
      >
        {isFresh ? (
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
        ) : null}
        {mine.control}
      </QuestionField>
      <BeforeAsking />
      {signedIn || isCritical ? null : (
        <SignUpPrompt query={text.trim() || (phase.kind === "answered" ? phase.query : "")} />
      )}
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
  const { loading } = useAuth();
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5",
        loading && hiddenWhenSignedIn,
      )}
    >
      <p className="flex-1 basis-72">{chatMessages.signUp.text}</p>
      <Button asChild variant="secondary">
        <Link to={paths.auth} onClick={() => storePendingQuery(query)}>
          {chatMessages.signUp.button}
        </Link>
      </Button>
    </div>
  );
}
