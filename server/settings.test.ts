import { describe, expect, it } from "vitest";
import webpush from "web-push";
import { readSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

describe("settings", () => {
  it("have defaults for everything", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      siteUrl: undefined,
      apiSchemas: ["public"],
      trustProxy: false,
    });
  });

  it("treat an empty variable as not set", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: "" }).port).toBe(3000);
  });

  it.each([
    [{ PORT: "http" }, "PORT must be a number from 0 to 65535"],
    [{ PORT: "70000" }, "PORT must be a number from 0 to 65535"],
    [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL must be a postgres:// address"],
    [{ SITE_URL: "example.org" }, "SITE_URL must be an http or https address"],
    [{ SITE_URL: "javascript:alert(1)" }, "SITE_URL must be an http or https address"],
    [{ SITE_URL: "https://example.org/tea" }, "SITE_URL must have no path: the site is served at /"],
    [{ SITE_URL: "https://example.org/?tea" }, "SITE_URL must have no path: the site is served at /"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be debug, info, warn, error or silent"],
    [{ JWT_SECRET: "short" }, "JWT_SECRET must be at least 32 characters"],
    [{ JWT_ALG: "none" }, "JWT_ALG must be ES256 or HS256"],
    [{ JWT_ALG: "HS256" }, "JWT_ALG HS256 needs JWT_SECRET to be set"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY must be 1, 0, true or false"],
    [{ LLM_MODEL: "some-model" }, "LLM_BASE_URL and LLM_MODEL must be set together"],
    [{ API_SCHEMAS: " , " }, "API_SCHEMAS must name at least one schema"],
    [{ SUPPORT_WHATSAPP: "call us" }, "SUPPORT_WHATSAPP must be a phone number with its country code"],
    [
      { SUPPORT_CONTACT: "http://example.org" },
      "SUPPORT_CONTACT must be an email address or an https address",
    ],
    [
      { SUPPORT_CONTACT: "javascript:alert(1)" },
      "SUPPORT_CONTACT must be an email address or an https address",
    ],
  ])("refuses %o in one line", (env, line) => {
    expect(() => readSettings(env)).toThrow(new SettingsError(line));
  });

  it("accept push keys that are a pair, and refuse others", () => {
    const [ours, theirs] = [vapidPair(), vapidPair()];
    expect(readSettings(ours).push.keys?.publicKey).toBe(ours.VAPID_PUBLIC_KEY);
    const line = "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair";
    for (const VAPID_PRIVATE_KEY of [theirs.VAPID_PRIVATE_KEY, "A".repeat(43)])
      expect(() => readSettings({ ...ours, VAPID_PRIVATE_KEY })).toThrow(new SettingsError(line));
  });

  it("keep only the digits of the support number", () => {
    expect(readSettings({ SUPPORT_WHATSAPP: "+592 600-1234" }).supportWhatsapp).toBe("5926001234");
    expect(readSettings({ SUPPORT_WHATSAPP: "" }).supportWhatsapp).toBeUndefined();
  });

  it("turn the support contact into a link", () => {
    expect(readSettings({ SUPPORT_CONTACT: "tea@example.org" }).supportContact).toBe(
      "mailto:tea@example.org",
    );
    expect(readSettings({ SUPPORT_CONTACT: "https://example.org/help" }).supportContact).toBe(
      "https://example.org/help",
    );
  });

  it("drop a trailing slash from the site's address", () => {
    expect(readSettings({ SITE_URL: "https://example.org/" }).siteUrl).toBe("https://example.org");
  });
});

function vapidPair() {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
}
