/** The one row every request asks for: how many rows, their text in the form wanted, and what functions set. */
import type { Media } from "../http/media.ts";

export type Result = {
  readonly rows: string;
  readonly total: string | null;
  readonly body: string | null;
  readonly headers: string | null;
  readonly status: string | null;
  readonly location: string | null;
  readonly inserted: string | null;
};

const setting = (name: string) => `nullif(current_setting('${name}', true), '')`;

export type Shown =
  | "rows"
  /** One value, or one row, of a function that gives no set. */
  | "scalar"
  | "scalars"
  | "row";

export function bodySql(media: Pick<Media, "shape" | "stripNulls">, shown: Shown): string {
  if (media.shape === "csv") return shown === "scalar" || shown === "scalars" ? csvOfScalars : csvSql;
  const isScalar = shown === "scalar" || shown === "scalars";
  const all = isScalar ? "json_agg(r.scalar)" : "json_agg(r)";
  const wrapped = media.stripNulls ? `json_strip_nulls(${all})` : all;
  const single = media.shape === "object" || shown === "scalar" || shown === "row";
  return single ? `coalesce((${wrapped}->0)::text, 'null')` : `coalesce(${wrapped}::text, '[]')`;
}

/** Headings are the keys of the first row; a row's own text is its values, already quoted where needed. */
const csvSql = `(select coalesce(string_agg(k, ','), '') from (select json_object_keys(row_to_json(h)) as k from (select * from page limit 1) as h) as keys)
 || e'\\n' || coalesce(string_agg(substring(r::text, 2, length(r::text) - 2), e'\\n'), '')`;
const csvOfScalars = `'scalar' || e'\\n' || coalesce(string_agg(r.scalar::text, e'\\n'), '')`;

export type Envelope = {
  /** Common table expressions the read stands on: what a mutation or call gave. */
  readonly source: string | null;
  readonly read: string;
  readonly body: string | null;
  readonly needsPage: boolean;
  readonly total: string | null;
  readonly location: string | null;
  readonly inserted: boolean;
};

export function envelopeSql(envelope: Envelope): string {
  const expressions = [
    ...(envelope.source === null ? [] : [`source as (${envelope.source})`]),
    ...(envelope.needsPage ? [`page as (${envelope.read})`] : []),
  ];
  const columns = [
    "count(r)::text as rows",
    `${envelope.total === null ? "null" : `(select count(*)::text from (${envelope.total}) as c)`} as total`,
    `${envelope.body ?? "null"} as body`,
    `${setting("response.headers")} as headers`,
    `${setting("response.status")} as status`,
    ...(envelope.location === null ? [] : [`${envelope.location} as location`]),
    ...(envelope.inserted ? [`${setting("pgrst.inserted")} as inserted`] : []),
  ];
  const withs = expressions.length > 0 ? `with ${expressions.join(", ")} ` : "";
  const from = envelope.needsPage ? "page" : `(${envelope.read})`;
  return `${withs}select ${columns.join(", ")} from ${from} as r`;
}
