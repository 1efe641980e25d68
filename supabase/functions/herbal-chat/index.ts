/** POST /functions/v1/herbal-chat on a hosted Supabase. */
import { createHerbalist } from "#herbalist/herbalist.ts";
import { createChatApp } from "#server/functions/chat-app.ts";
import { catalogue, helplines } from "../_shared/content.js";
import { openEdge, serveEdge } from "../_shared/edge.ts";

const edge = await openEdge();
const herbalist = createHerbalist(catalogue, helplines);
const { model } = edge.settings;
serveEdge(
  createChatApp({
    ...edge,
    // In this thread: the platform runs each function in its own process.
    herbalist,
    plants: catalogue.plants,
    // Loaded only if a model is configured: the library is larger than all other code.
    phraser:
      model === undefined
        ? undefined
        : (await import("#server/functions/phraser.ts")).createPhraser(model, herbalist, edge.log),
  }),
);
