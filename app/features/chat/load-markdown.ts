// Loads the Markdown renderer when the user starts to ask, not before.
import type { ComponentType } from "react";
import { logQuietly } from "#app/lib/log.ts";

type Markdown = ComponentType<{ text: string }>;

const timeoutMs = 2_000;

let loaded: Markdown | undefined;
let pending: Promise<void> | undefined;

export function loadedMarkdown(): Markdown | undefined {
  return loaded;
}

/** Settles when it has loaded, failed to load, or should not delay an answer any longer. */
export function loadMarkdown(): Promise<void> {
  pending ??= import("./answer-markdown.tsx").then(
    (module) => {
      loaded = module.AnswerMarkdown;
    },
    (error: unknown) => {
      pending = undefined;
      logQuietly("The answer is shown without its layout", error);
    },
  );
  return Promise.race([pending, new Promise<void>((resolve) => setTimeout(resolve, timeoutMs))]);
}
