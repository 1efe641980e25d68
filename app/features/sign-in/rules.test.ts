import { describe, expect, it } from "vitest";
import * as rules from "./rules.ts";

describe("an e-mail address", () => {
  it.each(["a@b.gy", " auntie.may+tea@mail.example.org ", "ünï@cödé.example"])("takes %j", (given) => {
    expect(rules.email.safeParse(given)).toMatchObject({ success: true, data: given.trim() });
  });

  it.each(["", "a", "a@b", "@b.gy", "a@.", "a b@c.gy", "a@b@c.gy", "a@b .gy"])("refuses %j", (given) => {
    const result = rules.email.safeParse(given);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.message).toBe("Please enter a valid email address");
  });
});

describe("a code", () => {
  it("has exactly six digits of the ordinary kind", () => {
    expect(rules.code.safeParse("012345").success).toBe(true);
    for (const wrong of ["12345", "1234567", "12345a", "١٢٣٤٥٦", ""])
      expect(rules.code.safeParse(wrong).success, wrong).toBe(false);
  });

  it("is tidied as it is pasted", () => {
    expect(rules.tidyCode(" 123 456\n")).toBe("123456");
    expect(rules.tidyCode("123-456")).toBe("123456");
    expect(rules.tidyCode("12345678")).toBe("123456");
    expect(rules.tidyCode("12ab")).toBe("12ab");
  });
});

describe("a new password", () => {
  it("has eight characters at least and 72 bytes at most", () => {
    expect(rules.newPassword.safeParse("1234567").error?.issues[0]?.message).toBe(
      "At least 8 characters, please",
    );
    expect(rules.newPassword.safeParse("12345678").success).toBe(true);
    expect(rules.newPassword.safeParse("a".repeat(72)).success).toBe(true);
    expect(rules.newPassword.safeParse("é".repeat(37)).success).toBe(false);
  });
});
