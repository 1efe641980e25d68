/** /mailbox: shows the mails of a server without a mail server, to the user of that machine only. */
import { type Context, Hono } from "hono";
import { isLocalRequest } from "#server/http/local-request.ts";
import { listMails, mailFolder, readStoredMail, type StoredMail } from "./local-mailbox.ts";
import { escapeHtml } from "./templates.ts";

export type MailboxOptions = { dataDir: string; siteUrl: string; production: boolean };

const MAX_SHOWN = 50;

const style = `
:root{color-scheme:light dark;--paper:#fbf6e9;--ink:#1f2a1e;--forest:#1f5a37;--line:#d9cfae;--soft:#4d594a}
@media(prefers-color-scheme:dark){:root{--paper:#10180f;--ink:#efe8d3;--forest:#8fc07a;--line:#35432f;--soft:#b9c4ae}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 "Source Sans 3","Segoe UI",Roboto,Arial,sans-serif}
main{max-width:44rem;margin:0 auto;padding:32px 20px}
h1{margin:0 0 .5rem;font:600 1.8rem/1.2 Fraunces,Georgia,serif}
a{color:var(--forest);overflow-wrap:anywhere}
a:focus-visible{outline:3px solid #e0a526;outline-offset:2px}
p,ul{margin:0 0 1.25rem}
ul{padding:0;list-style:none;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
li a{display:block;padding:14px 0;text-decoration:none}
li strong{display:block}
small,dt{color:var(--soft)}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 1.25rem}
dd{margin:0;overflow-wrap:anywhere}
pre{margin:0 0 1.5rem;padding:20px;border:1px solid var(--line);border-radius:8px;white-space:pre-wrap;font:inherit}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:8px;background:#f1e9d2}
`;

export function createMailboxApp(options: MailboxOptions): Hono {
  const folder = mailFolder(options.dataDir);
  const app = new Hono();

  app.use("*", async (c, next) => {
    if (!isLocalRequest(c, options)) return c.text("Not found", 404);
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    c.header("X-Robots-Tag", "noindex");
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    await next();
  });

  app.get("/", async (c) => {
    const names = (await listMails(folder)).slice(0, MAX_SHOWN);
    const mails = await Promise.all(
      names.map(async (name) => ({ name, mail: await readStoredMail(folder, name) })),
    );
    const items = mails.flatMap(({ name, mail }) => (mail === undefined ? [] : [listItem(c, name, mail)]));
    return c.html(
      page(
        "Mailbox",
        `<h1>Mailbox</h1>
<p>No mail server is set (<code>SMTP_URL</code>), so mails stay here, on this machine. Newest first.</p>
${items.length === 0 ? "<p>Nothing yet. Ask for a sign-in link, then come back.</p>" : `<ul>${items.join("")}</ul>`}`,
      ),
    );
  });

  app.get("/:name", async (c) => {
    const mail = await readStoredMail(folder, c.req.param("name"));
    if (mail === undefined) return c.html(page("No such mail", "<h1>No such mail</h1>"), 404);
    return c.html(page(mail.subject, showMail(c, mail)));
  });
  return app;
}

/** Where the app is mounted, from the request, so that links work under any path. */
function basePath(c: Context): string {
  return /^\/[^/]+/.exec(c.req.path)?.[0] ?? "";
}

function listItem(c: Context, name: string, mail: StoredMail): string {
  return `<li><a href="${basePath(c)}/${name}"><strong>${escapeHtml(mail.subject)}</strong><small>to ${escapeHtml(mail.to)}, ${when(mail)}</small></a></li>`;
}

function showMail(c: Context, mail: StoredMail): string {
  const text = escapeHtml(mail.text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
  const html = mail.html.replace("<head>", '<head><base target="_top">');
  return `<p><a href="${basePath(c)}">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Date</dt><dd>${when(mail)}</dd></dl>
<pre>${text}</pre>
<iframe title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html)}"></iframe>`;
}

const when = (mail: StoredMail): string => `${mail.date.slice(0, 16).replace("T", " ")} UTC`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Bush Tea</title>
<style>${style}</style>
</head>
<body><main>${body}</main></body>
</html>
`;
}
