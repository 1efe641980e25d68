import { expect, it } from "vitest";
import { parseConfig } from "./config.ts";

const least = { supabaseUrl: "https://tea.example", supabaseKey: "public" };

it("parses the settings and reads empty or missing ones as null", () => {
  expect(parseConfig({ ...least, pushKey: "B…", supportWhatsapp: "", later: 1 })).toEqual({
    ...least,
    pushKey: "B…",
    supportWhatsapp: null,
    supportContact: null,
    modelServer: null,
    passkeys: false,
  });
});

it.each([
  ["no address", { supabaseKey: "public" }],
  ["an address that is none", { ...least, supabaseUrl: "tea" }],
  ["no key", { ...least, supabaseKey: "" }],
  ["a list", []],
  ["nothing", null],
])("rejects settings with %s", (_case, value) => {
  expect(() => parseConfig(value)).toThrow("lack the backend's address");
});
