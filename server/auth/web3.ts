/** POST /token?grant_type=web3: sign-in with a wallet's signed message, for the chains the settings name. */
import type { Context } from "hono";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";

export async function grantWeb3(_ctx: AuthContext, _c: Context): Promise<Response> {
  throw new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled");
}
