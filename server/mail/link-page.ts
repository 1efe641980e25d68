/** The page that a link in a mail opens: a short text and one button. It needs no script and reads no data. */
import { createHash } from "node:crypto";
import type { Context } from "hono";

const style = `
:root{color-scheme:light dark;--paper:#fbf6e9;--ink:#1f2a1e;--forest:#1f5a37;--line:#d9cfae;--on:#fbf6e9}
@media(prefers-color-scheme:dark){:root{--paper:#10180f;--ink:#efe8d3;--forest:#8fc07a;--line:#35432f;--on:#10180f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:18px/1.55 "Source Sans 3","Segoe UI",Roboto,Arial,sans-serif}
main{width:100%;max-width:26rem;border:1px solid var(--line);border-radius:8px;padding:32px 28px}
.name{margin:0 0 1.25rem;font:600 1.1rem/1.3 Fraunces,Georgia,serif;color:var(--forest)}
h1{margin:0 0 .75rem;font:600 1.7rem/1.2 Fraunces,Georgia,serif}
p{margin:0 0 1.5rem}
a{color:var(--forest)}
button{width:100%;min-height:48px;border:0;border-radius:8px;background:var(--forest);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #e0a526;outline-offset:3px}
`;
const styleHash = createHash("sha256").update(style).digest("base64");

export type LinkPage = {
  readonly title: string;
  readonly text: string;
  /** A form or a link, as HTML. */
  readonly end: string;
  /** Further form targets: browsers apply the policy's form-action to redirects as well. */
  readonly formTargets?: readonly string[];
  readonly status?: 200 | 400;
};

export function sendLinkPage(
  c: Context,
  { title, text, end, formTargets = [], status = 200 }: LinkPage,
): Response {
  const targets = ["'self'", ...formTargets].join(" ");
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header("Cache-Control", "no-store");
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("X-Robots-Tag", "noindex");
  return c.html(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Bush Tea</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="name">Bush Tea</p>
<h1>${title}</h1>
<p>${text}</p>
${end}
</main>
</body>
</html>
`,
    status,
  );
}
