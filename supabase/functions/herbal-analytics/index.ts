/** POST /functions/v1/herbal-analytics on a hosted Supabase. */
import { createFeedbackApp } from "#server/functions/feedback-app.ts";
import { openEdge, serveEdge } from "../_shared/edge.ts";

serveEdge(createFeedbackApp(await openEdge()));
