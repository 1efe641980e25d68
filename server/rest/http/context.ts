import type { Actor, Database } from "#server/db/database.ts";
import type { QueryBudget } from "#server/limits/query-budget.ts";
import { badPreferences } from "../errors.ts";
import type { SchemaCache } from "../introspection/schema-cache.ts";
import type { DatabaseSchema } from "../introspection/types.ts";
import type { Pair } from "../parse/query-string.ts";
import { ident } from "../sql/statement.ts";
import type { Preferences } from "./preferences.ts";

export type RestOptions = {
  readonly db: Database;
  readonly authenticate: (request: Request) => Promise<Actor>;
  /** The schemas that can be asked for; the first is the one meant when none is named. */
  readonly schemas: readonly string[];
  readonly maxRows: number;
  /** Bytes of one answer, for everybody but the service role. */
  readonly maxAnswerBytes?: number;
  /** Shares the database between networks; without it, as in tests of the protocol, everybody is served at once. */
  readonly queryBudget?: QueryBudget | undefined;
  /** Where the API hangs: what comes before a relation's name in the path. */
  readonly basePath?: string;
  readonly now?: () => number;
};

export type RequestContext = {
  readonly db: Database;
  readonly cache: SchemaCache;
  readonly databaseSchema: DatabaseSchema;
  readonly maxRows: number;
  readonly maxAnswerBytes: number | null;
  readonly queryBudget: QueryBudget | undefined;
  readonly actor: Actor;
  readonly method: string;
  readonly headers: Headers;
  readonly path: string;
  readonly pairs: readonly Pair[];
  readonly schema: string;
  /** Named in the answer where there is a choice. */
  readonly profile: string | null;
  readonly preferences: Preferences;
  readonly body: () => Promise<Buffer>;
};

export function refuseUnknownPreferences({ preferences }: RequestContext): void {
  if (preferences.handling === "strict" && preferences.invalid.length > 0) {
    throw badPreferences(preferences.invalid);
  }
}

/** The schema asked for, then those where every request finds extensions and their operators. */
export function searchPathOf({ schema }: Pick<RequestContext, "schema">): string {
  return [...new Set([schema, ...EXTRA_SEARCH_PATH])].map(ident).join(", ");
}

const EXTRA_SEARCH_PATH = ["public", "extensions"];

/** Settings a request needs before its statement; none for the usual read. */
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
