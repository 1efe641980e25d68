/** GET /metrics: for holders of the token, or for programs on this machine. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { FORWARDING_HEADERS, isLoopback } from "#server/http/local-request.ts";
import type { Metrics } from "./metrics.ts";

export type MetricsGuard = {
  readonly token: string | undefined;
  readonly siteUrl: string;
  readonly trustProxy: boolean;
};

export function createMetricsApp(metrics: Metrics, guard: MetricsGuard): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get("/", async (c) => {
    c.header("cache-control", "no-store");
    if (!mayRead(c.env.incoming, guard)) {
      return c.text("Metrics are for this machine, or for holders of METRICS_TOKEN.\n", 403);
    }
    c.header("content-type", "text/plain; version=0.0.4; charset=utf-8");
    return c.body(await metrics.render());
  });
  return app;
}

export function mayRead(
  request: Pick<IncomingMessage, "headers" | "socket">,
  { token, siteUrl, trustProxy }: MetricsGuard,
): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (given !== undefined) return token !== undefined && isSame(given, token);
  // A proxy on this machine makes every request look local. A declared one (TRUST_PROXY) sets forwarding headers; an
  // undeclared one, in front of a site with a public name, may not: then only the token is accepted.
  if (!trustProxy && !isLoopback(new URL(siteUrl).hostname)) return false;
  if (FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined)) return false;
  const host = `http://${request.headers.host ?? ""}`;
  return (
    isLoopback(request.socket.remoteAddress ?? "") && URL.canParse(host) && isLoopback(new URL(host).hostname)
  );
}

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
