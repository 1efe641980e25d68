import { describe, expect, it } from "vitest";
import { handlingOf, isGatewayError, smallPlate } from "./policy.ts";

const here = "https://tea.example";
const context = {
  origin: here,
  settings: "/config.json",
  isShell: (path: string) => path === "/" || path.startsWith("/assets/"),
  isInLibrary: (path: string) => path.endsWith(".data") || path === "/mixture-data.json",
};
const handling = (
  address: string,
  more: Partial<{ method: string; mode: string; authorised: boolean }> = {},
) =>
  handlingOf(
    { method: "GET", mode: "cors", authorised: false, url: new URL(address, here), ...more },
    context,
  );

describe("service worker policy", () => {
  it.each([
    "/auth/v1/token?grant_type=refresh_token",
    "/auth/v1/user",
    "/rest/v1/conversations?select=*",
    "/rest/v1/plants?select=id",
    "/functions/v1/herbal-chat",
    "/mailbox",
    "/healthz",
  ])("leaves %s untouched, for navigations as well", (address) => {
    expect(handling(address)).toBe("untouched");
    expect(handling(address, { mode: "navigate" })).toBe("untouched");
  });

  it("leaves writes, authorised requests and other origins untouched", () => {
    expect(handling("/plants.data", { method: "POST" })).toBe("untouched");
    expect(handling("/plants.data", { authorised: true })).toBe("untouched");
    expect(handling("https://elsewhere.example/plants.data")).toBe("untouched");
  });

  it.each([
    ["/", "navigate", "page"],
    ["/plants/neem?tab=medicinal", "navigate", "page"],
    ["/dashboard", "navigate", "page"],
    ["/authors", "navigate", "page"],
    ["/plants/neem.data?_routes=screens%2Fplant", "cors", "data"],
    ["/mixture-data.json", "cors", "data"],
    ["/config.json", "cors", "settings"],
    ["/plates/neem-640.webp", "no-cors", "plate"],
    ["/assets/frame-abc.js", "cors", "shell"],
    ["/sitemap.xml", "cors", "untouched"],
  ])("handles %s (%s) as %s", (address, mode, expected) => {
    expect(handling(address, { mode })).toBe(expected);
  });

  it.each([
    ["/plates/neem-640.webp", "/plates/neem-320.webp"],
    ["/plates/neem-1200.webp", "/plates/neem-320.webp"],
    ["/plates/neem.webp", "/plates/neem-320.webp"],
    ["/plates/sweet-broom-320.webp", "/plates/sweet-broom-320.webp"],
    ["/plates/emblem-diabetes.webp", "/plates/emblem-diabetes.webp"],
    ["/plates/key-growth-vine.webp", "/plates/key-growth-vine.webp"],
    ["/plates/neem-og.jpg", undefined],
  ])("finds the small plate of %s", (path, small) => {
    expect(smallPlate(path)).toBe(small);
  });

  it("treats only gateway errors as an unreachable server", () => {
    expect([502, 503, 504].every(isGatewayError)).toBe(true);
    expect([200, 404, 429, 500].some(isGatewayError)).toBe(false);
  });
});
