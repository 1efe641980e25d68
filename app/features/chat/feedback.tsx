// 'Was this helpful?', asked once per stored answer, and after 'Not helpful' why, by one optional tap. A failure is only
// logged.
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { answerMessages as words } from "./answer-messages.ts";
import type { UnhelpfulReason } from "./send-feedback.ts";

type State = "open" | "sending" | "helpful" | "unhelpful" | "sending reason" | "reason given";

export function Feedback({ conversationId, signedIn }: { conversationId: string; signedIn: boolean }) {
  const [state, setState] = useState<State>("open");
  const { question, yes, no } = words.helpful;

  /** False when it could not be sent; then it can be tried again. */
  async function send(vote: { wasHelpful: boolean; reason?: UnhelpfulReason }): Promise<boolean> {
    try {
      const { sendFeedback } = await import("./send-feedback.ts");
      await sendFeedback({ conversationId, ...vote }, signedIn);
      return true;
    } catch (error) {
      logQuietly("Error sending feedback:", error);
      return false;
    }
  }

  async function vote(wasHelpful: boolean) {
    setState("sending");
    const sent = await send({ wasHelpful });
    setState(sent ? (wasHelpful ? "helpful" : "unhelpful") : "open");
    if (sent) toast(words.thanks);
  }

  async function explain(reason: UnhelpfulReason) {
    setState("sending reason");
    setState((await send({ wasHelpful: false, reason })) ? "reason given" : "unhelpful");
  }

  if (state === "open" || state === "sending") {
    return (
      <fieldset className="flex flex-wrap items-center gap-2 sm:gap-3">
        <legend className="font-semibold max-sm:mb-2 sm:float-left sm:mr-1">{question}</legend>
        <Button
          variant="secondary"
          className="max-sm:px-3"
          disabled={state === "sending"}
          onClick={() => vote(true)}
        >
          <ThumbsUp aria-hidden />
          {yes}
        </Button>
        <Button
          variant="secondary"
          className="max-sm:px-3"
          disabled={state === "sending"}
          onClick={() => vote(false)}
        >
          <ThumbsDown aria-hidden />
          {no}
        </Button>
      </fieldset>
    );
  }
  return (
    <div className="grid gap-3">
      <div role="status">
        <p className="font-semibold text-forest">{words.thanks.title}</p>
        {state === "reason given" ? <p>{words.reason.thanks}</p> : null}
      </div>
      {state === "unhelpful" || state === "sending reason" ? (
        <fieldset disabled={state === "sending reason"}>
          <legend>{words.reason.question}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {words.reason.choices.map(({ reason, label }) => (
              <Button key={reason} variant="secondary" onClick={() => explain(reason)}>
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
    </div>
  );
}
