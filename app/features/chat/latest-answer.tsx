// 'Latest Herbal Suggestions': the latest answer, or the message that replaces it.
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { AnswerText } from "./answer-text.tsx";
import { criticalLevel } from "./critical-level.ts";
import { Feedback } from "./feedback.tsx";
import { chatMessages } from "./messages.ts";
import type { Reply } from "./reply.ts";
import type { Phase } from "./use-herbalist.ts";

/** Loaded with the first question (`use-herbalist.ts`), so that the home page does without it. */
const CriticalAnswer = lazy(() =>
  import("./critical-answer.tsx").then(
    (module) => ({ default: module.CriticalAnswer }),
    // Help is shown whatever happens to the network.
    () => ({ default: PlainCriticalAnswer }),
  ),
);

function PlainCriticalAnswer({ text }: { text: string }) {
  return (
    <section
      role="alert"
      data-critical
      className="rounded border-2 border-annatto bg-annatto-wash p-5 text-ink"
    >
      <AnswerText text={text} />
    </section>
  );
}

/** Whether the answer is an emergency or a crisis; then only help is shown beside it. */
export function isCritical(phase: Phase): boolean {
  return phase.kind === "answered" && criticalLevel(phase.reply.triage) !== null;
}

/** A critical answer, shown before anything else in the panel, or nothing. */
export function AnswerFirst({
  phase,
  signedIn,
  onDismiss,
}: {
  phase: Phase;
  signedIn: boolean;
  onDismiss: (dangers: readonly string[]) => void;
}) {
  const level = phase.kind === "answered" ? criticalLevel(phase.reply.triage) : null;
  if (phase.kind !== "answered" || level === null) return null;
  const { conversationId, suggestion, dangers } = phase.reply;
  return (
    <div className="grid gap-4">
      <Suspense>
        <CriticalAnswer
          key={conversationId ?? suggestion}
          level={level}
          text={suggestion}
          onDismiss={dangers.length > 0 ? () => onDismiss(dangers.map(({ id }) => id)) : undefined}
        />
      </Suspense>
      {conversationId ? (
        <Feedback key={conversationId} conversationId={conversationId} signedIn={signedIn} />
      ) : null}
    </div>
  );
}

export function LatestAnswer({ phase, signedIn }: { phase: Phase; signedIn: boolean }) {
  if (phase.kind === "failed") {
    return (
      <Box>
        <p>{chatMessages.fallback}</p>
      </Box>
    );
  }
  if (phase.kind !== "answered" || isCritical(phase)) return null;
  const { reply, usedList } = phase;
  return (
    <Box focus>
      {usedList ? <Considered reply={reply} /> : null}
      <AnswerText text={reply.suggestion} />
      {reply.conversationId ? (
        <Feedback key={reply.conversationId} conversationId={reply.conversationId} signedIn={signedIn} />
      ) : null}
    </Box>
  );
}

function Box({ focus = false, children }: { focus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The submit button was disabled meanwhile and lost the focus; it moves to the answer. The heading's scroll
  // margin lets the answer fill most of the screen.
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);

  return (
    <section
      aria-labelledby="latest-answer"
      className="grid gap-5 rounded border border-line bg-raised p-5 sm:p-6"
    >
      <h3 id="latest-answer" ref={heading} tabIndex={-1} className="scroll-mb-[60svh] text-2xl">
        {chatMessages.latest}
      </h3>
      {children}
    </section>
  );
}

function Considered({ reply }: { reply: Reply }) {
  const labels = [...new Set(reply.considered.map(({ label }) => label))];
  if (labels.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{chatMessages.considered}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {labels.map((label) => (
          <li key={label}>
            <Badge tone="river">{label}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
