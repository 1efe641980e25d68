// Questions that a reader is likely to ask next, about the thing or complaint just answered.
import type { AskKind } from "../understand/asks.ts";
import type { Answering } from "./answering.ts";
import type { Block } from "./blocks.ts";
import { lowerFirst } from "./phrasing.ts";

const most = 3;

export function nextQuestions({ decisions, knowledge, things }: Answering): Block[] {
  const { asks, complaints, household } = decisions.understanding;
  const subject = things[0]?.plant ?? decisions.offered[0]?.plant;
  const name = subject ? knowledge.nameOf(subject) : things[0]?.other?.name;
  if (name === undefined || subject?.safety.hazard === "dangerous") return [];
  if (household !== undefined)
    return [
      {
        type: "next",
        questions: [`How do I grow ${name}?`, `What does ${name} look like?`, `What is ${name} used for?`],
      },
    ];
  const asked = new Set<AskKind>(asks);
  const complaint = knowledge.complaints.get(complaints[0] ?? "");
  const questions = [
    ...(decisions.dosesAllowed && subject && !asked.has("make") ? [`How do I make ${name}?`] : []),
    ...(decisions.dosesAllowed && subject && !asked.has("limits") ? [`Can I take ${name} every day?`] : []),
    ...(!asked.has("with-medicine") ? [`Does ${name} go with pressure tablets?`] : []),
    ...(complaint && !asked.has("what-for") ? [`What else helps with ${lowerFirst(complaint.label)}?`] : []),
    ...(!asked.has("what-is") ? [`What is ${name}?`] : []),
  ];
  return [{ type: "next", questions: questions.slice(0, most) }];
}
