import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, inlineScriptHashes, securityHeaders } from "./content-security.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("content security", () => {
  it("lists the hash of each inline script once", () => {
    const html = `<script>first()</script><script type="module" async="">second()</script><script>first()</script>`;
    expect(inlineScriptHashes(html)).toEqual([hashOf("first()"), hashOf("second()")]);
  });

  it("ignores external scripts and data blocks", () => {
    const html = `<script src="/assets/a.js"></script><script type="application/ld+json">{"@type":"Article"}</script>`;
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it("never allows unlisted inline scripts or framing", () => {
    const policy = contentSecurityPolicy({ https: false }, ["'sha256-x'"]);
    const scripts = policy.split("; ").find((rule) => rule.startsWith("script-src"));
    expect(scripts).toBe("script-src 'self' 'sha256-x'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });

  it("upgrades to https only when the site uses https", () => {
    expect(securityHeaders({ https: false })).not.toHaveProperty("strict-transport-security");
    expect(securityHeaders({ https: true })["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  });
});
