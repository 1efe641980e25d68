// 'Was this helpful?', asked once per stored answer. A failure is only logged.
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { answerMessages as words } from "./answer-messages.ts";

export function Feedback({ conversationId, signedIn }: { conversationId: string; signedIn: boolean }) {
  const [state, setState] = useState<"open" | "sending" | "given">("open");
  const { question, yes, no } = words.helpful;

  async function send(wasHelpful: boolean) {
    setState("sending");
    try {
      const { sendFeedback } = await import("./send-feedback.ts");
      await sendFeedback(conversationId, wasHelpful, signedIn);
      setState("given");
      toast(words.thanks);
    } catch (error) {
      logQuietly("Error sending feedback:", error);
      setState("open");
    }
  }

  if (state === "given") {
    return (
      <p role="status" className="font-semibold text-forest">
        {words.thanks.title}
      </p>
    );
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="float-left mr-1 font-semibold">{question}</legend>
      <Button variant="secondary" disabled={state === "sending"} onClick={() => send(true)}>
        <ThumbsUp aria-hidden />
        {yes}
      </Button>
      <Button variant="secondary" disabled={state === "sending"} onClick={() => send(false)}>
        <ThumbsDown aria-hidden />
        {no}
      </Button>
    </fieldset>
  );
}
