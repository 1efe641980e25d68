import { expect, it } from "vitest";
import { parseConfig } from "./config.ts";

const least = { supabaseUrl: "https://tea.example", supabaseKey: "public" };

it("reads the settings, and takes what is not set for nothing", () => {
  expect(parseConfig({ ...least, pushKey: "B…", supportWhatsapp: "", later: 1 })).toEqual({
    ...least,
    pushKey: "B…",
    supportWhatsapp: null,
  });
});

it.each([
  ["no address", { supabaseKey: "public" }],
  ["an address that is none", { ...least, supabaseUrl: "tea" }],
  ["no key", { ...least, supabaseKey: "" }],
  ["a list", []],
  ["nothing", null],
])("refuses settings with %s", (_case, value) => {
  expect(() => parseConfig(value)).toThrow("lack the backend's address");
});
