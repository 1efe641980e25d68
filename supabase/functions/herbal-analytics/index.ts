/** POST /functions/v1/herbal-analytics on a hosted Supabase. */
import { createHerbalist } from "#herbalist/herbalist.ts";
import { createFunctionsApp } from "#server/functions/app.ts";
import { catalogue, helplines } from "../_shared/content.js";
import { openEdge, serveEdge } from "../_shared/edge.ts";

const edge = await openEdge();
serveEdge(
  createFunctionsApp({ ...edge, herbalist: createHerbalist(catalogue, helplines), phraser: undefined }),
);
