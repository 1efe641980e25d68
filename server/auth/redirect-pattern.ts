/**
 * The operator's patterns of further addresses a sign-in link may redirect to. Patterns are compared with the parsed parts
 * of an address, never with its text: `https://evil%2ecom?.example.net` ends like an allowed host and leads elsewhere.
 */
import { domainToASCII } from "node:url";

/** Schemes that run code, show local content or hide the real destination are refused, whatever the patterns say. */
const UNSAFE_SCHEMES = new Set([
  "about:",
  "blob:",
  "data:",
  "file:",
  "filesystem:",
  "ftp:",
  "intent:",
  "javascript:",
  "vbscript:",
  "view-source:",
  "ws:",
  "wss:",
]);

export type RedirectPattern = (url: URL) => boolean;

/** The pattern as a predicate over parsed addresses, or the reason why it cannot be one. */
export function parseRedirectPattern(pattern: string): RedirectPattern | string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  if (/[\u0000-\u0020\u007f\\#]/.test(pattern)) return "must not hold spaces, backslashes or a #";
  const parts = /^([a-z][a-z0-9+.-]*):\/\/([^/?]*)([^?]*)(\?.*)?$/i.exec(pattern);
  if (!parts) return "must begin with a scheme such as https://, without wildcards in it";
  const [, name = "", authority = "", path = "", query] = parts;
  const scheme = `${name.toLowerCase()}:`;
  if (UNSAFE_SCHEMES.has(scheme)) return `must not lead to ${scheme} addresses`;
  if (authority.includes("@")) return "must not hold a user name";
  if (scheme !== "http:" && scheme !== "https:") return customScheme(scheme, pattern);
  const host = parseHost(scheme, authority);
  if (typeof host === "string") return host;
  const matchesPath = parsePath(path);
  const anyQuery = path.endsWith("**");
  const search = query === undefined ? undefined : glob(query, "[^./]*");
  return (url) =>
    url.protocol === scheme &&
    host(url) &&
    matchesPath(url.pathname) &&
    (search === undefined ? anyQuery || url.search === "" : search.test(url.search));
}

/** A custom scheme determines which app opens the link, so that the rest may be matched as text. */
function customScheme(scheme: string, pattern: string): RedirectPattern {
  const rest = glob(pattern.slice(scheme.length), "[^./]*");
  return (url) => url.protocol === scheme && rest.test(url.href.slice(scheme.length).replace(/#.*$/s, ""));
}

function parseHost(scheme: string, authority: string): RedirectPattern | string {
  if (!authority.includes("*")) {
    if (authority === "" || !URL.canParse(`${scheme}//${authority}/`)) return "must name a host";
    const { host } = new URL(`${scheme}//${authority}/`);
    return (url) => url.host === host;
  }
  const parts = /^([^:[\]]+?)(?::(\d{1,5}|\*))?$/.exec(authority);
  if (!parts) return "must have its wildcards in a host name or as the whole port";
  const [, name = "", port] = parts;
  const labels = name.split(".").map(asciiLabel);
  if (labels.includes("")) return "must name a host";
  if (!hasFixedEnd(labels)) return "must not have wildcards in the last two parts of the host";
  const sample = `${scheme}//${name.replaceAll("*", "x")}${port === undefined || port === "*" ? "" : `:${port}`}/`;
  if (!URL.canParse(sample)) return "must name a host";
  // A single host with any port, such as http://localhost:*, may be an IP address; a wildcard host may not.
  const exact = name.includes("*") ? undefined : new URL(sample).hostname;
  const expression = hostExpression(labels);
  const wanted = new URL(sample).port;
  return (url) =>
    (exact === undefined
      ? isHostName(url.hostname) && expression.test(url.hostname)
      : url.hostname === exact) &&
    (port === "*" || url.port === wanted);
}

/** Empty when it is not a label. Only labels without wildcards may use non-ASCII characters. */
function asciiLabel(label: string): string {
  if (/^[a-z0-9*_-]+$/i.test(label)) return label.toLowerCase();
  const ascii = label.includes("*") ? "" : domainToASCII(label);
  return ascii.includes(".") ? "" : ascii;
}

/** `https://example.*` or `https://**` would send sign-in links to anyone who registers a matching name. */
function hasFixedEnd(labels: readonly string[]): boolean {
  const needed = labels.at(-1) === "localhost" ? 1 : 2;
  const end = labels.slice(-needed);
  return !end.join("").includes("*") && (end.length === needed || !labels.join("").includes("*"));
}

function hostExpression(labels: readonly string[]): RegExp {
  const expression = labels.map((label) => {
    if (label === "*") return "[a-z0-9_-]+";
    if (label === "**") return "[a-z0-9_-]+(?:\\.[a-z0-9_-]+)*";
    return label.replaceAll("**", "*").replaceAll("*", "[a-z0-9_-]*");
  });
  return new RegExp(`^${expression.join("\\.")}$`);
}

/** Parsed hosts have IPv4 addresses in dotted decimal notation and IPv6 addresses in brackets. */
function isHostName(host: string): boolean {
  return !host.startsWith("[") && !/^[\d.]+$/.test(host);
}

function parsePath(path: string): (pathname: string) => boolean {
  if (!path.includes("*")) {
    const wanted = new URL(`http://host${path}`).pathname;
    return (pathname) => pathname === wanted;
  }
  const expression = glob(path, "[^./]*");
  // Some servers decode encoded dots, slashes and backslashes: wildcards do not match them.
  return (pathname) => !/%(?:2e|2f|5c|00)/i.test(pathname) && expression.test(pathname);
}

/** `**` matches anything, `*` matches the given class; every other character matches itself. */
function glob(pattern: string, single: string): RegExp {
  const expression = pattern
    .split(/(\*\*+|\*)/)
    .map((part) => {
      if (part.startsWith("**")) return ".*";
      if (part === "*") return single;
      return part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
    })
    .join("");
  return new RegExp(`^${expression}$`, "s");
}

export function isUnsafeScheme(protocol: string): boolean {
  return UNSAFE_SCHEMES.has(protocol);
}
