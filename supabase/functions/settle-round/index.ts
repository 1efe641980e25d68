/** POST /functions/v1/settle-round on a hosted Supabase. */
import { buildLibrary } from "#games/build-library.ts";
import { createGamesApp } from "#server/functions/games-app.ts";
import { catalogue } from "../_shared/content.js";
import { openEdge, serveEdge } from "../_shared/edge.ts";

serveEdge(createGamesApp({ ...(await openEdge()), library: buildLibrary(catalogue) }));
