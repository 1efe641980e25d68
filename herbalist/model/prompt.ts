// A request to a language model: instructions that do not change from question to question, then the messages.

export type PromptMessage = { role: "user" | "assistant"; content: string };
export type Prompt = { instructions: string; messages: PromptMessage[] };
