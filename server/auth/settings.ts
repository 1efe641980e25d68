/** The settings of accounts and mail: optional environment variables, merged into the server's settings. */
import { z } from "zod";
import { parseRedirectPattern } from "./redirect-pattern.ts";

const flag = z
  .enum(["0", "1", "true", "false"], "must be 1, 0, true or false")
  .transform((value) => value === "1" || value === "true");

const list = z.string().transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);

/** A pattern that matches nothing, or too much, is a mistake the operator should see at the start. */
const redirectUrls = list.superRefine((patterns, context) => {
  for (const pattern of patterns) {
    const parsed = parseRedirectPattern(pattern);
    if (typeof parsed === "string") context.addIssue({ code: "custom", message: `${parsed}: ${pattern}` });
  }
});

const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `must be a whole number from ${from} to ${to}`);

const issuer = z.object({
  /** The name the client passes as provider, such as "google". */
  provider: z.string().regex(/^[a-z][a-z0-9_-]*$/),
  issuer: z.url(),
  audiences: z.array(z.string().min(1)).min(1),
  jwksUri: z.url({ protocol: /^https?$/ }),
  skipNonceCheck: z.boolean().default(false),
});
export type OidcIssuer = z.infer<typeof issuer>;

const issuers = z.string().transform((text, context) => {
  const fail = () => {
    context.addIssue({
      code: "custom",
      message: "must be a JSON list of {provider, issuer, audiences, jwksUri}",
    });
    return z.NEVER;
  };
  try {
    const parsed = z.array(issuer).safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : fail();
  } catch {
    return fail();
  }
});

/** Spread into the server's environment schema. */
export const authEnvironment = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
      "must be an address such as Bush Tea <tea@example.org>",
    )
    .optional(),
  ADDITIONAL_REDIRECT_URLS: redirectUrls.default([]),
  AUTH_AUTOCONFIRM: flag.default(false),
  AUTH_SIGNUP: flag.default(true),
  AUTH_EMAIL: flag.default(true),
  AUTH_PHONE: flag.default(false),
  AUTH_ANONYMOUS: flag.default(false),
  AUTH_MANUAL_LINKING: flag.default(true),
  AUTH_PASSKEYS: flag.default(false),
  /** Further origins where security keys may be used, such as a development server. */
  AUTH_WEBAUTHN_ORIGINS: list.default([]),
  AUTH_SECURE_EMAIL_CHANGE: flag.default(true),
  AUTH_PASSWORD_MIN: whole(6, 72).default(8),
  AUTH_BCRYPT_COST: whole(4, 15).default(10),
  AUTH_TOKEN_SECONDS: whole(30, 604_800).default(3600),
  AUTH_MAIL_INTERVAL: whole(0, 3600).default(60),
  /** Multiplies every hourly and five-minute limit: for a school behind one address, or a test suite. */
  AUTH_LIMIT_FACTOR: whole(1, 100_000).default(1),
  OIDC_ISSUERS: issuers.default([]),
  WEB3_CHAINS: list.pipe(z.array(z.enum(["ethereum", "solana"], "may name ethereum and solana"))).default([]),
};

const environment = z.object(authEnvironment);
export type AuthEnvironment = z.infer<typeof environment>;

export type AuthSettings = {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly redirectUrls: readonly string[];
  readonly autoconfirm: boolean;
  readonly signup: boolean;
  readonly email: boolean;
  /** Phone number and password, confirmed automatically; there is no SMS sender. */
  readonly phone: boolean;
  readonly anonymous: boolean;
  readonly manualLinking: boolean;
  readonly passkeys: boolean;
  readonly webauthnOrigins: readonly string[];
  readonly secureEmailChange: boolean;
  readonly passwordMin: number;
  readonly bcryptCost: number;
  readonly tokenSeconds: number;
  readonly mailIntervalSeconds: number;
  readonly limitFactor: number;
  readonly oidcIssuers: readonly OidcIssuer[];
  readonly web3Chains: readonly ("ethereum" | "solana")[];
};

export function authSettings(values: AuthEnvironment): AuthSettings {
  return {
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    redirectUrls: values.ADDITIONAL_REDIRECT_URLS,
    autoconfirm: values.AUTH_AUTOCONFIRM,
    signup: values.AUTH_SIGNUP,
    email: values.AUTH_EMAIL,
    phone: values.AUTH_PHONE,
    anonymous: values.AUTH_ANONYMOUS,
    manualLinking: values.AUTH_MANUAL_LINKING,
    passkeys: values.AUTH_PASSKEYS,
    webauthnOrigins: values.AUTH_WEBAUTHN_ORIGINS,
    secureEmailChange: values.AUTH_SECURE_EMAIL_CHANGE,
    passwordMin: values.AUTH_PASSWORD_MIN,
    bcryptCost: values.AUTH_BCRYPT_COST,
    tokenSeconds: values.AUTH_TOKEN_SECONDS,
    mailIntervalSeconds: values.AUTH_MAIL_INTERVAL,
    limitFactor: values.AUTH_LIMIT_FACTOR,
    oidcIssuers: values.OIDC_ISSUERS,
    web3Chains: values.WEB3_CHAINS,
  };
}

/** The defaults of a server without authentication settings; tests start from it. */
export function defaultAuthSettings(): AuthSettings {
  return authSettings(environment.parse({}));
}
