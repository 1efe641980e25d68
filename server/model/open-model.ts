/** Puts the model's parts together, or nothing where no model is configured. */
import type { Log } from "#server/log.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import type { GroundingClient } from "./grounding-client.ts";
import { createModelAnswering, type ModelAnswering, type ModelEvents } from "./model-answering.ts";
import { createModelClient } from "./model-client.ts";
import type { ModelSettings } from "./model-settings.ts";

export type OpenModelOptions = {
  readonly settings: ModelSettings;
  readonly grounding: GroundingClient;
  readonly log: Log;
  readonly now: () => number;
  readonly events: ModelEvents;
};

export function openModel({ settings, grounding, log, now, events }: OpenModelOptions): ModelAnswering {
  return createModelAnswering({
    client: createModelClient(settings),
    grounding,
    breaker: createCircuitBreaker(now),
    timeoutMs: settings.timeoutMs,
    log,
    events,
  });
}
