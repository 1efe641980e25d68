// The dashboard's question form: each question is independent, stored with the account and answered above the
// history.
import { useState } from "react";
import { criticalLevel } from "#app/features/chat/critical-level.ts";
import { LazyConversation } from "#app/features/chat/lazy-conversation.tsx";
import { chatMessages } from "#app/features/chat/messages.ts";
import { QuestionField } from "#app/features/chat/question-field.tsx";
import { useDisclaimer } from "#app/features/chat/use-disclaimer.tsx";
import { type Outcome, useHerbalist } from "#app/features/chat/use-herbalist.ts";
import { useMyQuestionList } from "#app/features/chat/use-my-question-list.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { reloadConsultations } from "./get-consultations.ts";
import { consultationMessages as words } from "./messages.ts";
import { usePendingQuery } from "./use-pending-query.ts";

/** `deferred`: another dialog of the dashboard is open, so the disclaimer and a pending question wait. */
export function Consultation({ deferred = false }: { deferred?: boolean }) {
  const [text, setText] = useState("");
  const { phase, earlier, ask, askAgain, userId } = useHerbalist({
    remembers: false,
    onLeave: () => {
      setText("");
      mine.reset();
    },
  });
  const disclaimer = useDisclaimer({ deferred });
  const mine = useMyQuestionList(phase.kind === "loading");

  usePendingQuery({
    userId,
    deferred,
    accepted: disclaimer.accepted,
    mayAsk: disclaimer.mayAsk,
    onQuery: (query) => {
      setText(query);
      consult(query);
    },
  });

  async function consult(written: string) {
    const query = written.trim();
    if (query === "" || userId === null || !disclaimer.mayAsk()) return;
    await show(await ask(query, mine.personal));
  }

  async function show(outcome: Outcome) {
    if (outcome.kind === "failed") {
      toast({
        title: words.errorTitle,
        description: outcome.message ?? words.failed,
        variant: "destructive",
      });
    }
    if (outcome.kind !== "answered" || userId === null) return;
    setText("");
    if (!criticalLevel(outcome.reply.triage)) toast(words.success);
    await reloadConsultations(userId);
  }

  return (
    <section aria-labelledby="consultation-title" className="grid gap-5">
      <h2 id="consultation-title" className="text-2xl sm:text-3xl">
        {chatMessages.title}
      </h2>
      {phase.kind === "failed" ? null : (
        <LazyConversation
          phase={phase}
          earlier={earlier}
          signedIn
          onAsk={consult}
          onRevise={async (revision) => show(await askAgain(revision, mine.personal))}
        />
      )}
      <QuestionField
        text={text}
        onText={setText}
        onSubmit={() => consult(text)}
        phase={phase}
        placeholder={words.placeholder}
        blankDisables
      >
        {mine.control}
      </QuestionField>
      {disclaimer.dialog}
    </section>
  );
}
