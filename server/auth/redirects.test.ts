import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRedirectPattern } from "./redirect-pattern.ts";
import { allowedAddress, isAllowed, withHash, withoutStrangersText, withQuery } from "./redirects.ts";

const site = "https://bush-tea.example.org";

const state = "9b2d7f3e-5a41-4c6e-8f0d-3a1b2c4d5e6f";

describe("redirect targets", () => {
  test.each([
    [
      `${site}/auth/callback?error=x&error_description=Call%20592%20000&state=${state}&code=y`,
      `/auth/callback?state=${state}`,
    ],
    [`${site}/plants?search=Account+locked+call+555-0100`, "/plants"],
    [`${site}/?state=${state}`, `/?state=${state}`],
    [`${site}/?state=Your-account-is-locked.Call-555-0100`, "/"],
    [`${site}/auth/callback#Your-account-is-locked.Call-555-0100`, "/auth/callback"],
    [`${site}/auth/callback%23Call-555-0100`, ""],
    [`${site}/Your-account-is-locked/Call-555-0100`, ""],
    [site, ""],
  ])("of %s keep nothing that the person who asked for the mail could write", (page, kept) => {
    expect(withoutStrangersText(page, site)).toBe(`${site}${kept}`);
  });

  test("another site keeps its parameters, but no outcome of a link", () => {
    const page = "https://app.example.org/one?tab=two&error_description=Call";
    expect(withoutStrangersText(page, site)).toBe("https://app.example.org/one?tab=two");
  });

  test.each([
    `${site}`,
    `${site}/auth/callback?next=/plants#x`,
    "https://app.example.org/one",
    "https://a.preview.example.org/",
    "https://a.preview.example.org",
    "gy.bushtea.app://callback/deep/er",
  ])("%s is allowed", (address) => {
    const listed = ["https://app.example.org/one", "https://*.preview.example.org/", "gy.bushtea.app://**"];
    expect(isAllowed(address, site, listed)).toBe(true);
  });

  test.each([
    "https://bush-tea.example.org.evil.org/",
    "https://bush-tea.example.org@evil.org/",
    "https://user:pass@bush-tea.example.org/",
    "https://@bush-tea.example.org/",
    "https://:@bush-tea.example.org/",
    "http://bush-tea.example.org/",
    "https://bush-tea.example.org:444/",
    "https://bush-tea.example.org//evil.org",
    "https://bush-tea.example.org//auth/callback",
    "https://bush-tea.example.org/mailbox",
    "https://bush-tea.example.org/mailbox/1",
    "https://bush-tea.example.org/auth/v1/verify",
    "https://bush-tea.example.org/rest/v1/",
    "https://bush-tea.example.org/plants/../auth/v1/verify",
    "https://bush-tea.example.org/sitemap.xml",
    "https://bush-tea.example.org/sitemap%2exml",
    "https://a.preview.example.org//",
    "//evil.org",
    "/\\evil.org",
    "https:\\\\evil.org",
    "https://evil.org/?https://bush-tea.example.org",
    "javascript:alert(document.domain)//bush-tea.example.org",
    "data:text/html,hello",
    "https://a.b.preview.example.org/",
    "https://evil.org/.preview.example.org/",
    "https://evil%2ecom?.preview.example.org/",
    "https://evil。com?.preview.example.org/",
    "https://16843009?.preview.example.org/",
    "https://.preview.example.org/",
    "https://a..preview.example.org/",
    "https://a.preview.example.org./",
    "https://a.preview.example.org:8443/",
    "https://app.example.org/one/two",
    "https://app.example.org/oneX",
    "https://app.example.org/one?more",
    "ht\ttps://bush-tea.example.org",
    "not an address",
    "",
  ])("refuses %j", (address) => {
    const listed = ["https://app.example.org/one", "https://*.preview.example.org/"];
    expect(isAllowed(address, site, listed)).toBe(false);
  });

  test.each([
    // pattern, address, allowed
    ["https://*.example.net", "https://a.example.net", true],
    ["https://*.example.net", "https://A.EXAMPLE.NET", true],
    ["https://*.example.net", "https://bücher.example.net/", true],
    ["https://*.example.net", "https://a.example.net/path", false],
    ["https://*.example.net", "https://example.net", false],
    ["https://*.example.net", "https://a.b.example.net", false],
    ["https://**.example.net", "https://a.b.example.net", true],
    ["https://tea-*.example.net", "https://tea-42.example.net", true],
    ["https://tea-*.example.net", "https://tea.example.net", false],
    ["https://tea**.example.net", "https://tea.evil.example.net", false],
    ["https://*.BÜCHER.example", "https://a.xn--bcher-kva.example", true],
    ["https://app.example.net/**", "https://app.example.net", true],
    ["https://app.example.net/**", "https://app.example.net/a/b.c?d=e#f", true],
    ["https://app.example.net/*/done", "https://app.example.net/a/done", true],
    ["https://app.example.net/*/done", "https://app.example.net/a/b/done", false],
    ["https://app.example.net/in/*", "https://app.example.net/in/../out", false],
    ["https://app.example.net/in/**", "https://app.example.net/in/%2e%2e/out", false],
    ["https://app.example.net/in/**", "https://app.example.net/in/..%2fout", false],
    ["https://app.example.net/in/**", "https://app.example.net/in/..%5cout", false],
    ["https://app.example.net/?to=*", "https://app.example.net/?to=plants", true],
    ["https://app.example.net/?to=*", "https://app.example.net/?to=a.b", false],
    ["https://app.example.net:8443/", "https://app.example.net:8443/", true],
    ["https://app.example.net:443/", "https://app.example.net/", true],
    ["https://*.example.net:8443/", "https://a.example.net:8443/", true],
    ["https://*.example.net:8443/", "https://a.example.net/", false],
    ["http://localhost:*/**", "http://localhost:5173/auth/callback", true],
    ["http://localhost:*/**", "http://localhost.evil.org:5173/", false],
    ["http://*.localhost:3000", "http://tea.localhost:3000", true],
    ["http://127.0.0.1:3000/**", "http://127.0.0.1:3000/x", true],
    ["http://127.0.0.1:3000/**", "http://2130706433:3000/x", true],
    ["http://[::1]:3000/**", "http://[::1]:3000/x", true],
    ["myapp://callback", "myapp://callback", true],
    ["myapp://callback", "myapp://callback/other", false],
    ["myapp://callback", "myapp://callback@evil.org", false],
    ["myapp://callback", "https://callback", false],
    ["myapp://*", "myapp://home", true],
    ["myapp://*", "myapp.evil://home", false],
  ])("%s and %s: %s", (pattern, address, allowed) => {
    expect(isAllowed(address, site, [pattern])).toBe(allowed);
  });

  test.each([
    "**",
    "*",
    "*://example.net",
    "example.net",
    "javascript://**",
    "file:///**",
    "intent://**",
    "https://**",
    "https://*.net/",
    "https://example.*",
    "https://example.net**",
    "https://user@example.net/",
    "https://a..example.*.net",
    "https://*.example.net:99999/",
    "https:///",
    "https://a b/",
    "https://*.example.net\\@evil.org",
  ])("refuses the pattern %s, which then matches nothing", (pattern) => {
    expect(parseRedirectPattern(pattern)).toBeTypeOf("string");
    for (const address of ["javascript:alert(1)", "https://example.net", "https://evil.org", "file:///etc"])
      expect(isAllowed(address, site, [pattern])).toBe(false);
  });

  test("returns the address as it was parsed", () => {
    const read = (address: string) => allowedAddress(address, site, ["https://*.example.net/**"]);
    expect(read("https://ａ。EXAMPLE%2enet:443/x/../y")).toBe("https://a.example.net/y");
    expect(read("https://a.example.net")).toBe("https://a.example.net");
  });
});

