/** Content negotiation: the media type that the Accept header selects. */
import { notAcceptable } from "../errors.ts";
import type { BodyFormat } from "../sql/envelope.ts";

/** What the database owner allows and has installed. */
export type MediaSettings = { readonly planEnabled: boolean; readonly geoJsonSchema: string | null };

export type Media = BodyFormat & {
  readonly contentType: string;
  readonly plan: { readonly json: boolean; readonly options: readonly string[] } | null;
};

type Accepted = {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly text: string;
};

const JSON_ROWS: Media = {
  shape: "rows",
  stripNulls: false,
  contentType: "application/json; charset=utf-8",
  plan: null,
};

/** Splits at separators outside double quotes. */
function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === separator && !quoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

export function parseAccept(header: string): Accepted[] {
  const entries = splitOutsideQuotes(header, ",").map((part) => {
    const [type = "", ...rest] = splitOutsideQuotes(part, ";");
    const parameters = new Map(
      rest.map((parameter) => {
        const [key = "", ...value] = parameter.split("=");
        return [key.trim().toLowerCase(), value.join("=").trim().replaceAll('"', "")];
      }),
    );
    const quality = Number(parameters.get("q") ?? 1);
    return { type: type.trim().toLowerCase(), parameters, text: part.trim(), quality };
  });
  return entries.toSorted((a, b) => b.quality - a.quality).filter(({ type }) => type !== "");
}

const cache = new Map<string, Media | null>();

/** What follows is not read: taking sixteen thousand separators apart would hold up the main thread. */
const MAX_ACCEPT_LENGTH = 1000;

export function negotiate(whole: string | null, settings: MediaSettings): Media {
  const header = whole?.slice(0, MAX_ACCEPT_LENGTH) ?? null;
  if (header === null || header === "" || header === "*/*" || header === "application/json") return JSON_ROWS;
  const key = `${settings.planEnabled}${settings.geoJsonSchema !== null}${header}`;
  const known = cache.get(key);
  const media = known === undefined ? choose(parseAccept(header), settings) : known;
  if (known === undefined && cache.size < 500 && key.length < 200) cache.set(key, media);
  if (media === null) throw notAcceptable(parseAccept(header).map(({ text }) => text));
  return media;
}

function choose(accepted: readonly Accepted[], settings: MediaSettings): Media | null {
  for (const entry of accepted) {
    const media = mediaOf(entry, settings);
    if (media) return media;
  }
  return null;
}

function mediaOf(entry: Accepted, settings: MediaSettings): Media | null {
  const stripped = entry.parameters.get("nulls") === "stripped";
  const suffix = stripped ? "; nulls=stripped" : "";
  switch (entry.type) {
    case "*/*":
    case "application/*":
    case "application/json":
      return JSON_ROWS;
    case "text/csv":
      return { ...JSON_ROWS, shape: "csv", contentType: "text/csv; charset=utf-8" };
    case "application/geo+json":
      if (settings.geoJsonSchema === null) return null;
      return { ...JSON_ROWS, shape: "geojson", contentType: "application/geo+json; charset=utf-8" };
    case "application/vnd.pgrst.object":
    case "application/vnd.pgrst.object+json":
      return {
        ...JSON_ROWS,
        shape: "object",
        stripNulls: stripped,
        contentType: `application/vnd.pgrst.object+json${suffix}; charset=utf-8`,
      };
    case "application/vnd.pgrst.array":
    case "application/vnd.pgrst.array+json":
      if (!stripped) return JSON_ROWS;
      return {
        ...JSON_ROWS,
        stripNulls: true,
        contentType: "application/vnd.pgrst.array+json; nulls=stripped; charset=utf-8",
      };
    case "application/vnd.pgrst.plan":
    case "application/vnd.pgrst.plan+json":
    case "application/vnd.pgrst.plan+text":
      return settings.planEnabled ? planOf(entry, settings) : null;
    default:
      return null;
  }
}

const PLAN_OPTIONS = ["analyze", "verbose", "settings", "buffers", "wal"];

function planOf(entry: Accepted, settings: MediaSettings): Media | null {
  const wanted = entry.parameters.get("for") ?? "application/json";
  const [answer] = parseAccept(wanted.replace(/;?\s*charset=.*/, ""));
  const media = answer && mediaOf(answer, { ...settings, planEnabled: false });
  if (!media) return null;
  const json = entry.type.endsWith("+json");
  const asked = (entry.parameters.get("options") ?? "").split("|");
  const options = PLAN_OPTIONS.filter((option) => asked.includes(option));
  const shown = options.length > 0 ? `; options=${options.join("|")}` : "";
  const format = json ? "json" : "text";
  return {
    ...media,
    contentType: `application/vnd.pgrst.plan+${format}; for="${wanted}"${shown}; charset=utf-8`,
    plan: { json, options },
  };
}
