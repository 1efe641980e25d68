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
    // In this thread: the platform gives each function a process of its own.
    herbalist,
    plants: catalogue.plants,
    // Loaded only where an operator has set a model: the library is larger than all the rest.
    phraser:
      model === undefined
        ? undefined
        : (await import("#server/functions/phraser.ts")).createPhraser(model, herbalist, edge.log),
  }),
);
