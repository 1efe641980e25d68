/** PKCE flows: a link redirects with a code in the query, which only the browser that started the flow can exchange. */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { AuthContext } from "#server/auth/context.ts";
import { newToken, sameText, sha256 } from "#server/auth/credentials/secrets.ts";
import { AuthError, invalid } from "#server/auth/errors.ts";
import type { Queryable } from "#server/db/database.ts";
import { lockUser } from "./locks.ts";

/** The client sends both or neither; null for the implicit flow. */
export const challengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

export type Challenge = { readonly value: string; readonly method: "s256" | "plain" };

const FLOW_SECONDS = 300;

export async function startPkceFlow(
  ctx: AuthContext,
  tx: Queryable,
  userId: string,
  challenge: Challenge | undefined,
): Promise<string | undefined> {
  if (challenge === undefined) return undefined;
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.flow_state
       (user_id, auth_code, code_challenge, code_challenge_method, provider_type, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4, 'email', 'otp', $5, $5) returning id`,
    [userId, sha256(newToken()), challenge.value, challenge.method, new Date(ctx.now())],
  );
  return rows[0]?.id;
}

/** Read before any lookup: a refusal that came only for known addresses would tell which ones are known. */
export function readChallenge(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): Challenge | undefined {
  const value = body.code_challenge ?? "";
  const method = (body.code_challenge_method ?? "").toLowerCase();
  if (value === "" && method === "") return undefined;
  if (value === "" || method === "") {
    throw invalid("PKCE flow requires code_challenge_method and code_challenge");
  }
  if (method !== "s256" && method !== "plain") throw invalid("Invalid code challenge method");
  if (!/^[A-Za-z0-9\-._~]{43,128}$/.test(value)) {
    throw invalid("code challenge has to be between 43 and 128 characters of letters, digits, - . _ ~");
  }
  return { value, method };
}

/** A link requested with a challenge opens a session only with the verifier; its token alone is not sufficient. */
export const verifierRequired = () =>
  new AuthError(
    403,
    "bad_code_verifier",
    "This link was requested with PKCE: open it and exchange the code it brings together with the code verifier",
  );

/** Called when the link was used: the code for the redirect. */
export async function issueAuthCode(
  ctx: AuthContext,
  tx: Queryable,
  flowId: string,
): Promise<string | undefined> {
  const code = newToken();
  const { rowCount } = await tx.query(
    "update auth.flow_state set auth_code = $2, auth_code_issued_at = $3, updated_at = $3 where id = $1",
    [flowId, sha256(code), new Date(ctx.now())],
  );
  return rowCount > 0 ? code : undefined;
}

/** The user whose flow this is; the code is used up whether or not the verifier matches. */
export async function redeemAuthCode(
  ctx: AuthContext,
  tx: Queryable,
  code: string,
  verifier: string,
): Promise<{ userId: string } | AuthError> {
  const whose = await tx.query<{ user_id: string }>(
    "select user_id from auth.flow_state where auth_code = $1",
    [sha256(code)],
  );
  if (whose.rows[0] !== undefined) await lockUser(tx, whose.rows[0].user_id);
  // The code of the mail whose link began this.
  await tx.query(
    `delete from auth.one_time_tokens where user_id = $1
       and flow_state_id in (select id from auth.flow_state where auth_code = $2)`,
    [whose.rows[0]?.user_id ?? null, sha256(code)],
  );
  const { rows } = await tx.query<{
    user_id: string;
    code_challenge: string;
    code_challenge_method: string;
    auth_code_issued_at: Date;
  }>(
    `delete from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null
     returning user_id, code_challenge, code_challenge_method, auth_code_issued_at`,
    [sha256(code)],
  );
  const flow = rows[0];
  if (flow === undefined) {
    return new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  }
  if (flow.auth_code_issued_at.getTime() + FLOW_SECONDS * 1000 < ctx.now()) {
    return new AuthError(403, "flow_state_expired", "invalid flow state, flow state has expired");
  }
  const shown =
    flow.code_challenge_method === "s256"
      ? createHash("sha256").update(verifier).digest("base64url")
      : verifier;
  if (!sameText(shown, flow.code_challenge)) {
    return new AuthError(
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    );
  }
  return { userId: flow.user_id };
}
