// How the built site's offline parts are served: the service worker, the manifest and the fallback page.
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { securityHeaders } from "#server/http/content-security.ts";
import { createServeSite } from "#server/http/serve-site.ts";
import { loadSiteFiles } from "#server/http/site-files.ts";
import { ANSWER_SPACE, createUnfinishedSpace } from "#server/limits/unfinished-space.ts";

const site = "build/client";
const picture = z.object({
  src: z.string().startsWith("/"),
  sizes: z.string().regex(/^\d+x\d+$/),
  type: z.literal("image/png"),
});
const manifestSchema = z.object({
  name: z.string().min(1),
  short_name: z.string().max(12),
  start_url: z.literal("/"),
  scope: z.literal("/"),
  display: z.literal("standalone"),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/),
  icons: z.array(picture.extend({ purpose: z.enum(["any", "maskable"]) })),
  screenshots: z.array(picture.extend({ form_factor: z.enum(["narrow", "wide"]), label: z.string().min(5) })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(picture) })),
});

describe("the site's offline parts", () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    const headers = securityHeaders({ https: false });
    const serve = createServeSite(loadSiteFiles(site, { https: false, siteUrl: "http://localhost" }), {
      headers,
      space: createUnfinishedSpace(ANSWER_SPACE),
      networkFor: () => "127.0.0.1",
    });
    server = createServer((request, response) => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname;
      void serve(request, response, path).then((answered) => answered || response.writeHead(404).end());
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const address: AddressInfo | string | null = server.address();
    if (!address || typeof address === "string") throw new Error("No address");
    url = `http://localhost:${address.port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it("serves the service worker as a script that must not be cached", async () => {
    const answer = await fetch(`${url}/sw.js`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/javascript");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  it("the content policy allows only the site's own worker and manifest", async () => {
    const policy = (await fetch(`${url}/`)).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect(await (await fetch(`${url}/`)).text()).toContain(
      '<link rel="manifest" href="/manifest.webmanifest"/>',
    );
  });

  it("answers 200 for the fallback page, which installing the service worker requires", async () => {
    const answer = await fetch(`${url}/__spa-fallback.html`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  });

  it("the service worker precaches only existing files, and every plant's data and plate and every condition's emblem", async () => {
    const worker = readFileSync(`${site}/sw.js`, "utf8");
    const precached = [...worker.matchAll(/url:[`"]([^`"]+)[`"],revision/g)].map(([, path = ""]) => path);
    expect(precached).toContain("/");
    expect(precached).toContain("/__spa-fallback.html");
    const onDisk = (path: string) => existsSync(`${site}${path === "/" ? "/index.html" : path}`);
    const fromServer = (path: string) => path === "/config.json" || path.startsWith("/plates/");
    expect(precached.filter((path) => !fromServer(path) && !onDisk(path))).toEqual([]);
    const plants = precached.filter((path) => /^\/plants\/.+\.data$/.test(path));
    expect(plants.length).toBeGreaterThan(200);
    const plates = precached.filter((path) => path.startsWith("/plates/"));
    expect(plates.filter((path) => path.endsWith("-320.webp"))).toHaveLength(plants.length);
    expect(plates.filter((path) => path.startsWith("/plates/emblem-"))).toHaveLength(6);
    expect(precached.filter((path) => /\/(rest|auth|functions)\/v1/.test(path))).toEqual([]);
  });

  it("the manifest names icons that exist and have the stated size", async () => {
    const answer = await fetch(`${url}/manifest.webmanifest`);
    expect(answer.headers.get("content-type")).toContain("application/manifest+json");
    const manifest = manifestSchema.parse(await answer.json());
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    for (const { src, sizes } of pictures) {
      const bytes = Buffer.from(await (await fetch(url + src)).arrayBuffer());
      const { width, height, format } = await sharp(bytes).metadata();
      expect(`${src} ${format} ${width}x${height}`).toBe(`${src} png ${sizes}`);
      expect(bytes.length, src).toBeLessThan(400_000);
    }
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(["any", "maskable"]));
    expect(new Set(manifest.screenshots.map((each) => each.form_factor))).toEqual(
      new Set(["narrow", "wide"]),
    );
    for (const shortcut of manifest.shortcuts) {
      expect((await fetch(new URL(shortcut.url, url))).status, shortcut.url).toBe(200);
    }
  });
});
