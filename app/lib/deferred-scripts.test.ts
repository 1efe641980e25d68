import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { deferScripts } from "./deferred-scripts.ts";

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head><body><p>Read me</p><script type="module" async="">import "/a.js";</script></body>';

it("defers every script of a page without changing their text, on which the CSP hashes depend", () => {
  const deferred = deferScripts(page);
  expect(deferred).not.toContain('<link rel="modulepreload"');
  expect(deferred).not.toContain('<script type="module"');
  expect(deferred).toContain('<link rel="later" href="/a.js"/>');
  expect(deferred).toContain('<script type="later">import "/a.js";</script>');
  expect(deferred).toContain("<p>Read me</p>");
});

it("fetches a few files in a task, not all at once", async () => {
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(deferScripts(page)) ?? [];
  const links = Array.from({ length: 8 }, (_, place) => ({ rel: "later", href: `/assets/part-${place}.js` }));
  const tasks: (() => void)[] = [];
  const listeners = new Map<string, () => void>();
  runInNewContext(script, {
    document: {
      querySelectorAll: () => links,
      querySelector: () => ({ textContent: "" }),
      createElement: () => ({ remove: () => undefined }),
      head: { append: () => undefined },
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    setTimeout: (task: () => void, ms = 0) => (ms === 0 ? tasks.push(task) : undefined),
  });
  const fetched = () => links.filter(({ rel }) => rel === "modulepreload").length;
  listeners.get("pointerdown")?.();
  const steps = [fetched()];
  for (let task = tasks.shift(); task && fetched() < links.length; task = tasks.shift()) {
    task();
    await new Promise(setImmediate);
    steps.push(fetched());
  }
  expect(steps).toEqual([0, 2, 4, 6, 8]);
});

it("preloads the chunks that vite.config.ts names", () => {
  const [, names = ""] = /for\(const name of (\[.*?\])\)/.exec(deferScripts(page)) ?? [];
  const cut = readFileSync(new URL("../../vite.config.ts", import.meta.url), "utf8");
  const named: string[] = JSON.parse(names);
  expect(named.length).toBe(3);
  for (const name of named) expect(cut).toContain(`name: "${name}"`);
});

it("throws for a page without a module script", () => {
  expect(() => deferScripts("<body><script type=module></script></body>")).toThrow("no module script");
});