describe("never allows another host", () => {
  const listed = ["https://*.example.net", "https://**.example.net/**", "https://app.example.com:8443/cb/*"];
  const mayLead = (url: URL) =>
    url.protocol === "https:" &&
    ((/^([a-z0-9_-]+\.)+example\.net$/.test(url.hostname) && url.port === "") ||
      url.host === "app.example.com:8443" ||
      url.origin === site);

  const dot = fc.constantFrom(".", "。", "．", "｡", "%2e", "%2E", "%E3%80%82", "..", "");
  const name = fc.constantFrom(
    "evil",
    "example",
    "net",
    "com",
    "app",
    "a",
    "bücher",
    "xn--bcher-kva",
    "ｅvil",
    "ex%61mple",
    "16843009",
    "0x7f000001",
    "0177",
    "127",
    "0x7f",
    "1",
    "[::1]",
    "[::ffff:1.2.3.4]",
    "*",
    "_",
    "-",
    "ß",
    "\u00ad",
    "\u200d",
  );
  const glue = fc.constantFrom(
    ...[
      "?",
      "#",
      "/",
      "\\",
      "@",
      ":@",
      ":",
      "%40",
      "%2f",
      "%5c",
      "%23",
      "%3f",
      "\t",
      "\n",
      "\r",
      " ",
      "\0",
      ";",
      "&",
    ],
    ...["／", "？", "＃", "＠", "：", "%00", "%09", "|", "^", "<", "'", ""],
  );
  const scheme = fc.constantFrom(
    ...[
      "https://",
      "HTTPS://",
      "http://",
      "https:",
      "https:/",
      "https:///",
      "https:\\\\",
      "//",
      "",
      "\thttps://",
    ],
    ...[
      "javascript:",
      "javascript://",
      "data:text/html,",
      "ftp://",
      "wss://",
      "blob:https://",
      "file://",
      "myapp://",
    ],
    ...["view-source:https://", "https://app@", "https://a.example.net@", "https://a.example.net:443@"],
  );
  const port = fc.constantFrom("", ":", ":443", ":8443", ":80", ":0443", ":65536", ":*", ":443.example.net");
  const ending = fc.constantFrom(
    "",
    ".",
    "/",
    "/cb/x",
    "/cb/../x",
    "?.example.net",
    "#.example.net",
    "/.example.net",
  );
  const host = fc
    .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: name }, { weight: 1, arbitrary: glue }), dot), {
      minLength: 1,
      maxLength: 5,
    })
    .map((parts) => parts.map(([part, between]) => part + between).join(""));
  const evil = fc
    .tuple(
      scheme,
      host,
      fc.oneof(glue, fc.constant("")),
      fc.constantFrom("", ".example.net", "example.net", "app.example.com:8443", "bush-tea.example.org"),
      port,
      ending,
    )
    .map((parts) => parts.join(""));

  test("however the address is written", () => {
    let admitted = 0;
    fc.assert(
      fc.property(evil, (address) => {
        const taken = allowedAddress(address, site, listed);
        if (taken === undefined) return;
        admitted += 1;
        // Both the given and the returned address must lead to an allowed host.
        for (const text of [address, taken]) {
          const url = new URL(text);
          expect(mayLead(url), text).toBe(true);
          expect(url.username + url.password, text).toBe("");
        }
        expect(address).not.toMatch(/[\s\\]/);
      }),
      { numRuns: 20_000 },
    );
    // The generator must also produce allowed addresses, or the property would be vacuous.
    expect(admitted).toBeGreaterThan(20);
  });

  test("with any single character between another host and an allowed one", () => {
    // Expecting each of a hundred thousand takes far longer than checking them.
    const wrong: string[] = [];
    for (let code = 0; code < 0x10000; code += 1) {
      if (code >= 0xd800 && code < 0xe000) continue;
      for (const text of [String.fromCharCode(code), encodeURIComponent(String.fromCharCode(code))]) {
        const address = `https://evil.org${text}.example.net`;
        if (isAllowed(address, site, listed) && !mayLead(new URL(address))) wrong.push(address);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("with an IP address in any notation", () => {
    const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
    const notation = fc.constantFrom(
      (n: number[]) => n.join("."),
      (n: number[]) => n.map((o) => `0x${o.toString(16)}`).join("."),
      (n: number[]) => n.map((o) => `0${o.toString(8)}`).join("."),
      (n: number[]) => String(n.reduce((sum, o) => sum * 256 + o, 0)),
      (n: number[]) => `[::ffff:${n.join(".")}]`,
    );
    fc.assert(
      fc.property(octets, notation, glue, (numbers, write, between) => {
        for (const tail of ["", `${between}.example.net`, `${between}x.example.net`]) {
          const address = `https://${write(numbers)}${tail}`;
          if (isAllowed(address, site, [...listed, "https://*.*.0.1/**"]))
            expect(mayLead(new URL(address)), address).toBe(true);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});

test("replaces an existing hash and keeps the query", () => {
  expect(withHash(`${site}/a?b=1#old`, { type: "recovery" })).toBe(`${site}/a?b=1#type=recovery`);
  expect(withQuery(`${site}/a?b=1`, { code: "x y" })).toBe(`${site}/a?b=1&code=x+y`);
});
