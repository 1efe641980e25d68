import { expect, it, vi } from "vitest";
import { setNavigationPreload } from "./navigation-preload.ts";

const firefox = "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
const chrome = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";

it.each([
  [firefox, ["disable"]],
  [chrome, ["enable"]],
])("in %s the preload is set to %s", async (userAgent, expected) => {
  const calls: string[] = [];
  const manager = {
    enable: async () => void calls.push("enable"),
    disable: async () => void calls.push("disable"),
    getState: vi.fn(),
    setHeaderValue: vi.fn(),
  };
  await setNavigationPreload({ navigationPreload: manager }, userAgent);
  expect(calls).toEqual(expected);
  await setNavigationPreload({}, userAgent);
});
