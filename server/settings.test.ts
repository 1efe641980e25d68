import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

describe("settings", () => {
  it("needs nothing", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      siteUrl: undefined,
      apiSchemas: ["public"],
      trustProxy: false,
    });
  });

  it("takes an empty variable as not set", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: "" }).port).toBe(3000);
  });

  it.each([
    [{ PORT: "http" }, "PORT must be a number from 0 to 65535"],
    [{ PORT: "70000" }, "PORT must be a number from 0 to 65535"],
    [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL must be a postgres:// address"],
    [{ SITE_URL: "example.org" }, "SITE_URL must be an http or https address"],
    [{ SITE_URL: "javascript:alert(1)" }, "SITE_URL must be an http or https address"],
    [{ JWT_SECRET: "short" }, "JWT_SECRET must be at least 32 characters"],
    [{ JWT_ALG: "none" }, "JWT_ALG must be ES256 or HS256"],
    [{ JWT_ALG: "HS256" }, "JWT_ALG HS256 needs JWT_SECRET to be set"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY must be 1, 0, true or false"],
    [{ LLM_MODEL: "some-model" }, "LLM_BASE_URL and LLM_MODEL must be set together"],
    [{ API_SCHEMAS: " , " }, "API_SCHEMAS must name at least one schema"],
    [{ SUPPORT_WHATSAPP: "call us" }, "SUPPORT_WHATSAPP must be a phone number with its country code"],
  ])("refuses %o in one line", (env, line) => {
    expect(() => readSettings(env)).toThrow(new SettingsError(line));
  });

  it("keeps only the digits of the support number", () => {
    expect(readSettings({ SUPPORT_WHATSAPP: "+592 600-1234" }).supportWhatsapp).toBe("5926001234");
    expect(readSettings({ SUPPORT_WHATSAPP: "" }).supportWhatsapp).toBeUndefined();
  });

  it("drops a trailing slash from the site's address", () => {
    expect(readSettings({ SITE_URL: "https://example.org/" }).siteUrl).toBe("https://example.org");
  });
});
