/** Parses a request body: JSON, CSV or a form into one JSON text and its keys; raw bodies for functions. */
import { badBody, RestError, tooMuch } from "../errors.ts";
import { splitQuery } from "../parse/query-string.ts";
import { LIMITS } from "../parse/types.ts";
import { refuseCostlyJson } from "../sql/statement.ts";
import { parseCsv } from "./csv.ts";

export type BodyKind = "json" | "csv" | "form" | "text" | "xml" | "bytes";

export type JsonPayload = {
  readonly text: string;
  readonly isArray: boolean;
  readonly names: readonly string[];
};

export const BODY_KINDS: ReadonlyMap<string, BodyKind> = new Map([
  ["application/json", "json"],
  ["application/vnd.pgrst.object+json", "json"],
  ["application/vnd.pgrst.array+json", "json"],
  ["text/csv", "csv"],
  ["application/x-www-form-urlencoded", "form"],
  ["text/plain", "text"],
  ["text/xml", "xml"],
  ["application/octet-stream", "bytes"],
]);

export function bodyKind(contentType: string | null): BodyKind {
  const type = contentType?.split(";")[0]?.trim().toLowerCase() || "application/json";
  const kind = BODY_KINDS.get(type);
  if (kind === undefined) throw badBody(`Content-Type not acceptable: ${type}`);
  return kind;
}

/** Bodies that only a function with a single unnamed parameter accepts. */
const RAW_TYPES = { text: "text/plain", xml: "text/xml", bytes: "application/octet-stream" } as const;

/** The rows to write. With `columns` given, the keys are not checked. */
export function rowsPayload(kind: BodyKind, text: string, columns: readonly string[] | null): JsonPayload {
  const payload = parseRows(kind, text, columns);
  // PostgreSQL's own limit; looking up and reporting more names would block the server.
  if (payload.names.length > LIMITS.columns) throw tooMuch("columns", LIMITS.columns);
  return payload;
}

function parseRows(kind: BodyKind, text: string, columns: readonly string[] | null): JsonPayload {
  if (kind === "csv") return csvPayload(text, columns);
  if (kind === "form") {
    const object = Object.fromEntries(splitQuery(text));
    return { text: JSON.stringify(object), isArray: false, names: columns ?? Object.keys(object) };
  }
  if (kind !== "json") throw badBody(`Content-Type not acceptable: ${RAW_TYPES[kind]}`);
  refuseCostlyJson(text);
  if (columns !== null) {
    if (text.trim() === "") throw badBody("Empty or invalid json");
    return { text, isArray: !text.trimStart().startsWith("{"), names: columns };
  }
  const value = parseJson(text);
  if (Array.isArray(value)) return { text, isArray: true, names: uniformKeys(value) };
  if (isObject(value)) return { text, isArray: false, names: Object.keys(value) };
  return { text: "[]", isArray: true, names: [] };
}

/** The named arguments of a function: the keys of a JSON object. */
export function argumentsPayload(text: string): JsonPayload {
  const payload = parseArguments(text);
  if (payload.names.length > LIMITS.arguments) throw tooMuch("arguments", LIMITS.arguments);
  return payload;
}

function parseArguments(text: string): JsonPayload {
  if (text.trim() === "") return { text: "{}", isArray: false, names: [] };
  refuseCostlyJson(text);
  const value = parseJson(text);
  if (isObject(value)) return { text, isArray: false, names: Object.keys(value) };
  const first = Array.isArray(value) ? value[0] : undefined;
  return { text, isArray: true, names: isObject(first) ? Object.keys(first) : [] };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badBody("Empty or invalid json");
  }
}

function uniformKeys(rows: readonly unknown[]): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  if (!isObject(first)) throw badBody("All object keys must match");
  const names = Object.keys(first);
  const expected = new Set(names);
  for (const row of rows) {
    const keys = isObject(row) ? Object.keys(row) : null;
    if (keys?.length !== names.length || !keys.every((key) => expected.has(key))) {
      throw badBody("All object keys must match");
    }
  }
  return names;
}

function csvPayload(text: string, columns: readonly string[] | null): JsonPayload {
  const [header, ...lines] = parseCsv(text);
  if (!header) throw badBody("Empty or invalid csv");
  if (lines.some((line) => line.length !== header.length)) {
    throw badBody("All lines must have same number of fields");
  }
  const rows = lines.map((line) =>
    Object.fromEntries(header.map((name, index) => [name, line[index] === "NULL" ? null : line[index]])),
  );
  return { text: JSON.stringify(rows), isArray: true, names: columns ?? header };
}

export const BODY_LIMIT = 1024 * 1024;

export async function readBody(request: Request): Promise<Buffer> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > BODY_LIMIT) throw tooLarge();
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.length > BODY_LIMIT) throw tooLarge();
  return bytes;
}

const tooLarge = () =>
  new RestError({
    status: 413,
    code: "PGRST102",
    message: "The request body is too large",
    details: `At most ${BODY_LIMIT} bytes are allowed`,
  });
