// Builds the component gallery in memory and serves it on the site's origin, with a content policy without inline styles.
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

const folder = fileURLToPath(new URL(".", import.meta.url));
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'";
const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

export type GalleryFiles = Map<string, string | Buffer>;

export async function buildGallery(): Promise<GalleryFiles> {
  const result = await build({
    configFile: false,
    root: folder,
    base: "/gallery/",
    logLevel: "error",
    plugins: [tailwindcss()],
    build: { write: false, assetsInlineLimit: 0, minify: false, modulePreload: false },
  });
  const files: GalleryFiles = new Map();
  for (const { output } of [result].flat().filter((one) => "output" in one))
    for (const file of output)
      files.set(`/gallery/${file.fileName}`, file.type === "chunk" ? file.code : Buffer.from(file.source));
  return files;
}

export async function openGallery(page: Page, files: GalleryFiles): Promise<void> {
  await page.route("**/gallery/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = types[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return route.fulfill({ body, contentType, headers: { "content-security-policy": policy } });
  });
  await page.goto("/gallery/index.html");
}
