import { beforeEach, expect, it, vi } from "vitest";

type Sessions = typeof import("./chat-session.ts");
let chat: Sessions;

beforeEach(async () => {
  vi.resetModules();
  chat = await import("./chat-session.ts");
});

it("stays one through a visit, as the server names it, also when a stranger signs in", () => {
  expect(chat.lastSession()).toBeUndefined();
  const first = chat.chatSession(null);
  expect(chat.chatSession(null)).toBe(first);
  chat.adoptSession("from-the-server", null);
  expect(chat.lastSession()).toBe("from-the-server");
  expect(chat.chatSession("may")).toBe("from-the-server");
  expect(chat.chatSession("may")).toBe("from-the-server");
});

it("ends with the person: neither a stranger nor the next person goes on in it", () => {
  const mays = chat.chatSession("may");
  const strangers = chat.chatSession(null);
  expect(strangers).not.toBe(mays);
  const ravis = chat.chatSession("ravi");
  expect(ravis).toBe(strangers);
  expect(chat.chatSession("may")).not.toBe(ravis);
});

it("is not taken back by an answer that comes when its asker has gone", () => {
  chat.chatSession("may");
  const ravis = chat.chatSession("ravi");
  chat.adoptSession("mays-session", "may");
  expect(chat.chatSession("ravi")).toBe(ravis);
});
