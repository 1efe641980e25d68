import { describe, expect, it } from "vitest";
import { displayName } from "./display-name.ts";
import { names, noNames } from "./name-cases.ts";

const errorsOf = (given: string) => displayName.safeParse(given).error?.issues.map((issue) => issue.message);

describe("displayName", () => {
  it.each(names)("accepts %j", (name) => {
    expect(displayName.parse(name)).toBe(name);
  });

  it("trims surrounding spaces", () => {
    expect(displayName.parse("  Auntie May  ")).toBe("Auntie May");
  });

  it.each(["", "   ", "\n\t"])("reports %j as empty and nothing else", (given) => {
    expect(errorsOf(given)).toEqual(["Name cannot be empty"]);
  });

  it("reports a name that is too long and nothing else", () => {
    expect(errorsOf("a".repeat(101))).toEqual(["Name must be less than 100 characters"]);
    expect(errorsOf("1".repeat(101))).toEqual(["Name must be less than 100 characters"]);
  });

  it.each(noNames)("rejects %j", (given) => {
    expect(errorsOf(given)).toEqual(["Name can only contain letters, spaces, hyphens, and apostrophes"]);
  });
});
