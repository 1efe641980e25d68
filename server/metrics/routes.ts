/** Which kind of route a request is for: few kinds, so that what people look at cannot be read from the figures. */
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
  [/^\/(healthz|readyz|metrics|config\.json)$/, "house"],
];

export function routeKind(path: string | undefined): string {
  if (path === undefined) return "other";
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}

/** Reports every request once its answer is out, or its asker gone (499). */
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
