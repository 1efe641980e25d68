/**
 * Speaks to an OpenAI-compatible server and yields the text as it arrives. Servers differ in what they know: output held to a schema, chat
 * without it, or plain completions only. The client starts with the best and remembers what the server accepts.
 */
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, jsonSchema, type LanguageModel, Output, streamText } from "ai";
import { z } from "zod";
import type { Prompt } from "#herbalist/model/prompt.ts";
import type { ModelSettings } from "./model-settings.ts";

export type ModelRequest = {
  readonly prompt: Prompt;
  /** What the reply must fit, where the server can be held to it; plain text without one. */
  readonly schema?: z.ZodType;
  readonly signal: AbortSignal;
};

export type ModelClient = {
  /** @throws when the server cannot be reached, answers with an error, or breaks off */
  stream(request: ModelRequest): AsyncIterable<string>;
};

type Dialect = "schema" | "chat" | "completion";
const dialects: readonly Dialect[] = ["schema", "chat", "completion"];

/** How a server says that it does not know a field of the request, or the path. */
const notUnderstood = new Set([400, 404, 405, 415, 422, 501]);

export function createModelClient(
  settings: Pick<ModelSettings, "baseUrl" | "model" | "apiKey" | "maxTokens">,
): ModelClient {
  const provider = createOpenAICompatible({
    name: "operator",
    baseURL: settings.baseUrl,
    supportsStructuredOutputs: true,
    ...(settings.apiKey === undefined ? {} : { apiKey: settings.apiKey }),
  });
  const models: Readonly<Record<Dialect, () => LanguageModel>> = {
    schema: () => provider.chatModel(settings.model),
    chat: () => provider.chatModel(settings.model),
    completion: () => provider.completionModel(settings.model),
  };
  let accepted: Dialect = "schema";

  async function* speak(dialect: Dialect, { prompt, schema, signal }: ModelRequest): AsyncGenerator<string> {
    const { fullStream } = streamText({
      model: models[dialect](),
      instructions: prompt.instructions,
      messages: prompt.messages,
      maxOutputTokens: settings.maxTokens,
      maxRetries: 0,
      abortSignal: signal,
      // Errors arrive in the stream, where they are thrown.
      onError: () => undefined,
      ...(dialect === "schema" && schema !== undefined
        ? { output: Output.object({ schema: leanSchema(schema) }) }
        : {}),
    });
    for await (const part of fullStream) {
      if (part.type === "text-delta") yield part.text;
      else if (part.type === "error") throw part.error;
      else if (part.type === "abort") throw signal.reason;
      else if (part.type === "finish" && part.finishReason === "length")
        throw new Error("the model used up its tokens");
    }
  }

  return {
    async *stream(request) {
      for (const dialect of dialects.slice(dialects.indexOf(accepted))) {
        try {
          yield* speak(dialect, request);
          // Without a schema in it, a request says nothing about what the server thinks of one.
          if (request.schema !== undefined) accepted = dialect;
          return;
        } catch (error) {
          const next = dialects[dialects.indexOf(dialect) + 1];
          if (next === undefined || !isNotUnderstood(error)) throw error;
        }
      }
    },
  };
}

function isNotUnderstood(error: unknown): boolean {
  return APICallError.isInstance(error) && notUnderstood.has(error.statusCode ?? 0);
}

/** Without lengths and patterns: strict servers refuse them, and the reply is parsed with them anyway. */
function leanSchema(schema: z.ZodType) {
  return jsonSchema(
    z.toJSONSchema(schema, {
      override({ jsonSchema: node }) {
        for (const key of ["minLength", "maxLength", "minItems", "maxItems", "pattern"] as const)
          delete node[key];
      },
    }) as Parameters<typeof jsonSchema>[0],
  );
}
