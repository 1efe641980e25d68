// /robots.txt, printed at build time. What belongs to a person says noindex itself; here are the doors nobody needs.

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
