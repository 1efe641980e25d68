/** Puts the chat together: the herbalist's worker threads, the helplines, and the operator's language model if any. */
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { loadHelplines } from "#catalogue/load-helplines.ts";
import type { Actor, Database } from "#server/db/database.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { RateLimiter } from "#server/limits/rate-limiter.ts";
import type { Log } from "#server/log.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { ModelSettings } from "#server/model/model-settings.ts";
import { openModel } from "#server/model/open-model.ts";
import { createChatApp } from "./chat-app.ts";
import { createFeedbackApp } from "./feedback-app.ts";
import { createHerbalistPool } from "./herbalist-pool.ts";

export type ChatOptions = {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly settings: { readonly model: ModelSettings | undefined; readonly trustProxy: boolean };
  readonly authenticate: (request: Request) => Promise<Actor>;
  readonly limiter: RateLimiter;
  readonly log: Log;
  readonly now: () => number;
  readonly metrics: Pick<Metrics, "chat" | "model" | "herbalist" | "herbalistWaiting">;
};

export type Chat = {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  /** Starts a thread before the first question. */
  warm(): void;
  stop(): Promise<void>;
};

export async function openChat(options: ChatOptions): Promise<Chat> {
  const { db, catalogue, settings, authenticate, limiter, log, now, metrics } = options;
  const { model } = settings;
  const herbalist = createHerbalistPool({
    catalogue,
    helplines: await loadHelplines(),
    onTask: (report) => {
      metrics.herbalist(report);
      if (report.outcome === "overdue")
        log.error({ ms: Math.round(report.workedMs) }, "a question took too long");
    },
    onWaiting: metrics.herbalistWaiting,
  });
  const common = {
    db,
    authenticate,
    limiter,
    log,
    clientAddress: (c: Context<{ Bindings: HttpBindings }>) =>
      clientAddress(c.env.incoming, settings.trustProxy),
  };
  const app = createChatApp({
    ...common,
    herbalist,
    plants: catalogue.plants,
    model:
      model === undefined
        ? undefined
        : openModel({ settings: model, grounding: herbalist.grounding, log, now, events: metrics.model }),
    modelAnswersPerDay: model?.answersPerDay ?? 0,
    now,
    onAnswer: metrics.chat,
  });
  app.route("/", createFeedbackApp(common));
  return { app, warm: herbalist.warm, stop: herbalist.close };
}
