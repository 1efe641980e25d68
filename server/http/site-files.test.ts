import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chooseEncoding, loadSiteFiles } from "./site-files.ts";

let folder: string;
const page = `<html><link rel="canonical" href="https://site.invalid/plants/neem"><script>go()</script>${"neem ".repeat(200)}</html>`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-files-"));
  mkdirSync(join(folder, "plants/neem"), { recursive: true });
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "plants/neem/index.html"), page);
  writeFileSync(join(folder, "assets/app-abc123.js"), `export const words = "${"tea ".repeat(200)}";`);
  writeFileSync(join(folder, "assets/app-abc123.js.br"), "prepared by the build");
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = () => loadSiteFiles(folder, { https: false, siteUrl: "https://tea.example" });

describe("site files", () => {
  it("finds a page by its folder, with the site's address inserted", async () => {
    const file = load().find("/plants/neem");
    const { bytes } = (await file?.body("identity")) ?? {};
    expect(bytes?.toString()).toContain('href="https://tea.example/plants/neem"');
    expect(bytes?.toString()).not.toContain("site.invalid");
  });

  it("gives pages a policy with their own scripts, and other files none", () => {
    expect(load().find("/plants/neem")?.policy).toMatch(/script-src 'self' 'sha256-/);
    expect(load().find("/assets/app-abc123.js")?.policy).toBeUndefined();
  });

  it("caches hashed files forever and revalidates pages", () => {
    expect(load().find("/assets/app-abc123.js")?.cacheControl).toContain("immutable");
    expect(load().find("/plants/neem")?.cacheControl).toContain("must-revalidate");
  });

  it("sends the build's compressed file, and compresses others once", async () => {
    const asset = load().find("/assets/app-abc123.js");
    expect((await asset?.body("br"))?.bytes.toString()).toBe("prepared by the build");
    const file = load().find("/plants/neem");
    const br = await file?.body("br");
    const gz = await file?.body("gzip");
    expect(brotliDecompressSync(br?.bytes ?? "").toString()).toContain("tea.example");
    expect(gunzipSync(gz?.bytes ?? "").toString()).toContain("tea.example");
    expect(await file?.body("br")).toBe(br);
  });

  it("does not serve the compressed files by name", () => {
    expect(load().find("/assets/app-abc123.js.br")).toBeUndefined();
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", "identity"],
    [undefined, "identity"],
  ])("reads Accept-Encoding %s as %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
