import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { letSleep } from "./wake.ts";

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head><body><p>Read me</p><script type="module" async="">import "/a.js";</script></body>';

it("defers every script of a page without changing their text, on which the CSP hashes depend", () => {
  const asleep = letSleep(page);
  expect(asleep).not.toContain('<link rel="modulepreload"');
  expect(asleep).not.toContain('<script type="module"');
  expect(asleep).toContain('<link rel="later" href="/a.js"/>');
  expect(asleep).toContain('<script type="later">import "/a.js";</script>');
  expect(asleep).toContain("<p>Read me</p>");
});

it("preloads the chunks that vite.config.ts names", () => {
  const [, names = ""] = /for\(const name of (\[.*?\])\)/.exec(letSleep(page)) ?? [];
  const cut = readFileSync(new URL("../../vite.config.ts", import.meta.url), "utf8");
  const named: string[] = JSON.parse(names);
  expect(named.length).toBe(3);
  for (const name of named) expect(cut).toContain(`name: "${name}"`);
});

it("throws for a page without a module script", () => {
  expect(() => letSleep("<body><script type=module></script></body>")).toThrow("no module script");
});
