// A conversation on the screen: earlier turns closed, then the latest question and its answer.
import { ChevronDown, MessageCirclePlus, Smartphone } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { agreedToKeep } from "#app/lib/consent.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { AnswerBlocks } from "./answer-blocks.tsx";
import { deviceMessages, answerMessages as words } from "./answer-messages.ts";
import { arrangeAnswer, firstLine } from "./arrange-answer.ts";
import { CriticalAnswer } from "./critical-answer.tsx";
import { criticalLevel } from "./critical-level.ts";
import { Feedback } from "./feedback.tsx";
import { ListenButton } from "./listen-button.tsx";
import type { Block, Reply } from "./reply.ts";
import type { Revision } from "./revision.ts";
import { UnderstoodChips } from "./understood-chips.tsx";
import type { Phase, Turn } from "./use-herbalist.ts";

export type ConversationProps = {
  phase: Phase;
  earlier: readonly Turn[];
  signedIn: boolean;
  /** Asks a question that the answer offered. */
  onAsk: (query: string) => void;
  /** Asks the same again, read differently. */
  onRevise: (change: Partial<Revision>) => void;
  /** Absent where each question stands alone. */
  onNewSubject?: () => void;
};

export function Conversation({ phase, earlier, signedIn, onAsk, onRevise, onNewSubject }: ConversationProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {earlier.length > 0 ? (
        <ol aria-label={words.earlier} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {earlier.map((turn) => (
            <li key={turn.id}>
              <EarlierTurn turn={turn} />
            </li>
          ))}
        </ol>
      ) : null}
      {phase.kind === "loading" ? <Waiting query={phase.query} blocks={phase.blocks ?? []} /> : null}
      {phase.kind === "failed" ? <Failed /> : null}
      {phase.kind === "answered" ? (
        <Latest key={phase.id} turn={phase} signedIn={signedIn} onAsk={onAsk} onRevise={onRevise} />
      ) : null}
      {onNewSubject && phase.kind === "answered" && !criticalLevel(phase.reply.triage) ? (
        <Button variant="quiet" className="justify-self-start" onClick={onNewSubject}>
          <MessageCirclePlus aria-hidden />
          {words.newSubject}
        </Button>
      ) : null}
    </div>
  );
}

function Asked({ query }: { query: string }) {
  return (
    <p className="ml-auto w-fit max-w-[90%] rounded bg-forest-wash px-4 py-2 wrap-anywhere">
      <span className="sr-only">{words.youAsked} </span>
      {query}
    </p>
  );
}

/** What is written so far is read out only when it is whole: it may still be taken back. */
function Waiting({ query, blocks }: { query: string; blocks: readonly Block[] }) {
  return (
    <>
      <Asked query={query} />
      <div aria-hidden className="grid gap-3 rounded border border-line bg-raised p-5">
        {blocks.length === 0 ? (
          <>
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-3/5" />
          </>
        ) : (
          <div inert>
            <AnswerBlocks reply={{ ...unwritten, blocks: [...blocks] }} />
          </div>
        )}
        <Skeleton className="h-28" />
      </div>
    </>
  );
}

const unwritten: Reply = {
  suggestion: "",
  blocks: [],
  plants: [],
  triage: "routine",
  dangers: [],
  understood: [],
  records: [],
};

function Failed() {
  return (
    <LatestBox>
      <p>{words.fallback}</p>
      <p className="mt-2">{words.inDanger}</p>
    </LatestBox>
  );
}

function EarlierTurn({ turn: { query, reply } }: { turn: Turn }) {
  return (
    <details className="group rounded border border-line bg-raised">
      <summary className="flex min-h-11 items-start justify-between gap-3 px-4 py-2.5">
        <div className="min-w-0">
          <h3 className="font-text text-base font-semibold wrap-anywhere">{query}</h3>
          <span className="line-clamp-1 text-sm text-soft group-open:hidden">{firstLine(reply)}</span>
        </div>
        <ChevronDown aria-hidden className="mt-1 size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-4">
        <AnswerBlocks reply={reply} />
      </div>
    </details>
  );
}

function Latest({
  turn: { query, reply, revision, from },
  signedIn,
  onAsk,
  onRevise,
}: {
  turn: Turn;
} & Pick<ConversationProps, "signedIn" | "onAsk" | "onRevise">) {
  const { conversationId, dangers } = reply;
  const level = criticalLevel(reply.triage);
  const feedback = conversationId ? <Feedback conversationId={conversationId} signedIn={signedIn} /> : null;
  if (level) {
    return (
      <div className="grid gap-4">
        <CriticalAnswer
          level={level}
          text={reply.suggestion}
          onDismiss={
            dangers.length > 0 ? () => onRevise({ dismissed: dangers.map(({ id }) => id) }) : undefined
          }
        />
        {feedback}
      </div>
    );
  }
  const { next } = arrangeAnswer(reply);
  return (
    <>
      <Asked query={query} />
      <LatestBox focus>
        {from === "server" ? null : <OnThisDevice from={from} />}
        <UnderstoodChips understood={reply.understood} revision={revision} onRevise={onRevise} />
        <AnswerBlocks reply={reply} />
        <ListenButton reply={reply} />
        {feedback}
      </LatestBox>
      {next.length > 0 ? <NextQuestions questions={next} onAsk={onAsk} /> : null}
    </>
  );
}

function LatestBox({ focus = false, children }: { focus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The submit button was disabled meanwhile and lost the focus; it moves to the answer. The heading's scroll
  // margins let the question stay in sight above it and the answer fill most of the screen.
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);

  return (
    <section
      aria-labelledby="latest-answer"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded border border-line bg-raised p-4 sm:p-6"
    >
      <h3 id="latest-answer" ref={heading} tabIndex={-1} className="eyebrow scroll-mt-20 scroll-mb-[60svh]">
        {words.latest}
      </h3>
      {children}
    </section>
  );
}

function OnThisDevice({ from }: { from: "device" | "offline" }) {
  const { user } = useAuth();
  const isKept = from === "offline" && agreedToKeep(user);
  return (
    <div className="text-sm">
      <Badge tone="river">
        <Smartphone aria-hidden />
        {deviceMessages.label}
      </Badge>
      <p className="mt-1 text-soft">
        {from === "offline" ? `${deviceMessages.offline} ` : ""}
        {deviceMessages.less}
        {isKept ? ` ${deviceMessages.later}` : ""}
      </p>
    </div>
  );
}

function NextQuestions({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk: (query: string) => void;
}) {
  return (
    <section aria-labelledby="ask-next" className="grid gap-2">
      <h3 id="ask-next" className="font-text text-base font-semibold">
        {words.askNext}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <Button variant="secondary" className="text-left" onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
