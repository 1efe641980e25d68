/** Wraps a statement so that it returns one row: row count, formatted body, and the response settings of functions. */
import { qualified } from "./statement.ts";

/** The form of the response body. */
export type BodyFormat = {
  readonly shape: "rows" | "object" | "csv" | "geojson";
  readonly stripNulls: boolean;
};

export type Result = {
  readonly rows: string;
  readonly total: string | null;
  readonly body: string | null;
  readonly headers: string | null;
  readonly status: string | null;
  readonly location: string | null;
  readonly inserted: string | null;
};

/** A result whose body can be sent. */
export type Written = Omit<Result, "body"> & { readonly body: string | Uint8Array<ArrayBuffer> | null };

const setting = (name: string) => `nullif(current_setting('${name}', true), '')`;

export type Shown =
  | "rows"
  /** The single value or row of a function that does not return a set. */
  | "scalar"
  | "scalars"
  | "row";

export function bodySql(format: BodyFormat, shown: Shown, geoJsonSchema: string | null = null): string {
  if (format.shape === "geojson") {
    const feature = `${qualified({ schema: geoJsonSchema ?? "public", name: "st_asgeojson" })}(r)::json`;
    return `json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(${feature}), '[]'))::text`;
  }
  if (format.shape === "csv") return shown === "scalar" || shown === "scalars" ? csvOfScalars : csvSql;
  const isScalar = shown === "scalar" || shown === "scalars";
  const all = isScalar ? "json_agg(r.scalar)" : "json_agg(r)";
  const wrapped = format.stripNulls ? `json_strip_nulls(${all})` : all;
  const single = format.shape === "object" || shown === "scalar" || shown === "row";
  return single ? `coalesce((${wrapped}->0)::text, 'null')` : `coalesce(${wrapped}::text, '[]')`;
}

/** The header line is the keys of the first row; a row's text form has its values quoted where needed. */
const csvSql = `(select coalesce(string_agg(k, ','), '') from (select json_object_keys(row_to_json(h)) as k from (select * from page limit 1) as h) as keys)
 || e'\\n' || coalesce(string_agg(substring(r::text, 2, length(r::text) - 2), e'\\n'), '')`;
const csvOfScalars = `'scalar' || e'\\n' || coalesce(string_agg(r.scalar::text, e'\\n'), '')`;

export type Envelope = {
  /** The common table expressions that the read selects from: the result of a mutation or call. */
  readonly source: string | null;
  readonly read: string;
  readonly body: string | null;
  readonly needsPage: boolean;
  readonly total: string | null;
  readonly location: string | null;
  readonly inserted: boolean;
  /** A longer body fails the statement, which also rolls back its writes; null for no limit. */
  readonly maxBytes: number | null;
};

/** The text that PostgreSQL fails to cast to a number when the body is too long; see `isTooLarge`. */
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
  // The length is checked inside the database, so that an oversized body is never transferred. An invalid cast is the
  // only error an expression can raise; it depends on the body so that the planner does not evaluate it early.
  const refused = `cast(case when octet_length(a.body) > ${envelope.maxBytes} then '${TOO_LARGE}' || left(a.body, 0) end as integer)`;
  return `${withs}select a.*, ${refused} as refused from (${answer}) as a`;
}
