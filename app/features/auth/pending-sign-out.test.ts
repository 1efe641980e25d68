import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { finishSignOut, keepPendingSignOut } from "./pending-sign-out.ts";

let items: Record<string, string>;
let online: boolean;
let answers: (path: string) => Response;
const asked: string[] = [];

beforeEach(() => {
  items = {};
  online = true;
  asked.length = 0;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(items, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(items, key),
  });
  vi.stubGlobal("navigator", {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    if (address === "/config.json")
      return Response.json({ supabaseUrl: "https://tea.example", supabaseKey: "public" });
    const path = address.replace("https://tea.example/auth/v1/", "");
    asked.push(`${path} ${new Headers(init?.headers).get("authorization") ?? init?.body}`);
    return answers(path);
  });
});
afterEach(() => vi.unstubAllGlobals());

const refreshed = () => Response.json({ access_token: "access", refresh_token: "second" });

it("ends a session that was signed out offline when the browser is online again, and forgets its token", async () => {
  keepPendingSignOut("first");
  online = false;
  await finishSignOut();
  expect(asked).toEqual([]);
  online = true;
  answers = (path) => (path.startsWith("token") ? refreshed() : new Response(null, { status: 204 }));
  await finishSignOut();
  expect(asked).toEqual([
    'token?grant_type=refresh_token {"refresh_token":"first"}',
    "logout?scope=local Bearer access",
  ]);
  expect(items).toEqual({});
  await finishSignOut();
  expect(asked).toHaveLength(2);
});

it("tries again later, with the token it got, when the server does not answer", async () => {
  keepPendingSignOut("first");
  answers = (path) => (path.startsWith("token") ? refreshed() : new Response(null, { status: 503 }));
  await finishSignOut();
  expect(Object.values(items)).toEqual(["second"]);
});

it("forgets a token that the server refuses", async () => {
  keepPendingSignOut("first");
  answers = () => Response.json({ error_code: "refresh_token_not_found" }, { status: 400 });
  await finishSignOut();
  expect(items).toEqual({});
});
