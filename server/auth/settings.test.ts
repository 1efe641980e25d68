import { describe, expect, test } from "vitest";
import { z } from "zod";
import { authEnvironment, authSettings, defaultAuthSettings } from "./settings.ts";

const read = (env: Record<string, string>) => z.object(authEnvironment).safeParse(env);

describe("account settings", () => {
  test("require confirmation by mail and disable optional sign-in methods by default", () => {
    expect(defaultAuthSettings()).toMatchObject({
      autoconfirm: false,
      signup: true,
      anonymous: false,
      phone: false,
      passwordMin: 8,
      tokenSeconds: 3600,
      mailIntervalSeconds: 60,
      web3Chains: [],
      oidcIssuers: [],
      smtpUrl: undefined,
    });
  });

  test("read issuers from JSON and lists from comma-separated values", () => {
    const parsed = read({
      OIDC_ISSUERS:
        '[{"provider":"google","issuer":"https://accounts.google.com","audiences":["a"],"jwksUri":"https://x.org/keys"}]',
      WEB3_CHAINS: "ethereum, solana",
      ADDITIONAL_REDIRECT_URLS: "https://a.org/**,https://b.org",
      MAIL_FROM: "Bush Tea <tea@example.org>",
    });
    if (!parsed.success) throw parsed.error;
    expect(authSettings(parsed.data)).toMatchObject({
      oidcIssuers: [{ provider: "google", skipNonceCheck: false }],
      web3Chains: ["ethereum", "solana"],
      redirectUrls: ["https://a.org/**", "https://b.org"],
    });
  });

  test.each([
    ["SMTP_URL", "http://mail.example.org"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "Tea <tea@example.org>\r\nBcc: all@example.org"],
    ["AUTH_AUTOCONFIRM", "perhaps"],
    ["AUTH_PASSWORD_MIN", "5"],
    ["AUTH_LIMIT_FACTOR", "0"],
    ["OIDC_ISSUERS", "{"],
    ["OIDC_ISSUERS", '[{"provider":"x"}]'],
    ["WEB3_CHAINS", "dogecoin"],
    ["ADDITIONAL_REDIRECT_URLS", "https://a.org/**,**"],
    ["ADDITIONAL_REDIRECT_URLS", "https://*.org/"],
  ])("%s=%j is refused", (name, value) => {
    const parsed = read({ [name]: value });
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues[0]?.path[0]).toBe(name);
  });
});
