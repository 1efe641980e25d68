/** The errors of the authentication API, with the codes and messages the client library knows. */
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { SIGN_IN_UNAVAILABLE } from "#server/http/without-database.ts";

export class AuthError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;
  readonly extra: Record<string, unknown>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    options: { retryAfterSeconds?: number; extra?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.name = "AuthError";
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.extra = options.extra ?? {};
  }

  body(): Record<string, unknown> {
    return { code: this.status, error_code: this.code, msg: this.message, ...this.extra };
  }
}

export const invalid = (message: string) => new AuthError(400, "validation_failed", message);

export const invalidCredentials = () =>
  new AuthError(400, "invalid_credentials", "Invalid login credentials");

export const expiredCode = () => new AuthError(403, "otp_expired", "Token has expired or is invalid");

export const expiredLink = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");

export const badToken = (why: string) => new AuthError(403, "bad_jwt", why);

export const signupDisabled = () =>
  new AuthError(422, "signup_disabled", "Signups not allowed for this instance");

export const emailDisabled = () => new AuthError(422, "email_provider_disabled", "Email logins are disabled");

export const phoneDisabled = () => new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");

export const emailTaken = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");

export const addressUsedAgain = () =>
  new AuthError(
    422,
    "email_exists",
    "There is another account with this address now. To take the earlier one back, sign in, delete the new account on the account page, and open this link again",
  );

export const changeOnlyInAccount = () =>
  new AuthError(
    403,
    "email_change_only_in_account",
    "This account has changed its email address within the last seven days. Until they are over, another change can only be finished by typing the code from the mail in the account itself",
  );

export const phoneTaken = () =>
  new AuthError(422, "phone_exists", "A user with this phone number has already been registered");

export const diskFull = () => new AuthError(503, "disk_full", SIGN_IN_UNAVAILABLE, { retryAfterSeconds: 30 });

export const userNotFound = () => new AuthError(404, "user_not_found", "User not found");

export const banned = () => new AuthError(403, "user_banned", "User is banned");

export const tooManyRequests = (retryAfterSeconds: number) =>
  new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfterSeconds });

export const mailTooSoon = (seconds: number) =>
  new AuthError(
    429,
    "over_email_send_rate_limit",
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfterSeconds: seconds },
  );
