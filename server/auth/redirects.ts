/** Where a visitor may be sent after a link: the site itself or a listed address, nowhere else. */
import type { AuthContext } from "./context.ts";
import { isUnsafeScheme, parseRedirectPattern, type RedirectPattern } from "./redirect-pattern.ts";

export type LinkType =
  | "magiclink"
  | "signup"
  | "recovery"
  | "invite"
  | "email_change"
  | "address_undo"
  | "two_step_undo"
  | "passkey_undo";

/** Where each link leads when the caller did not say: the site takes sessions from links in these two places only. */
const landing: Record<LinkType, string> = {
  magiclink: "/auth/callback",
  signup: "/",
  recovery: "/auth/callback",
  invite: "/auth/callback",
  email_change: "/auth/callback",
  address_undo: "/auth/callback",
  two_step_undo: "/auth/callback",
  passkey_undo: "/auth/callback",
};

export function landingOf(ctx: AuthContext, type: LinkType): string {
  return `${ctx.siteUrl}${landing[type]}`;
}

/** The given address when it may be used, else the site's own landing place for that kind of link. */
export function safeRedirect(ctx: AuthContext, given: string | undefined, type: LinkType): string {
  if (given === undefined || given === "") return landingOf(ctx, type);
  const allowed = allowedAddress(given, ctx.siteUrl, ctx.settings.redirectUrls) ?? ctx.siteUrl;
  return withoutStrangersText(allowed, ctx.siteUrl);
}

/**
 * The same for a mail that anybody may ask for. On the site itself its link leads where such a link is taken: a page that drops what it
 * brings would make the owner's link useless.
 */
export function redirectForMail(ctx: AuthContext, given: string | undefined, type: LinkType): string {
  const address = safeRedirect(ctx, given, type);
  const url = new URL(address);
  const isTaken = url.pathname === "/auth/callback" || url.pathname === landing[type];
  if (isTaken || url.origin !== new URL(ctx.siteUrl).origin) return address;
  url.pathname = landing[type];
  return url.href;
}

/** What only the server may say of a link. */
const ANSWERS = new Set(["error", "error_code", "error_description", "error_reason", "code"]);
/** Marks a link that this browser asked for, with a random UUID; pages show nothing of it. */
const STATE = "state";
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The two places that take a link's session, and pages with as short a path: no room for a text. */
const shortPath = /^(?:\/[a-z]{1,16}){0,2}\/?$/;

/**
 * The mail shows its link. Whoever asks for one could else put a text of theirs into it, and on the page behind it: as the outcome of
 * the link, as what is searched for, in the path or the fragment.
 */
export function withoutStrangersText(address: string, siteUrl: string): string {
  const url = new URL(address);
  const isOwn = url.origin === new URL(siteUrl).origin;
  const state = url.searchParams.get(STATE) ?? "";
  if (isOwn) {
    const path = shortPath.test(url.pathname) ? url.pathname : "/";
    const kept = uuid.test(state) ? `?${STATE}=${state}` : "";
    const isBare = path === "/" && kept === "" && !address.replace(/[?#].*$/s, "").endsWith("/");
    return `${url.origin}${isBare ? "" : path}${kept}`;
  }
  const dropped = [...url.searchParams.keys()].filter((name) => ANSWERS.has(name));
  if (dropped.length === 0) return address;
  for (const name of dropped) url.searchParams.delete(name);
  return url.href;
}

export function isAllowed(given: string, siteUrl: string, listed: readonly string[]): boolean {
  return allowedAddress(given, siteUrl, listed) !== undefined;
}

/**
 * What the site serves beside its pages: the APIs, the local mailbox and files. A link's tokens would stay in such an
 * address, where no script of ours removes them.
 */
const NO_PAGE =
  /^\/(?:(?:auth|rest|functions|storage|realtime)\/v\d|mailbox|healthz|readyz|metrics|assets|plates)(?:\/|$)|\.[^/]*$|%2[ef]/i;

/** The address as it was parsed and checked, so that no other reader of it can understand it differently. */
export function allowedAddress(
  given: string,
  siteUrl: string,
  listed: readonly string[],
): string | undefined {
  // Control characters and backslashes are read differently by different parsers: never trusted.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(given) || !URL.canParse(given)) return undefined;
  const url = new URL(given);
  if (hasUserInfo(url, given) || isUnsafeScheme(url.protocol)) return undefined;
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  // A page that takes the path alone for an address would read another host in it.
  if (isWeb && url.pathname.startsWith("//")) return undefined;
  const isOwnPage = isWeb && url.origin === new URL(siteUrl).origin && !NO_PAGE.test(url.pathname);
  if (!isOwnPage && !listed.some((pattern) => matches(pattern, url))) return undefined;
  // The root is mostly written without its slash; it reads better in a mail as it was asked for.
  return url.href === `${given}/` ? given : url.href;
}

/** An empty user name (`https://@host`) disappears when an address is parsed. */
function hasUserInfo(url: URL, given: string): boolean {
  if (url.username !== "" || url.password !== "") return true;
  return /^[^/?#]*\/*[^/?#]*@/.test(given);
}

const patterns = new Map<string, RedirectPattern>();

function matches(text: string, url: URL): boolean {
  let pattern = patterns.get(text);
  if (pattern === undefined) {
    const parsed = parseRedirectPattern(text);
    pattern = typeof parsed === "string" ? () => false : parsed;
    patterns.set(text, pattern);
  }
  return pattern(url);
}

export function withHash(address: string, values: Record<string, string>): string {
  return `${address.replace(/#.*$/, "")}#${new URLSearchParams(values)}`;
}

export function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [key, value] of Object.entries(values)) url.searchParams.set(key, value);
  return url.href;
}
