// Sends whether an answer was helpful. Guests are authorised by their session id.
import { callFunction } from "#app/lib/call-function.ts";
import { lastSession } from "./chat-session.ts";

export type UnhelpfulReason = "wrong" | "not what I asked" | "too long" | "something missing";

/** A reason may follow the vote in a request of its own. */
export async function sendFeedback(
  vote: { conversationId: string; wasHelpful: boolean; reason?: UnhelpfulReason },
  signedIn: boolean,
): Promise<void> {
  const response = await callFunction("herbal-analytics", { ...vote, sessionId: lastSession() }, signedIn);
  if (!response.ok) throw new Error(`The feedback was refused (${response.status})`);
}
