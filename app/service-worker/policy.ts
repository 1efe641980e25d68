// Decides from its URL how a request is handled. Anything that may be personal is left untouched: not
// requested, not stored and not answered from a cache.

export type Handling =
  /** The browser handles it as if there were no worker. */
  | "untouched"
  /** A page: network first, then the precache. */
  | "page"
  /** Part of the app shell: cache first, because its content never changes under its name. */
  | "shell"
  /** Prerendered data: network first, then the library. */
  | "data"
  /** The public settings: like data, and the latest response is stored. */
  | "settings"
  /** A plant's plate: offline, the stored small size replaces every size. */
  | "plate";

export type RequestFacts = { method: string; mode: string; url: URL; authorised: boolean };

/** Handled by the server's own programs: sessions, rows, functions, mail and health checks. */
const serverPaths =
  /^\/(?:(?:rest|auth|functions|storage|realtime)\/v1|mailbox|healthz|readyz|metrics)(?:\/|$)/;

export function handlingOf(
  { method, mode, url, authorised }: RequestFacts,
  { origin, settings, isShell, isInLibrary }: PolicyContext,
): Handling {
  if (method !== "GET" || url.origin !== origin || authorised || serverPaths.test(url.pathname))
    return "untouched";
  if (url.pathname.startsWith("/plates/")) return "plate";
  if (url.pathname === settings) return "settings";
  if (isShell(url.pathname)) return mode === "navigate" ? "page" : "shell";
  if (isInLibrary(url.pathname)) return "data";
  return mode === "navigate" ? "page" : "untouched";
}

export type PolicyContext = {
  origin: string;
  settings: string;
  isShell: (path: string) => boolean;
  isInLibrary: (path: string) => boolean;
};

/** The small plate that replaces any size of it. Emblems and the key's drawings have one size. */
export function smallPlate(path: string): string | undefined {
  if (/^\/plates\/(?:emblem|key)-[a-z-]+\.webp$/.test(path)) return path;
  const stem = /^(\/plates\/[a-z0-9-]+?)(?:-(?:320|640|1200))?\.webp$/.exec(path)?.[1];
  return stem && `${stem}-320.webp`;
}

/** A gateway error means the server is unreachable, as if there were no connection. */
export function isGatewayError(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}
