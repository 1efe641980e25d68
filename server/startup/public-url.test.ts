import { expect, test } from "vitest";
import { publicUrl } from "./public-url.ts";

test.each([
  "localhost:3000",
  "127.0.0.1:3000",
  "192.168.1.7:3000",
  "[::1]:3000",
  "pi",
  "pi.local:80",
  "tea.test:80",
])("%s is how a visitor at home may have called the site", (host) => {
  expect(publicUrl(host, "http://tea.test")).toBe(`http://${host}`);
});

test.each([
  "evil.test",
  "evil.test:3000",
  "localhost.evil.test",
  "a@b",
  "x/y",
  "pi.local.evil.test",
  "",
  ":",
  undefined,
])("%s does not become the site's address", (host) => {
  expect(publicUrl(host, "http://localhost:3000")).toBe("http://localhost:3000");
});

test("an https address is the only one", () => {
  expect(publicUrl("127.0.0.1:3000", "https://tea.test")).toBe("https://tea.test");
});
