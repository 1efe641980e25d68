/** POST /functions/v1/herbal-chat on a hosted Supabase. */
import { createGrounding } from "#herbalist/grounding.ts";
import { createHerbalist } from "#herbalist/herbalist.ts";
import { createNoteFinder } from "#herbalist/understand/note-alike.ts";
import { createChatApp } from "#server/functions/chat-app.ts";
import { groundingHere } from "#server/model/grounding-client.ts";
import type { ModelSettings } from "#server/model/model-settings.ts";
import { catalogue, helplines } from "../_shared/content.js";
import { openEdge, serveEdge } from "../_shared/edge.ts";

const edge = await openEdge();
const herbalist = createHerbalist(catalogue, helplines, createNoteFinder);
const { model } = edge.settings;

/** Loaded only if a model is configured: the library is larger than all other code. */
async function openEdgeModel(settings: ModelSettings) {
  const { openModel } = await import("#server/model/open-model.ts");
  const grounding = groundingHere(createGrounding(herbalist, catalogue));
  const events = { outcome: () => undefined, draft: () => undefined, reading: () => undefined };
  return openModel({ settings, grounding, log: edge.log, now: edge.now, events });
}

serveEdge(
  createChatApp({
    ...edge,
    // In this thread: the platform runs each function in its own process.
    herbalist,
    plants: catalogue.plants,
    model: model === undefined ? undefined : await openEdgeModel(model),
    modelAnswersPerDay: model?.answersPerDay ?? 0,
  }),
);
