/** Groups requests by kind of route: few kinds, so that the metrics do not reveal what users look at. */
import type { RequestListener } from "node:http";
import { pathOf } from "#server/http/listener.ts";
import type { Metrics } from "./metrics.ts";

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\/rest\/v1(\/|$)/, "rest"],
  [/^\/auth\/v1(\/|$)/, "auth"],
  [/^\/functions\/v1\/herbal-chat$/, "chat"],
  [/^\/functions\/v1(\/|$)/, "functions"],
  [/^\/assets\//, "asset"],
  [/^\/plates\//, "plate"],
  [/^\/(healthz|readyz|metrics|config\.json)$/, "operations"],
];

export function routeKind(path: string | undefined): string {
  if (path === undefined) return "other";
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}

/** Records every request once its response is sent, or the client has disconnected (499). */
export function withRequestMetrics(
  listener: RequestListener,
  metrics: Pick<Metrics, "request">,
): RequestListener {
  return (request, response) => {
    const started = performance.now();
    response.on("close", () => {
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.request(routeKind(pathOf(request.url)), status, (performance.now() - started) / 1000);
    });
    listener(request, response);
  };
}
