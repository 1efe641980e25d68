import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inlineScriptHashes } from "#server/http/content-security.ts";
import { siteSettings, writeHostedSite } from "./hosted-site.ts";

const settings = {
  SITE_URL: "https://tea.example",
  SUPABASE_URL: "https://project.supabase.co",
  SUPABASE_KEY: "sb_publishable_leaf",
};
const page = (script: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="canonical" href="https://site.invalid/x"/><script>${script}</script></head></html>`;

describe("the site for a CDN", () => {
  let folder = "";
  const read = (name: string) => readFileSync(join(folder, "cdn", name), "utf8");

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "bush-tea-cdn-"));
    const files = {
      "client/index.html": page("home()"),
      "client/__spa-fallback.html": page("lost()"),
      "client/plants/index.html": page("plants()"),
      "client/plants/aloe/index.html": page("aloe()"),
      "client/plants/aloe.data": "https://site.invalid/plants/aloe",
      "client/assets/app-1.js": "run()",
      "client/assets/app-1.js.br": "packed",
      "plates/aloe-640.webp": "picture",
      "plates/aloe.key": "key",
    };
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const pages = await writeHostedSite(siteSettings.parse(settings), {
      built: join(folder, "client"),
      plates: join(folder, "plates"),
      to: join(folder, "cdn"),
    });
    expect(pages).toBe(4);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("writes each page as a file of its path, plates under both names, and no precompressed files", () => {
    expect(readdirSync(join(folder, "cdn"), { recursive: true }).sort()).toEqual(
      [
        "404.html",
        "__spa-fallback.html",
        "_headers",
        "assets",
        "assets/app-1.js",
        "config.json",
        "index.html",
        "plants",
        "plants.html",
        "plants/aloe.data",
        "plants/aloe.html",
        "plates",
        "plates/aloe-640.webp",
        "plates/aloe.webp",
      ].sort(),
    );
  });

  it("fails while a plate is missing", async () => {
    const folders = {
      built: join(folder, "client"),
      plates: join(folder, "client"),
      to: join(folder, "other"),
    };
    await expect(writeHostedSite(siteSettings.parse(settings), folders)).rejects.toThrow(
      "1 plates are not drawn",
    );
  });

  it("contains the site's URL and the project's", () => {
    expect(read("plants/aloe.html")).toContain('href="https://tea.example/x"');
    expect(read("plants/aloe.data")).toBe("https://tea.example/plants/aloe");
    expect(JSON.parse(read("config.json"))).toEqual({
      supabaseUrl: "https://project.supabase.co",
      supabaseKey: "sb_publishable_leaf",
      pushKey: null,
      supportWhatsapp: null,
      modelServer: null,
    });
  });

  it("allows a page only its own scripts and calls to the project", () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      read("plants/aloe.html"),
    )?.[1];
    expect(policy).toContain(`script-src 'self' ${inlineScriptHashes(page("aloe()"))[0]};`);
    expect(policy).toContain("connect-src 'self' https://project.supabase.co;");
    expect(policy).not.toContain("frame-ancestors");
    expect(read("_headers")).toContain("frame-ancestors 'none'");
  });
});

describe("the site's settings", () => {
  it("are validated like the server's settings", () => {
    const read = (more: Record<string, string>) => siteSettings.safeParse({ ...settings, ...more });
    expect(read({ SUPPORT_WHATSAPP: "+592 600-1234" }).data?.SUPPORT_WHATSAPP).toBe("5926001234");
    expect(read({ SUPPORT_WHATSAPP: "call us" }).success).toBe(false);
    expect(read({ SITE_URL: "https://tea.example/garden" }).success).toBe(false);
  });
});

describe("the project's key", () => {
  const token = (role: string) => new UnsecuredJWT({ role }).encode();
  it.each([
    ["publishable", "sb_publishable_leaf", true],
    ["anon", token("anon"), true],
    ["secret", "sb_secret_leaf", false],
    ["service_role", token("service_role"), false],
    ["malformed", "leaf", false],
  ])("(%s) is accepted only if it is public", (_kind, SUPABASE_KEY, fine) => {
    expect(siteSettings.safeParse({ ...settings, SUPABASE_KEY }).success).toBe(fine);
  });
});
