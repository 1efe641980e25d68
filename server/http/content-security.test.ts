import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, inlineScriptHashes, securityHeaders } from "./content-security.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("content security", () => {
  it("names each inline script of a page by its hash, once", () => {
    const html = `<script>first()</script><script type="module" async="">second()</script><script>first()</script>`;
    expect(inlineScriptHashes(html)).toEqual([hashOf("first()"), hashOf("second()")]);
  });

  it("passes over scripts that have an address and blocks that are data", () => {
    const html = `<script src="/assets/a.js"></script><script type="application/ld+json">{"@type":"Article"}</script>`;
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it("never lets inline scripts run unnamed, and lets nobody frame us", () => {
    const policy = contentSecurityPolicy({ https: false }, ["'sha256-x'"]);
    const scripts = policy.split("; ").find((rule) => rule.startsWith("script-src"));
    expect(scripts).toBe("script-src 'self' 'sha256-x'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });

  it("asks for https only where the site has it", () => {
    expect(securityHeaders({ https: false })).not.toHaveProperty("strict-transport-security");
    expect(securityHeaders({ https: true })["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  });
});
