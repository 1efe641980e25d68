// /sitemap.xml, generated at build time.

import { absolute } from "#app/lib/site-meta.ts";
import { sitemapPaths } from "#app/prerender-paths.ts";

export async function loader(): Promise<Response> {
  const entries = (await sitemapPaths()).map(
    (path) => `  <url><loc>${escapeXml(absolute(path))}</loc></url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&apos;");
}
