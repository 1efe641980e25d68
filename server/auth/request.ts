/** Reads requests: JSON bodies, email addresses, phone numbers, and the client's address. */
import type { Context } from "hono";
import { z } from "zod";
import { inetOf, networkOf } from "#server/networks/network.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, invalid } from "./errors.ts";

const MAX_BODY_DEPTH = 32;

/** Metadata a user or an admin may attach; always an object. */
export const metadata = z.record(z.string(), z.unknown());

export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T>> {
  const text = await c.req.text();
  let value: unknown = {};
  if (text.trim() !== "") {
    try {
      value = JSON.parse(text);
    } catch {
      throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
    }
  }
  if (!isStorable(value, MAX_BODY_DEPTH)) {
    throw new AuthError(
      400,
      "bad_json",
      "Request body is nested too deeply or holds characters that cannot be stored",
    );
  }
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw invalid(`${issue?.path.join(".") || "body"}: ${issue?.message ?? "is not valid"}`);
  }
  return parsed.data;
}

/** PostgreSQL refuses null characters and halves of surrogate pairs, and deep nesting can hang its JSON reader. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === "string") return isStorableText(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth - 1));
  return Object.entries(value).every(([key, item]) => isStorableText(key) && isStorable(item, depth - 1));
}

const isStorableText = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

export function readEmail(given: string | null | undefined): string {
  const email = (given ?? "").trim().toLowerCase();
  if (email === "") throw invalid("An email address is required");
  if (email.length > 254 || !EMAIL.test(email)) {
    throw invalid("Unable to validate email address: invalid format");
  }
  return email;
}

/** Digits only, without the plus, as Supabase stores them. */
export function readPhone(given: string): string {
  const phone = given.trim().replace(/^\+/, "").replaceAll(" ", "");
  if (!/^[1-9]\d{1,14}$/.test(phone)) throw invalid("Invalid phone number format (E.164 required)");
  return phone;
}

export type Visitor = { readonly ip: string | null; readonly network: string; readonly userAgent: string };

export function visitorOf(ctx: AuthContext, c: Context): Visitor {
  const address = ctx.clientAddress(c);
  return {
    ip: inetOf(address),
    network: networkOf(address),
    userAgent: (c.req.header("user-agent") ?? "").replaceAll("\0", "").slice(0, 512),
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text);
