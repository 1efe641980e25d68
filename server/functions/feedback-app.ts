/** POST herbal-analytics: whether an answer was helpful. */
import { networkOf } from "#server/networks/network.ts";
import { feedbackRequest } from "./chat-request.ts";
import { recordVote } from "./conversations.ts";
import {
  createFunctionApp,
  type FunctionApp,
  type FunctionOptions,
  logAndContinue,
  Refusal,
  readBody,
  readUser,
  UNAVAILABLE_MESSAGE,
} from "./function-app.ts";

/** Far more than the chat's answers in that time. */
const MINUTE = { name: "feedback-minute", limit: 60, windowSeconds: 60 } as const;
const TOO_MANY = "You have told us a lot in a short time. Please wait a little and try again.";

export function createFeedbackApp(options: FunctionOptions): FunctionApp {
  const app = createFunctionApp(options.log);
  app.post("/herbal-analytics", async (c) => {
    const userId = await readUser(c, options);
    if (userId === undefined) throw new Refusal(503, UNAVAILABLE_MESSAGE, 5);
    const key = userId ?? networkOf(options.clientAddress(c));
    const verdict = await options.limiter
      .hit([{ rule: MINUTE, key }])
      .catch(logAndContinue(options.log, "limits"));
    if (verdict?.allowed === false) throw new Refusal(429, TOO_MANY, verdict.retryAfterSeconds);
    const { conversationId, wasHelpful, reason, sessionId } = await readBody(c, feedbackRequest);
    const outcome = await recordVote(options.db, {
      userId,
      sessionId: sessionId ?? null,
      conversationId,
      wasHelpful,
      reason: wasHelpful ? null : (reason ?? null),
    });
    if (outcome === "not found") throw new Refusal(404, "We could not find that conversation.");
    if (outcome === "already voted") throw new Refusal(409, "You have already told us. Thank you.");
    return c.json({ success: true });
  });
  return app;
}
