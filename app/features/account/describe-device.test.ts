import { expect, it } from "vitest";
import { nextKeyName } from "./add-key.tsx";
import { describeDevice } from "./describe-device.ts";

it.each([
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15",
    "Safari on Mac",
  ],
  ["curl/8.0", "Unknown device"],
  [null, "Unknown device"],
])("describes %j as %s", (userAgent, expected) => {
  expect(describeDevice(userAgent)).toBe(expected);
});

it("numbers security keys so that names are unique", () => {
  expect(nextKeyName([])).toBe("Security key");
  expect(nextKeyName(["Security key", "Security key 2", "my phone"])).toBe("Security key 3");
});
