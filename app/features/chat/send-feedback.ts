// Sends whether an answer was helpful. Guests are authorised by their session id.
import { callFunction } from "#app/lib/call-function.ts";
import { lastSession } from "./chat-session.ts";

export async function sendFeedback(
  conversationId: string,
  wasHelpful: boolean,
  signedIn: boolean,
): Promise<void> {
  const response = await callFunction(
    "herbal-analytics",
    { conversationId, wasHelpful, sessionId: lastSession() },
    signedIn,
  );
  if (!response.ok) throw new Error(`The feedback was refused (${response.status})`);
}
