import { createSecretKey, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readLink, signLink } from "./links.ts";

const secret = createSecretKey(Buffer.alloc(32, 7));
const id = randomUUID();

it("is valid for its purpose until it expires", () => {
  const link = signLink(secret, "answer", id, 2000);
  expect(readLink(secret, "answer", link, 1999)).toBe(id);
  expect(readLink(secret, "answer", link, 2000)).toBeUndefined();
  expect(readLink(secret, "answer", signLink(secret, "answer", id, 0), 9e12)).toBe(id);
});

it("is refused for another purpose, after tampering, or with another key", () => {
  const link = signLink(secret, "answer", id, 2000);
  const [subject = "", expires = "", seal = ""] = link.split(".");
  for (const forged of [
    "",
    "..",
    `${randomUUID()}.${expires}.${seal}`,
    `${subject}.0.${seal}`,
    `${subject}.zz.${seal}`,
    `${subject}.${expires}.`,
    `${subject}.${expires}.${seal.slice(0, -1)}`,
    `${link}.more`,
  ]) {
    expect(readLink(secret, "answer", forged, 1)).toBeUndefined();
  }
  expect(readLink(secret, "unsubscribe", link, 1)).toBeUndefined();
  expect(readLink(createSecretKey(Buffer.alloc(32, 8)), "answer", link, 1)).toBeUndefined();
});
