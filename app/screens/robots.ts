// /robots.txt, generated at build time. Personal pages have their own noindex tag; these paths are for no
// crawler.

import { paths } from "#app/lib/paths.ts";
import { absolute } from "#app/lib/site-meta.ts";

const closed = ["/auth/", "/rest/", "/functions/", "/admin", "/mailbox", paths.dashboard, paths.account];

export function loader(): Response {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absolute(paths.sitemap)}`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
