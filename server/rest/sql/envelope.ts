/** The one row every request asks for: how many rows, their text in the form wanted, and what functions set. */
import type { Media } from "../http/media.ts";
import { qualified } from "./statement.ts";

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

export function bodySql(
  media: Pick<Media, "shape" | "stripNulls">,
  shown: Shown,
  geoJsonSchema: string | null = null,
): string {
  if (media.shape === "geojson") {
    const feature = `${qualified({ schema: geoJsonSchema ?? "public", name: "st_asgeojson" })}(r)::json`;
    return `json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(${feature}), '[]'))::text`;
  }
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
  /** A longer body fails the statement, which also undoes what it wrote; null where there is no limit. */
  readonly maxBytes: number | null;
};

/** The word PostgreSQL fails to read as a number when the body is too long; see `isTooLarge`. */
const TOO_LARGE = "answer-too-large";

/** Whether a statement failed because its body was longer than allowed. */
export function isTooLarge({ code, message }: { code: string; message: string }): boolean {
  return code === "22P02" && message.endsWith(`"${TOO_LARGE}"`);
}

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
  const answer = `select ${columns.join(", ")} from ${from} as r`;
  if (envelope.body === null || envelope.maxBytes === null) return `${withs}${answer}`;
  // The length is looked at where the body is, so that a body too long is never sent here. A number of no digits is the
  // one error that an expression can raise by itself; it is put together from the body, lest the planner raises it.
  const refused = `cast(case when octet_length(a.body) > ${envelope.maxBytes} then '${TOO_LARGE}' || left(a.body, 0) end as integer)`;
  return `${withs}select a.*, ${refused} as refused from (${answer}) as a`;
}
