import { describe, expect, test } from "vitest";
import { isAllowed, withHash, withQuery } from "./redirects.ts";

const site = "https://bush-tea.example.org";

describe("where a link may lead", () => {
  test.each([
    `${site}`,
    `${site}/auth/callback?next=/plants#x`,
    "https://app.example.org/one",
    "https://a.preview.example.org/",
    "gy.bushtea.app://callback/deep/er",
  ])("%s is allowed", (address) => {
    const listed = ["https://app.example.org/one", "https://*.preview.example.org/", "gy.bushtea.app://**"];
    expect(isAllowed(address, site, listed)).toBe(true);
  });

  test.each([
    "https://bush-tea.example.org.evil.org/",
    "https://bush-tea.example.org@evil.org/",
    "https://user:pass@bush-tea.example.org/",
    "http://bush-tea.example.org/",
    "https://bush-tea.example.org:444/",
    "//evil.org",
    "/\\evil.org",
    "https:\\\\evil.org",
    "https://evil.org/?https://bush-tea.example.org",
    "javascript:alert(document.domain)//bush-tea.example.org",
    "data:text/html,hello",
    "https://a.b.preview.example.org/",
    "https://evil.org/.preview.example.org/",
    "https://app.example.org/one/two",
    "https://app.example.org/oneX",
    "ht\ttps://bush-tea.example.org",
    "not an address",
    "",
  ])("%j is not", (address) => {
    const listed = ["https://app.example.org/one", "https://*.preview.example.org/"];
    expect(isAllowed(address, site, listed)).toBe(false);
  });

  test("even a list that says anything goes lets no script through", () => {
    expect(isAllowed("javascript:alert(1)", site, ["**"])).toBe(false);
  });
});

test("what is added to an address replaces an old hash and keeps the query", () => {
  expect(withHash(`${site}/a?b=1#old`, { type: "recovery" })).toBe(`${site}/a?b=1#type=recovery`);
  expect(withQuery(`${site}/a?b=1`, { code: "x y" })).toBe(`${site}/a?b=1&code=x+y`);
});
