import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { type MetricsGuard, mayRead } from "./app.ts";
import { routeKind } from "./routes.ts";

const token = "a token of the tests";
const home: MetricsGuard = { token: undefined, siteUrl: "http://localhost:3000", trustProxy: false };
const proxied: MetricsGuard = { token: undefined, siteUrl: "https://tea.example.org", trustProxy: true };

function request(address: string, headers: Record<string, string> = {}) {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address });
  return { socket, headers: { host: "127.0.0.1:3000", ...headers } };
}

describe("access to the metrics", () => {
  it("is allowed from this machine, over IPv4 and IPv6", () => {
    for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
      expect(mayRead(request(address), home)).toBe(true);
      expect(mayRead(request(address), proxied)).toBe(true);
    }
  });

  it("is refused from other machines", () => {
    expect(mayRead(request("192.0.2.1"), home)).toBe(false);
    expect(mayRead(request("192.0.2.1"), proxied)).toBe(false);
  });

  it("is refused through a proxy on this machine, whatever headers it sets", () => {
    const spoken: Record<string, string>[] = [
      { "x-forwarded-for": "192.0.2.1" },
      { "x-forwarded-for": "127.0.0.1" },
      { "x-real-ip": "192.0.2.1" },
      { forwarded: "for=192.0.2.1" },
    ];
    for (const headers of spoken) {
      expect(mayRead(request("127.0.0.1", headers), proxied)).toBe(false);
      expect(mayRead(request("127.0.0.1", headers), home)).toBe(false);
    }
  });

  it("is refused on a public site that may be behind a proxy without forwarding headers", () => {
    expect(mayRead(request("127.0.0.1"), { ...proxied, trustProxy: false })).toBe(false);
  });

  it("is refused for other host names (DNS rebinding)", () => {
    expect(mayRead(request("127.0.0.1", { host: "evil.example" }), home)).toBe(false);
    expect(mayRead(request("127.0.0.1", { host: "" }), home)).toBe(false);
  });

  it("is allowed with the token from anywhere, and refused with another", () => {
    const guard = { ...proxied, token: token.replaceAll(" ", "-") };
    const from = (authorization: string) =>
      request("192.0.2.1", { authorization, "x-forwarded-for": "1.2.3.4" });
    expect(mayRead(from(`Bearer ${guard.token}`), guard)).toBe(true);
    expect(mayRead(from(`bearer ${guard.token}`), guard)).toBe(true);
    expect(mayRead(from(`Bearer ${guard.token}x`), guard)).toBe(false);
    expect(mayRead(from("Bearer undefined"), { ...guard, token: undefined })).toBe(false);
    expect(mayRead(request("127.0.0.1", { authorization: "Bearer wrong" }), guard)).toBe(false);
  });
});

it("groups routes into a few kinds without details", () => {
  const kinds = [
    "/rest/v1/plants",
    "/auth/v1/token",
    "/functions/v1/herbal-chat",
    "/functions/v1/herbal-analytics",
    "/assets/a.js",
    "/plates/neem.webp",
    "/metrics",
    "/plants/neem",
    "/restless",
    undefined,
  ];
  expect(kinds.map(routeKind)).toEqual([
    "rest",
    "auth",
    "chat",
    "functions",
    "asset",
    "plate",
    "operations",
    "page",
    "page",
    "other",
  ]);
});
