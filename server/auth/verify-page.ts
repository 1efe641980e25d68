/** The page a link in a mail opens: one button that posts. It works without JavaScript and reads nothing. */
import { createHash } from "node:crypto";
import type { Context } from "hono";
import { escapeHtml } from "#server/mail/templates.ts";
import type { AuthContext } from "./context.ts";
import { type LinkType, safeRedirect } from "./redirects.ts";

const words: Record<LinkType, { title: string; text: string; button: string }> = {
  magiclink: {
    title: "Sign in to Bush Tea",
    text: "One press and you are in. The link works once.",
    button: "Sign in",
  },
  signup: {
    title: "Confirm your address",
    text: "Press the button to confirm that this e-mail address is yours.",
    button: "Confirm my address",
  },
  recovery: {
    title: "Choose a new password",
    text: "Press the button, and we ask you for your new password.",
    button: "Go on",
  },
  invite: {
    title: "You are invited to Bush Tea",
    text: "Press the button to accept the invitation.",
    button: "Accept",
  },
  email_change: {
    title: "Change of address",
    text: "Press the button to agree to the new e-mail address of your account.",
    button: "Agree",
  },
};

const style = `
:root{color-scheme:light dark;--paper:#fbf6e9;--ink:#1f2a1e;--forest:#1f5a37;--line:#d9cfae;--on:#fbf6e9}
@media(prefers-color-scheme:dark){:root{--paper:#10180f;--ink:#efe8d3;--forest:#8fc07a;--line:#35432f;--on:#10180f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:18px/1.55 "Source Sans 3","Segoe UI",Roboto,Arial,sans-serif}
main{width:100%;max-width:26rem;border:1px solid var(--line);border-radius:8px;padding:32px 28px}
.name{margin:0 0 1.25rem;font:600 1.1rem/1.3 Fraunces,Georgia,serif;color:var(--forest)}
h1{margin:0 0 .75rem;font:600 1.7rem/1.2 Fraunces,Georgia,serif}
p{margin:0 0 1.5rem}
button{width:100%;min-height:48px;border:0;border-radius:8px;background:var(--forest);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid #e0a526;outline-offset:3px}
`;
const styleHash = createHash("sha256").update(style).digest("base64");

export function sendVerifyPage(
  ctx: AuthContext,
  c: Context,
  given: { token: string; type: LinkType; redirectTo: string | undefined },
): Response {
  const target = safeRedirect(ctx, given.redirectTo, given.type);
  const { title, text, button } = words[given.type];
  // Browsers hold a form to its policy through redirects, too: the place it leads to has to be named.
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${originOf(ctx.siteUrl)} ${originOf(target)}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header("Cache-Control", "no-store");
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("X-Robots-Tag", "noindex");
  return c.html(`<!doctype html>
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
<form method="post" action="verify">
<input type="hidden" name="token" value="${escapeHtml(given.token)}">
<input type="hidden" name="type" value="${given.type}">
<input type="hidden" name="redirect_to" value="${escapeHtml(target)}">
<button type="submit">${button}</button>
</form>
</main>
</body>
</html>
`);
}

/** A web address's origin, or the bare scheme of an app's own link. */
function originOf(address: string): string {
  const url = new URL(address);
  return url.origin === "null" ? url.protocol : url.origin;
}
