/** Errors raised by the API itself, with PostgREST's codes and messages. Database errors are mapped in http/database-errors.ts. */
export type ErrorDetails = string | readonly Record<string, string>[] | null;

export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ErrorDetails;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The request exceeds a cost limit: its network is charged although it was refused. */
  readonly costly: boolean;

  constructor(fields: {
    status: number;
    code: string;
    message: string;
    details?: ErrorDetails;
    hint?: string | null;
    headers?: Record<string, string>;
    costly?: boolean;
  }) {
    super(fields.message);
    this.name = "RestError";
    this.status = fields.status;
    this.code = fields.code;
    this.details = fields.details ?? null;
    this.hint = fields.hint ?? null;
    this.headers = fields.headers ?? {};
    this.costly = fields.costly ?? false;
  }

  toJson(): string {
    const { code, message, details, hint } = this;
    return JSON.stringify({ code, message, details, hint });
  }
}

export const parseError = (message: string, details: string) =>
  new RestError({ status: 400, code: "PGRST100", message, details });

export const tooMuch = (what: string, limit: number) =>
  tooCostly(`The request has too many or too deeply nested ${what}`, `At most ${limit} are allowed`);

export const tooCostly = (message: string, details: string) =>
  new RestError({ status: 400, code: "PGRST100", message, details, costly: true });

export const tooManyQueries = (seconds: number) =>
  new RestError({
    status: 429,
    code: "429",
    message: `Too many or too costly queries. Please try again in ${seconds} second${seconds === 1 ? "" : "s"}.`,
    headers: { "Retry-After": String(seconds) },
  });

export const answerTooLarge = (bytes: number) =>
  new RestError({
    status: 400,
    code: "PGRST100",
    message: "The answer is too large",
    details: `At most ${bytes} bytes are allowed`,
    hint: "Ask for fewer columns, or for fewer rows at a time with limit and offset.",
  });

export const badMethodOnRoutine = (method: string) =>
  new RestError({ status: 405, code: "PGRST101", message: `Cannot use the ${method} method on RPC` });

export const badBody = (message: string) => new RestError({ status: 400, code: "PGRST102", message });

export const badRange = (details: string) =>
  new RestError({ status: 416, code: "PGRST103", message: "Requested range not satisfiable", details });

export const badPutFilters = () =>
  new RestError({
    status: 405,
    code: "PGRST105",
    message: "Filters must include all and only primary key columns with 'eq' operators",
  });

export const unknownSchema = (schema: string, schemas: readonly string[]) =>
  new RestError({
    status: 406,
    code: "PGRST106",
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${schemas.join(", ")}`,
  });

export const notAcceptable = (types: readonly string[]) =>
  new RestError({
    status: 406,
    code: "PGRST107",
    message: `None of these media types are available: ${types.join(", ")}`,
  });

export const notEmbedded = (name: string) =>
  new RestError({
    status: 400,
    code: "PGRST108",
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });

export const badResponseHeaders = () =>
  new RestError({
    status: 500,
    code: "PGRST111",
    message:
      "response.headers guc must be a JSON array composed of objects with a single key and a string value",
  });

export const badResponseStatus = () =>
  new RestError({
    status: 500,
    code: "PGRST112",
    message: "response.status guc must be a valid status code",
  });

export const limitOnPut = () =>
  new RestError({
    status: 400,
    code: "PGRST114",
    message: "limit/offset querystring parameters are not allowed for PUT",
  });

export const putMismatch = () =>
  new RestError({
    status: 400,
    code: "PGRST115",
    message: "Payload values do not match URL in primary key column(s)",
  });

export const notSingular = (rows: number) =>
  new RestError({
    status: 406,
    code: "PGRST116",
    message: "Cannot coerce the result to a single JSON object",
    details: `The result contains ${rows} rows`,
  });

export const unsupportedMethod = (method: string) =>
  new RestError({ status: 405, code: "PGRST117", message: `Unsupported HTTP method: ${method}` });

export const orderNotToOne = (origin: string, target: string) =>
  new RestError({
    status: 400,
    code: "PGRST118",
    message: `A related order on '${target}' is not possible`,
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  });

export const badEmbedFilter = (target: string) =>
  new RestError({
    status: 400,
    code: "PGRST120",
    message: `Bad operator on the '${target}' embedded resource`,
    details: "Only is null or not is null filters are allowed on embedded resources",
  });

export const badPreferences = (preferences: readonly string[]) =>
  new RestError({
    status: 400,
    code: "PGRST122",
    message: "Invalid preferences given with handling=strict",
    details: `Invalid preferences: ${preferences.join(", ")}`,
  });

export const aggregatesOff = () =>
  new RestError({ status: 400, code: "PGRST123", message: "Use of aggregate functions is not allowed" });

export const tooManyAffected = (rows: number) =>
  new RestError({
    status: 400,
    code: "PGRST124",
    message: "Query result exceeds max-affected preference constraint",
    details: `The query affects ${rows} rows`,
  });

export const badPath = () =>
  new RestError({ status: 404, code: "PGRST125", message: "Invalid path specified in request URL" });

export const notImplemented = (details: string) =>
  new RestError({ status: 400, code: "PGRST127", message: "Feature not implemented", details });

export const maxAffectedOnSingle = () =>
  new RestError({
    status: 400,
    code: "PGRST128",
    message: "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
  });

/** Uses PostgreSQL's message, since PostgREST leaves the detection of unknown columns to PostgreSQL. */
export const noSuchColumn = (relation: string, column: string, meant: readonly string[]) =>
  new RestError({
    status: 400,
    code: "42703",
    message: `column ${relation}.${column} does not exist`,
    hint:
      meant.length === 0
        ? null
        : `Perhaps you meant to reference the column ${meant.map((name) => `"${relation}.${name}"`).join(" or the column ")}.`,
  });

export const sameNameTwice = (name: string) =>
  new RestError({ status: 400, code: "42712", message: `table name "${name}" specified more than once` });

export const noSuchType = (type: string) =>
  new RestError({ status: 400, code: "42704", message: `type "${type}" does not exist` });

/** PostgreSQL's message for types that have no cast, also for casts that it knows and this API refuses. */
export const noSuchCast = (from: string, to: string) =>
  new RestError({
    status: 400,
    code: "42846",
    message: `cannot cast type ${from} to ${to}`,
    hint: "Cast to text, or a text to an integer, a float, a boolean, a date or time, or a uuid.",
  });

export const nulByte = () =>
  new RestError({ status: 400, code: "22021", message: 'invalid byte sequence for encoding "UTF8": 0x00' });
