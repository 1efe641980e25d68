import { describe, expect, it } from "vitest";
import { displayName } from "./display-name.ts";
import { names, noNames } from "./name-cases.ts";

const saidOf = (given: string) => displayName.safeParse(given).error?.issues.map((issue) => issue.message);

describe("a display name", () => {
  it.each(names)("takes %j", (name) => {
    expect(displayName.parse(name)).toBe(name);
  });

  it("leaves the spaces around it away", () => {
    expect(displayName.parse("  Auntie May  ")).toBe("Auntie May");
  });

  it.each(["", "   ", "\n\t"])("says that %j is empty, and only that", (given) => {
    expect(saidOf(given)).toEqual(["Name cannot be empty"]);
  });

  it("says when it is too long, and only that", () => {
    expect(saidOf("a".repeat(101))).toEqual(["Name must be less than 100 characters"]);
    expect(saidOf("1".repeat(101))).toEqual(["Name must be less than 100 characters"]);
  });

  it.each(noNames)("refuses %j", (given) => {
    expect(saidOf(given)).toEqual(["Name can only contain letters, spaces, hyphens, and apostrophes"]);
  });
});
