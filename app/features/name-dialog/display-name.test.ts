import { describe, expect, it } from "vitest";
import { displayName } from "./display-name.ts";

const saidOf = (given: string) => displayName.safeParse(given).error?.issues.map((issue) => issue.message);

describe("a display name", () => {
  it.each([
    ["May", "May"],
    ["  Auntie May  ", "Auntie May"],
    ["Seán O'Brien-Núñez", "Seán O'Brien-Núñez"],
    ["D’Andrade", "D’Andrade"],
    ["Zoë", "Zoë"],
    ["राम", "राम"],
    ["a".repeat(100), "a".repeat(100)],
  ])("takes %j", (given, kept) => {
    expect(displayName.parse(given)).toBe(kept);
  });

  it.each(["", "   ", "\n\t"])("says that %j is empty, and only that", (given) => {
    expect(saidOf(given)).toEqual(["Name cannot be empty"]);
  });

  it("says when it is too long, and only that", () => {
    expect(saidOf("a".repeat(101))).toEqual(["Name must be less than 100 characters"]);
    expect(saidOf("1".repeat(101))).toEqual(["Name must be less than 100 characters"]);
  });

  it.each(["May2", "<b>May</b>", "May!", "may@tea.gy", "May_B", "😀", "a\nb"])("refuses %j", (given) => {
    expect(saidOf(given)).toEqual(["Name can only contain letters, spaces, hyphens, and apostrophes"]);
  });
});
