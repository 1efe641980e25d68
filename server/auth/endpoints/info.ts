/** Public endpoints: the public keys, the enabled sign-in methods, and health. */
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { AuthError } from "#server/auth/errors.ts";

/** The provider names the client library knows; disabled unless an issuer of that name is configured. */
const PROVIDERS = [
  "apple",
  "azure",
  "bitbucket",
  "discord",
  "facebook",
  "figma",
  "fly",
  "github",
  "gitlab",
  "google",
  "kakao",
  "keycloak",
  "linkedin",
  "linkedin_oidc",
  "notion",
  "slack",
  "slack_oidc",
  "snapchat",
  "spotify",
  "twitch",
  "twitter",
  "workos",
  "x",
  "zoom",
];

export function addInfo(app: AuthApp, ctx: AuthContext): void {
  app.get("/.well-known/jwks.json", (c) => {
    c.header("Cache-Control", "public, max-age=600");
    return c.json({ keys: ctx.keyring.publicKeys });
  });

  app.get("/settings", (c) => {
    const { settings } = ctx;
    const open = new Set(settings.oidcIssuers.map((issuer) => issuer.provider));
    return c.json({
      external: {
        ...Object.fromEntries([...PROVIDERS, ...open].map((name) => [name, open.has(name)])),
        anonymous_users: settings.anonymous,
        email: settings.email,
        phone: settings.phone,
        web3_ethereum: settings.web3Chains.includes("ethereum"),
        web3_solana: settings.web3Chains.includes("solana"),
      },
      disable_signup: !settings.signup,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: settings.autoconfirm && settings.phone,
      sms_provider: "",
      saml_enabled: false,
      password_min_length: settings.passwordMin,
    });
  });

  app.get("/health", (c) =>
    c.json({ version: "1", name: "Bush Tea accounts", description: "Sign-in and accounts of Bush Tea" }),
  );

  app.post("/sso", () => {
    throw new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled");
  });

  // OAuth redirects are not offered; ID tokens of configured issuers are (grant id_token).
  app.get("/authorize", () => {
    throw new AuthError(400, "validation_failed", "Unsupported provider: provider is not enabled");
  });
}
