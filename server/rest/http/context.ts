/** The options of the data API and the context of one request. */
import type { Actor, Database } from "#server/db/database.ts";
import type { QueryBudget } from "#server/limits/query-budget.ts";
import { badPreferences } from "../errors.ts";
import type { SchemaCache } from "../introspection/schema-cache.ts";
import type { DatabaseSchema, Identifier } from "../introspection/types.ts";
import type { Pair } from "../parse/query-string.ts";
import { ident } from "../sql/statement.ts";
import type { Preferences } from "./preferences.ts";
import type { SharedAnswers } from "./shared-answers.ts";

export type RestOptions = {
  readonly db: Database;
  readonly authenticate: (request: Request) => Promise<Actor>;
  /** The exposed schemas; the first is the default. */
  readonly schemas: readonly string[];
  readonly maxRows: number;
  /** Functions that may take as long as the server's own statements. */
  readonly slowRoutines?: ReadonlySet<string>;
  /** The maximum size of a response body, for all roles except the service role. */
  readonly maxAnswerBytes?: number;
  /** Schedules queries fairly between networks; without it, as in protocol tests, queries run immediately. */
  readonly queryBudget?: QueryBudget | undefined;
  /** The relations that every guest reads alike: what guests read of them is shared for some seconds. */
  readonly sharedRelations?: readonly Identifier[];
  /** PostgREST's `db-aggregates-enabled`, unless the database's owner has set it. */
  readonly aggregates?: boolean;
  /** The path prefix before a relation's name. */
  readonly basePath?: string;
  readonly now?: () => number;
};

export type RequestContext = {
  readonly db: Database;
  readonly cache: SchemaCache;
  readonly databaseSchema: DatabaseSchema;
  readonly maxRows: number;
  readonly slowRoutines: ReadonlySet<string>;
  readonly maxAnswerBytes: number | null;
  readonly queryBudget: QueryBudget | undefined;
  /** Their keys. */
  readonly sharedRelations: ReadonlySet<string>;
  readonly sharedAnswers: SharedAnswers;
  readonly actor: Actor;
  readonly method: string;
  readonly headers: Headers;
  readonly path: string;
  readonly pairs: readonly Pair[];
  readonly schema: string;
  /** The Content-Profile of the response; null if only one schema is exposed. */
  readonly profile: string | null;
  readonly preferences: Preferences;
  readonly body: () => Promise<Buffer>;
};

export function refuseUnknownPreferences({ preferences }: RequestContext): void {
  if (preferences.handling === "strict" && preferences.invalid.length > 0) {
    throw badPreferences(preferences.invalid);
  }
}

/** The requested schema, then the schemas of extensions and their operators. */
export function searchPathOf({ schema }: Pick<RequestContext, "schema">): string {
  return [...new Set([schema, ...EXTRA_SEARCH_PATH])].map(ident).join(", ");
}

const EXTRA_SEARCH_PATH = ["public", "extensions"];

/** Settings to apply before a request's statement; null for an ordinary read. */
export function settingsOf(context: RequestContext): { sql: string; params: string[] } | null {
  const settings: [string, string][] = [];
  if (context.preferences.timezone !== null) settings.push(["timezone", context.preferences.timezone]);
  if (context.databaseSchema.readsRequest) {
    const headers = [...context.headers].filter(([name]) => name !== "cookie");
    settings.push(["request.method", context.method], ["request.path", context.path]);
    settings.push(["request.headers", JSON.stringify(Object.fromEntries(headers))]);
    settings.push(["request.cookies", JSON.stringify(cookiesOf(context.headers.get("cookie")))]);
  }
  if (settings.length === 0) return null;
  const calls = settings.map(
    (_, index) => `set_config($${index * 2 + 1}::text, $${index * 2 + 2}::text, true)`,
  );
  return { sql: `select ${calls.join(", ")}`, params: settings.flat() };
}

function cookiesOf(header: string | null): Record<string, string> {
  const pairs = (header ?? "").split(";").map((part) => part.trim().split("="));
  return Object.fromEntries(pairs.flatMap(([name, ...value]) => (name ? [[name, value.join("=")]] : [])));
}
