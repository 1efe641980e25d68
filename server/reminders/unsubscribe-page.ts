/** The page behind the unsubscribe link: one button that posts, since mail programs open links to look at them. */
import { createHash } from "node:crypto";
import type { Context } from "hono";
import { escapeHtml } from "#server/mail/templates.ts";

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

const pages = {
  ask: {
    title: "Stop reminder mails?",
    text: "Bush Tea will not send reminders or the plant of the day to this mailbox any more. Your reminders stay, and you can choose e-mail again at any time.",
  },
  done: {
    title: "You are unsubscribed",
    text: "No more reminder mails will come.",
  },
  invalid: {
    title: "This link does not work",
    text: "It may have been cut short by a mail program. You can stop reminder mails on your reminders page.",
  },
} as const;

export function sendUnsubscribePage(c: Context, page: keyof typeof pages, siteUrl: string): Response {
  const { title, text } = pages[page];
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header("Cache-Control", "no-store");
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", "noindex");
  // The form posts to the address it stands at, token included.
  const end =
    page === "ask"
      ? '<form method="post"><button type="submit">Unsubscribe</button></form>'
      : `<a href="${escapeHtml(siteUrl)}/reminders">Go to my reminders</a>`;
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
    page === "invalid" ? 400 : 200,
  );
}
