// How a request is answered, decided by its address alone. What may belong to a person is never touched: it is not
// asked for, not stored and not answered from a cache.

export type Answer =
  /** The browser does what it would do without a worker. */
  | "untouched"
  /** A page: from the network, and without one from what is kept. */
  | "page"
  /** Part of the shell: from what is kept, it never changes under its name. */
  | "shell"
  /** Printed data: from the network, and without one from the library. */
  | "data"
  /** The public settings: like data, and the last answer is kept. */
  | "settings"
  /** A plant's plate: the kept small one answers for every size when there is no network. */
  | "plate";

export type Asked = { method: string; mode: string; url: URL; signed: boolean };

/** Answered by the server's own programs: sessions, rows, functions, letters, health. */
const serverPaths =
  /^\/(?:(?:rest|auth|functions|storage|realtime)\/v1|mailbox|healthz|readyz|metrics)(?:\/|$)/;

export function howToAnswer(
  { method, mode, url, signed }: Asked,
  { origin, settings, isShell, isKept }: Surroundings,
): Answer {
  if (method !== "GET" || url.origin !== origin || signed || serverPaths.test(url.pathname))
    return "untouched";
  if (url.pathname.startsWith("/plates/")) return "plate";
  if (url.pathname === settings) return "settings";
  if (isShell(url.pathname)) return mode === "navigate" ? "page" : "shell";
  if (isKept(url.pathname)) return "data";
  return mode === "navigate" ? "page" : "untouched";
}

export type Surroundings = {
  origin: string;
  settings: string;
  isShell: (path: string) => boolean;
  isKept: (path: string) => boolean;
};

/** The small plate that stands in for any size of it. An emblem comes in one size. */
export function smallPlate(path: string): string | undefined {
  if (/^\/plates\/emblem-[a-z-]+\.webp$/.test(path)) return path;
  const stem = /^(\/plates\/[a-z0-9-]+?)(?:-(?:320|640|1200))?\.webp$/.exec(path)?.[1];
  return stem && `${stem}-320.webp`;
}

/** A proxy says that the server behind it is away: as good as no connection. */
export function isUnreachable(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}
