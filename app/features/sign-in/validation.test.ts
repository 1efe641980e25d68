import { describe, expect, it } from "vitest";
import * as validation from "./validation.ts";

describe("email", () => {
  it.each(["a@b.gy", " auntie.may+tea@mail.example.org ", "ünï@cödé.example"])("accepts %j", (given) => {
    expect(validation.email.safeParse(given)).toMatchObject({ success: true, data: given.trim() });
  });

  it.each(["", "a", "a@b", "@b.gy", "a@.", "a b@c.gy", "a@b@c.gy", "a@b .gy"])("rejects %j", (given) => {
    const result = validation.email.safeParse(given);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.message).toBe("Please enter a valid email address");
  });
});

describe("code", () => {
  it("accepts exactly six ASCII digits", () => {
    expect(validation.code.safeParse("012345").success).toBe(true);
    for (const wrong of ["12345", "1234567", "12345a", "١٢٣٤٥٦", ""])
      expect(validation.code.safeParse(wrong).success, wrong).toBe(false);
  });

  it("loses spaces, dashes and surplus characters when it is normalised", () => {
    expect(validation.normaliseCode(" 123 456\n")).toBe("123456");
    expect(validation.normaliseCode("123-456")).toBe("123456");
    expect(validation.normaliseCode("12345678")).toBe("123456");
    expect(validation.normaliseCode("12ab")).toBe("12ab");
  });
});

describe("newPassword", () => {
  it("must have at least 8 characters and at most 72 bytes", () => {
    expect(validation.newPassword.safeParse("1234567").error?.issues[0]?.message).toBe(
      "At least 8 characters, please",
    );
    expect(validation.newPassword.safeParse("12345678").success).toBe(true);
    expect(validation.newPassword.safeParse("a".repeat(72)).success).toBe(true);
    expect(validation.newPassword.safeParse("é".repeat(37)).success).toBe(false);
  });
});
