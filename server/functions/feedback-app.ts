/** POST herbal-analytics: whether an answer helped. */
import { feedbackRequest } from "./chat-request.ts";
import { recordVote } from "./conversations.ts";
import {
  createFunctionApp,
  type FunctionApp,
  type FunctionOptions,
  NOT_NOW,
  Refusal,
  readBody,
  readUser,
} from "./function-app.ts";

export function createFeedbackApp(options: FunctionOptions): FunctionApp {
  const app = createFunctionApp(options.log);
  app.post("/herbal-analytics", async (c) => {
    const userId = await readUser(c, options);
    const { conversationId, wasHelpful, sessionId } = await readBody(c, feedbackRequest);
    if (userId === undefined) throw new Refusal(503, NOT_NOW, 5);
    const outcome = await recordVote(options.db, {
      userId,
      sessionId: sessionId ?? null,
      conversationId,
      wasHelpful,
    });
    if (outcome === "not theirs") throw new Refusal(404, "We could not find that conversation.");
    if (outcome === "already given") throw new Refusal(409, "You have already told us. Thank you.");
    return c.json({ success: true });
  });
  return app;
}
