/** Firefox and WebKitGTK, at phone and desktop width: every route, eight errands, and a visit without a connection. */
import { randomUUID } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newDataDir } from "#tests/support/pglite.ts";
import { until } from "#tests/support/until.ts";
import { type Engine, fill, hydrated, press, see, type WindowSize } from "./engines/engine.ts";
import { firefoxPath, startFirefox } from "./engines/firefox.ts";
import { startWebKit, webkitDriverPath, xvfbPath } from "./engines/webkit.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";

const engines = [
  { name: "Firefox", start: startFirefox, needs: [firefoxPath] },
  { name: "WebKit", start: startWebKit, needs: [webkitDriverPath, xvfbPath] },
];
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const routes = [
  "/",
  "/about",
  "/condition/diabetes",
  "/privacy",
  "/terms",
  "/disclaimer",
  "/install",
  "/plants",
  "/plants/ginger",
  "/auth",
  "/games",
  "/achievements",
  "/leaderboard",
  "/check",
  "/identify",
  "/safety",
  "/open-data",
];

const secret = randomUUID() + randomUUID();
const dataDir = newDataDir("app");
let server: ServerProcess;
let engine: Engine | undefined;

beforeAll(async () => {
  server = await serverProcess({ DATA_DIR: dataDir, JWT_SECRET: secret, AUTH_LIMIT_FACTOR: "1000" });
  await server.start();
});
afterEach(async () => {
  await engine?.close();
  engine = undefined;
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

for (const { name, start, needs } of engines) {
  const missing = needs.filter((path) => !existsSync(path));
  describe.skipIf(missing.length > 0)(
    `${name}${missing.length > 0 ? `, missing ${missing.join(", ")}` : ""}`,
    () => {
      const open = async (size: WindowSize): Promise<Engine> => {
        engine = await start(size);
        // The disclaimer has tests of its own.
        await engine.goto(`${server.url}/favicon.svg`);
        await engine.run(() => localStorage.setItem("herbalDisclaimerAccepted", "true"));
        return engine;
      };

      for (const size of [phone, desktop])
        it(`opens every route ${size.width} px wide without an error or a page that scrolls sideways`, async () => {
          const page = await open(size);
          for (const route of routes) {
            await visit(page, route);
            await until(`the heading of ${route}`, () =>
              page.run(() => (document.querySelector("h1")?.textContent ?? "") !== ""),
            );
            const { width, wide, broken } = await page.run(() => ({
              width: innerWidth,
              wide: document.documentElement.scrollWidth - innerWidth,
              broken: document.body.innerText.includes("Something went wrong"),
            }));
            expect({ route, width, wide: Math.max(wide, 0), broken }).toEqual({
              route,
              width: size.width,
              wide: 0,
              broken: false,
            });
          }
        });

      it("a plant is searched, opened and left, and the list is where it was", async () => {
        const page = await open(phone);
        await visit(page, "/plants");
        await fill(page, "Search", "lemon grass");
        await see(page, "Lemongrass");
        await fill(page, "Search", "");
        await until("the whole list", () => page.run(() => document.documentElement.scrollHeight > 14_000));
        await until("the place in the list", () =>
          page.run(() => {
            scrollTo({ top: 12_000, behavior: "instant" });
            return Math.abs(scrollY - 12_000) < 2;
          }),
        );
        let plant = "";
        await until("a plant at that place", async () => {
          plant = await page.run(() => {
            const links = [...document.querySelectorAll<HTMLElement>("article h3 a")];
            const link = links.find((each) => each.getBoundingClientRect().top > 200);
            link?.click();
            return link?.innerText ?? "";
          });
          return plant !== "";
        });
        await until("the plant's page", () =>
          page.run((name) => document.querySelector("h1")?.textContent?.includes(name) ?? false, plant),
        );
        await press(page, "[role=tab]", "Growing");
        await page.run(() => history.back());
        await until("the place in the list", () =>
          page.run(() => location.pathname === "/plants" && Math.abs(scrollY - 12_000) < 4),
        );
      });

      it("a question is answered", async () => {
        const page = await open(phone);
        await visit(page, "/");
        await fill(page, "Your question", "ginger for a cold");
        await press(page, "button", "Get Herbal Suggestions");
        await see(page, "Latest Herbal Suggestions");
        await see(page, "Ginger");
      });

      it("a mixture is checked", async () => {
        const page = await open(phone);
        await checkGingerWithWarfarin(page);
      });

      it("a quiz can be played", async () => {
        const page = await open(phone);
        await visit(page, "/games");
        await press(page, "button", "Play Now");
        await press(page, "button", "Easy");
        await see(page, "Score: 0");
      });

      it("the key finds a plant by words", async () => {
        const page = await open(phone);
        await visit(page, "/identify");
        await press(page, "button", "A vine that climbs or hangs");
        await fill(page, "Describe it in your own words", "smells of garlic");
        await press(page, "button", "Find");
        await see(page, "Garlic Vine");
      });

      it("a member keeps a bookmark and a reminder", async () => {
        const page = await open(phone);
        await signIn(page);
        await visit(page, "/plants/ginger");
        await press(page, "button", "Bookmark Ginger");
        await until("the bookmark", () =>
          page.run(() => document.querySelector('button[aria-pressed="true"]') !== null),
        );
        await visit(page, "/reminders");
        await press(page, "button", "New");
        await fill(page, "Title", "Lemongrass tea");
        await press(page, "button", "Create Reminder");
        await see(page, "Lemongrass tea");
        await page.goto(`${server.url}/reminders`);
        await see(page, "Lemongrass tea");
      });

      it("after one visit pages open and a mixture is checked without a server", async () => {
        const page = await open(phone);
        await visit(page, "/plants/ginger");
        await until("the service worker", () =>
          page.run(async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            return registration?.active?.state === "activated";
          }),
        );
        await visit(page, "/plants/ginger");
        await until("the stored data of both pages", () =>
          page.run(async () => {
            const needed = ["/plants/ginger.data", "/mixture-data.json"];
            const stored = await Promise.all(
              needed.map((path) => caches.match(path, { ignoreSearch: true })),
            );
            return stored.every((response) => response !== undefined);
          }),
        );
        await server.signal("SIGKILL");
        try {
          await page.goto(`${server.url}/plants/ginger`);
          await see(page, "Zingiber officinale");
          await checkGingerWithWarfarin(page);
        } finally {
          await server.start();
        }
      });
    },
  );
}

async function visit(page: Engine, path: string): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await hydrated(page);
}

async function checkGingerWithWarfarin(page: Engine): Promise<void> {
  await visit(page, "/check");
  await fill(page, "Plants", "ginger");
  await press(page, "button", "Ginger");
  await fill(page, "Medicines", "warf");
  await press(page, "button", "Warfarin");
  await see(page, "What is documented");
}

async function signIn(page: Engine): Promise<void> {
  const token = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("10m")
    .sign(new TextEncoder().encode(secret));
  const person = { email: `reader-${randomUUID()}@example.org`, password: `leaf of life ${randomUUID()}` };
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, apikey: token, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  await post("/auth/v1/admin/users", {
    ...person,
    email_confirm: true,
    user_metadata: { onboarded: true, keep_health_questions: true },
  });
  const session = await post("/auth/v1/token?grant_type=password", person);
  await page.run((text) => localStorage.setItem("bush-tea-session", text), session);
}
