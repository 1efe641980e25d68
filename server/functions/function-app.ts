/** What the functions share: determining the user, limits on bodies, and error responses. */
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import type { Actor, Database } from "#server/db/database.ts";
import type { RateLimiter } from "#server/limits/rate-limiter.ts";
import { describeError, type Log } from "#server/log.ts";
import { authenticatedUserId } from "#server/tokens/authenticated-user.ts";
import { TokenError } from "#server/tokens/verify.ts";

export type FunctionApp = Hono<{ Bindings: HttpBindings }>;

export type FunctionOptions = {
  readonly db: Database;
  readonly authenticate: (request: Request) => Promise<Actor>;
  readonly limiter: RateLimiter;
  readonly clientAddress: (c: Context<{ Bindings: HttpBindings }>) => string;
  readonly log: Log;
};

export const UNAVAILABLE_MESSAGE =
  "Sorry, we couldn't process your request at this time. Please try again later.";

export class Refusal extends Error {
  readonly status: 400 | 401 | 404 | 409 | 429 | 503;
  readonly retryAfter: number | undefined;
  constructor(status: Refusal["status"], message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export function createFunctionApp(log: Log): FunctionApp {
  const app: FunctionApp = new Hono();
  app.notFound((c) => c.json({ error: "There is no such function." }, 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) {
      if (error.retryAfter !== undefined) c.header("retry-after", String(error.retryAfter));
      return c.json({ error: error.message }, error.status);
    }
    if (error instanceof TokenError) return c.json({ error: "Please sign in again." }, 401);
    log.error(
      { id: c.env?.outgoing?.getHeader("x-request-id"), ...describeError(error) },
      "a function failed",
    );
    return c.json({ error: UNAVAILABLE_MESSAGE }, 503);
  });
  return app;
}

export type Person = {
  /** Null for anonymous requests, ended sessions and a missing second step; undefined when it could not be determined. */
  readonly userId: string | null | undefined;
  /** The session that the token is of. */
  readonly signInId: string | null;
  /** Without any user's token: whoever sends one of an ended session takes themselves for signed in. */
  readonly isGuest: boolean;
};

export async function readPerson(
  c: Context,
  { db, authenticate, log }: Pick<FunctionOptions, "db" | "authenticate" | "log">,
): Promise<Person> {
  const actor = await authenticate(c.req.raw);
  const { session_id: signInId } = actor.claims;
  return {
    userId: await authenticatedUserId(db, actor).catch(logAndContinue(log, "the user")),
    signInId: typeof signInId === "string" ? signInId : null,
    isGuest: actor.role !== "authenticated",
  };
}

export const readUser = async (...given: Parameters<typeof readPerson>): Promise<Person["userId"]> =>
  (await readPerson(...given)).userId;

export function logAndContinue(log: Log, what: string): (error: unknown) => undefined {
  return (error) => {
    log.warn({ what, ...describeError(error) }, "continued without it");
    return undefined;
  };
}

export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T>> {
  let value: unknown;
  try {
    value = JSON.parse(await c.req.text());
  } catch {
    throw new Refusal(400, "The request is not in a form we can read.");
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new Refusal(400, parsed.error.issues[0]?.message ?? "The request is not in a form we can read.");
  return parsed.data;
}
