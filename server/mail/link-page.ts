/** The page that a link in a mail opens: a short text and one button. It needs no script and reads no data; its type and logo are the site's. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import type { Context } from "hono";

const assets = new URL("../../build/client/assets", import.meta.url);

/** The site's own fonts, by the names that the build gave them; without a build, the next font of the list is used. */
function fontFaces(): string {
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return [
    ["Fraunces", "fraunces-latin-wght-normal-"],
    ["Source Sans 3", "source-sans-3-latin-wght-normal-"],
  ]
    .flatMap(([family, start = ""]) => {
      const file = names.find((name) => name.startsWith(start) && name.endsWith(".woff2"));
      if (file === undefined) return [];
      return `@font-face{font-family:"${family}";font-weight:200 900;font-display:swap;src:url("/assets/${file}") format("woff2")}`;
    })
    .join("\n");
}

const style = `
${fontFaces()}
:root{color-scheme:light dark;--paper:#fbf6e9;--ink:#1f2a1e;--forest:#1f5a37;--leaf:#6fa35a;--gold:#e0a526;--line:#d9cfae;--on:#fbf6e9}
@media(prefers-color-scheme:dark){:root{--paper:#10180f;--ink:#efe8d3;--forest:#8fc07a;--leaf:#86bb70;--gold:#e8b548;--line:#35432f;--on:#10180f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:18px/1.55 "Source Sans 3","Segoe UI",Roboto,Arial,sans-serif}
main{width:100%;max-width:26rem;border:1px solid var(--line);border-radius:8px;padding:32px 28px}
.name{display:flex;align-items:center;gap:.5rem;margin:0 0 1.25rem;font:600 1.25rem/1.3 Fraunces,Georgia,serif}
.name svg{width:32px;height:32px}.forest{fill:var(--forest)}.leaf{fill:var(--leaf)}.handle{fill:none;stroke:var(--forest);stroke-width:2.2}.rim{stroke:var(--gold);stroke-width:2.2;stroke-linecap:round}
h1{margin:0 0 .75rem;font:600 1.7rem/1.2 Fraunces,Georgia,serif}
p{margin:0 0 1.5rem}
a{color:var(--forest)}
button{width:100%;min-height:48px;border:0;border-radius:8px;background:var(--forest);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #e0a526;outline-offset:3px}
`;
/** The same cup as in the site's header. */
const logo = `<svg aria-hidden="true" viewBox="0 0 32 32"><path class="leaf" d="M15 13C9.5 11.5 9 6 14.5 2c3 4.5 4 8 .5 11Z"/><path class="forest" d="M16.5 13c-1-4 1.5-7 6.5-7 .3 4.5-2 7.5-6.5 7Z"/><path class="forest" d="M5 14.5h19l-1.6 11.3A3.5 3.5 0 0 1 19 28.800h-9a3.5 3.5 0 0 1-3.4-3L5 14.5Z"/><path class="handle" d="M23.6 17h2.2a3.2 3.2 0 0 1 0 7.200H22.8"/><path class="rim" d="M4 14.5h21"/></svg>`;
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
    `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; img-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
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
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<p class="name">${logo}Bush Tea</p>
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
