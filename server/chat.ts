/** The herbalist, put together for the server: its knowledge, the lines that listen, the operator's model if any. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { contentFolder } from "#catalogue/load.ts";
import { readYaml } from "#catalogue/read-yaml.ts";
import { helplinesSchema } from "#herbalist/compose/help-numbers.ts";
import { createHerbalist } from "#herbalist/herbalist.ts";
import type { Actor, Database } from "#server/db/database.ts";
import { createFunctionsApp } from "#server/functions/app.ts";
import { createPhraser, WAIT_MS } from "#server/functions/phraser.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { Limiter } from "#server/limits/limiter.ts";
import type { Log } from "#server/log.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { Settings } from "#server/settings.ts";

export type ChatOptions = {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly settings: Settings;
  readonly authenticate: (request: Request) => Promise<Actor>;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly now: () => number;
  readonly metrics: Pick<Metrics, "chat" | "model">;
};

export async function openChat(options: ChatOptions): Promise<Hono<{ Bindings: HttpBindings }>> {
  const { db, catalogue, settings, authenticate, limiter, log, now, metrics } = options;
  const file = "content/helplines.yaml";
  const lines = readYaml(
    helplinesSchema,
    await readFile(join(contentFolder, "helplines.yaml"), "utf8"),
    file,
  );
  if (!lines.ok) throw new Error(lines.faults.join("\n"));
  const herbalist = createHerbalist(catalogue, lines.value.helplines);
  return createFunctionsApp({
    db,
    herbalist,
    phraser:
      settings.model === undefined
        ? undefined
        : createPhraser(settings.model, herbalist, log, WAIT_MS, metrics.model),
    authenticate,
    limiter,
    log,
    now,
    onAnswer: metrics.chat,
    clientAddress: (c) => clientAddress(c.env.incoming, settings.trustProxy),
  });
}
