/** The server's settings, read once from the environment. An invalid value stops the start with one line. */
import { resolve } from "node:path";
import { z } from "zod";
import { type AuthSettings, authEnvironment, authSettings } from "#server/auth/settings.ts";
import type { ModelSettings } from "#server/model/model-settings.ts";
import { isPushKeyPair } from "#server/push/key-pair.ts";
import { SettingsError } from "#server/settings-error.ts";

const port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a number from 0 to 65535")
  .transform(Number)
  .refine((n) => n <= 65_535, "must be a number from 0 to 65535");

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((value) => value.replace(/\/+$/, ""));

/** The public address; the pages' links begin at `/`, so that the site cannot be served below a path. */
export const siteAddress = httpUrl
  .transform((value) => new URL(value))
  .refine((url) => url.href === `${url.origin}/`, "must have no path: the site is served at /")
  .transform((url) => url.origin);

/** Digits with the country code, as WhatsApp requires. */
export const whatsappNumber = z
  .string()
  .transform((value) => value.replace(/[\s()+-]/g, ""))
  .pipe(z.string().regex(/^[1-9]\d{6,14}$/, "must be a phone number with its country code"));

/** The link to an email address or a page. */
const contactLink = z.union(
  [
    z.email().transform((address) => `mailto:${address}`),
    z.url({ protocol: /^https$/ }).transform((address) => new URL(address).href),
  ],
  "must be an email address or an https address",
);

const flag = z
  .enum(["0", "1", "true", "false"], "must be 1, 0, true or false")
  .transform((v) => v === "1" || v === "true");

const list = z.string().transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  SITE_URL: siteAddress.optional(),
  JWT_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  JWT_KEYS: z.string().min(1).optional(),
  JWT_ALG: z.enum(["ES256", "HS256"], "must be ES256 or HS256").default("ES256"),
  API_SCHEMAS: list.pipe(z.array(z.string()).min(1, "must name at least one schema")).default(["public"]),
  TRUST_PROXY: flag.default(false),
  API_RATE_LIMIT: z
    .string()
    .regex(/^\d{1,7}$/, "must be a number of requests a minute, or 0")
    .transform(Number)
    .default(6000),
  API_DATABASE_SHARE: z
    .string()
    .regex(/^(100|\d{1,2})$/, "must be a percentage, or 0")
    .transform(Number)
    .default(10),
  LLM_BASE_URL: httpUrl.optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_TIMEOUT_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, "must be a number of seconds from 1 to 99999")
    .transform(Number)
    .default(20),
  LLM_MAX_TOKENS: z
    .string()
    .regex(/^[1-9]\d{2,5}$/, "must be a number of tokens from 100 to 999999")
    .transform(Number)
    .default(1200),
  LLM_ANSWERS_PER_DAY: z
    .string()
    .regex(/^\d{1,6}$/, "must be a number of answers, or 0 for no limit")
    .transform(Number)
    .default(100),
  SUPPORT_WHATSAPP: whatsappNumber.optional(),
  SUPPORT_CONTACT: contactLink.optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "must be a VAPID public key in base64url")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be a VAPID private key in base64url")
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(https:\/\/|mailto:)\S+$/, "must be an https or mailto address")
    .optional(),
  PUSH_RELAY_URL: httpUrl.optional(),
  ADMIN_REQUIRE_MFA: flag.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,200}$/, "must be 16 characters or more, without spaces")
    .optional(),
  ...authEnvironment,
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
    .default("info"),
});

/** Every environment variable, for the test of the documentation. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

export type Settings = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Undefined: localhost with the port in use. */
  readonly siteUrl: string | undefined;
  readonly jwtSecret: string | undefined;
  readonly jwtKeysFile: string | undefined;
  /** The algorithm of new tokens: our own key, or the shared secret. */
  readonly jwtAlgorithm: "ES256" | "HS256";
  readonly apiSchemas: readonly string[];
  /** Whether forwarding headers (client address, https) are trusted. */
  readonly trustProxy: boolean;
  /** API requests a minute from one network; 0 is no limit. */
  readonly apiRateLimit: number;
  /** Percent of the time the database may work on costly queries of one network; 0 is no limit. */
  readonly apiDatabaseShare: number;
  /** A language model that reads questions and writes answers from the records; none by default. */
  readonly model: ModelSettings | undefined;
  /** The support button's WhatsApp number: digits with the country code. */
  readonly supportWhatsapp: string | undefined;
  readonly supportContact: string | undefined;
  /** Push notifications: the VAPID keys (created when not given), the contact, and a relay, if any. */
  readonly push: {
    keys: { publicKey: string; privateKey: string } | undefined;
    subject: string | undefined;
    relayUrl: string | undefined;
  };
  /** Whether the database grants admin access only after sign-in with a second step. */
  readonly adminNeedsSecondStep: boolean;
  /** The token for reading /metrics from other machines; without one, only this machine may. */
  readonly metricsToken: string | undefined;
  readonly auth: AuthSettings;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
};

/** Many process managers pass an empty variable for "not set". */
export function withoutEmpty(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(`${issue?.path.join(".") ?? "A setting"} ${issue?.message ?? "is not valid"}`);
  }
  const values = parsed.data;
  if ((values.LLM_BASE_URL === undefined) !== (values.LLM_MODEL === undefined)) {
    throw new SettingsError("LLM_BASE_URL and LLM_MODEL must be set together");
  }
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  const keys = publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey };
  if (keys === undefined && publicKey !== privateKey) {
    throw new SettingsError("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together");
  }
  if (keys !== undefined && !isPushKeyPair(keys)) {
    throw new SettingsError("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair");
  }
  if (values.JWT_ALG === "HS256" && values.JWT_SECRET === undefined) {
    throw new SettingsError("JWT_ALG HS256 needs JWT_SECRET to be set");
  }
  return {
    production: values.NODE_ENV === "production",
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    siteUrl: values.SITE_URL,
    jwtSecret: values.JWT_SECRET,
    jwtKeysFile: values.JWT_KEYS,
    jwtAlgorithm: values.JWT_ALG,
    apiSchemas: values.API_SCHEMAS,
    trustProxy: values.TRUST_PROXY,
    apiRateLimit: values.API_RATE_LIMIT,
    apiDatabaseShare: values.API_DATABASE_SHARE,
    model:
      values.LLM_BASE_URL === undefined || values.LLM_MODEL === undefined
        ? undefined
        : {
            baseUrl: values.LLM_BASE_URL,
            model: values.LLM_MODEL,
            apiKey: values.LLM_API_KEY,
            timeoutMs: values.LLM_TIMEOUT_SECONDS * 1_000,
            maxTokens: values.LLM_MAX_TOKENS,
            answersPerDay:
              values.LLM_ANSWERS_PER_DAY === 0 ? Number.POSITIVE_INFINITY : values.LLM_ANSWERS_PER_DAY,
          },
    supportWhatsapp: values.SUPPORT_WHATSAPP,
    supportContact: values.SUPPORT_CONTACT,
    push: {
      keys,
      subject: values.VAPID_SUBJECT,
      relayUrl: values.PUSH_RELAY_URL,
    },
    adminNeedsSecondStep: values.ADMIN_REQUIRE_MFA ?? values.NODE_ENV === "production",
    metricsToken: values.METRICS_TOKEN,
    auth: authSettings(values),
    logLevel: values.LOG_LEVEL,
  };
}
