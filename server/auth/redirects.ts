/** Where a visitor may be sent after a link: the site itself or a listed address, nowhere else. */
import type { AuthContext } from "./context.ts";

export type LinkType = "magiclink" | "signup" | "recovery" | "invite" | "email_change";

/** Where each link leads when the caller did not say: the site takes sessions from links in these two places only. */
const landing: Record<LinkType, string> = {
  magiclink: "/auth/callback",
  signup: "/",
  recovery: "/auth/callback",
  invite: "/auth/callback",
  email_change: "/auth/callback",
};

export function landingOf(ctx: AuthContext, type: LinkType): string {
  return `${ctx.siteUrl}${landing[type]}`;
}

/** The given address when it may be used, else the site's own landing place for that kind of link. */
export function safeRedirect(ctx: AuthContext, given: string | undefined, type: LinkType): string {
  if (given === undefined || given === "") return landingOf(ctx, type);
  return isAllowed(given, ctx.siteUrl, ctx.settings.redirectUrls) ? given : ctx.siteUrl;
}

export function isAllowed(given: string, siteUrl: string, listed: readonly string[]): boolean {
  // Control characters and backslashes are read differently by different parsers: never trusted.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(given)) return false;
  if (!URL.canParse(given)) return false;
  const url = new URL(given);
  if (url.username !== "" || url.password !== "") return false;
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  if (isWeb && url.origin === new URL(siteUrl).origin) return true;
  if (["javascript:", "data:", "vbscript:", "blob:", "file:"].includes(url.protocol)) return false;
  const bare = given.replace(/#.*$/, "");
  return listed.some((pattern) => matches(pattern, bare));
}

/** `*` stands for anything but dots and slashes, `**` for anything at all; everything else for itself. */
function matches(pattern: string, address: string): boolean {
  const expression = pattern
    .split(/(\*\*|\*)/)
    .map((part) => {
      if (part === "**") return ".*";
      if (part === "*") return "[^./]*";
      return part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
    })
    .join("");
  return new RegExp(`^${expression}$`).test(address);
}

export function withHash(address: string, values: Record<string, string>): string {
  return `${address.replace(/#.*$/, "")}#${new URLSearchParams(values)}`;
}

export function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [key, value] of Object.entries(values)) url.searchParams.set(key, value);
  return url.href;
}
