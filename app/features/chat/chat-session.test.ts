import { beforeEach, expect, it, vi } from "vitest";

type Sessions = typeof import("./chat-session.ts");
let chat: Sessions;

beforeEach(async () => {
  vi.resetModules();
  chat = await import("./chat-session.ts");
});

it("keeps one session per visit, adopts the server's id and survives a guest's sign-in", () => {
  expect(chat.lastSession()).toBeUndefined();
  const first = chat.chatSession(null);
  expect(chat.chatSession(null)).toBe(first);
  chat.adoptSession("from-the-server", null);
  expect(chat.lastSession()).toBe("from-the-server");
  expect(chat.chatSession("may")).toBe("from-the-server");
  expect(chat.chatSession("may")).toBe("from-the-server");
});

it("starts a new session when a user signs out or another user signs in", () => {
  const mays = chat.chatSession("may");
  const guests = chat.chatSession(null);
  expect(guests).not.toBe(mays);
  const ravis = chat.chatSession("ravi");
  expect(ravis).toBe(guests);
  expect(chat.chatSession("may")).not.toBe(ravis);
});

it("ignores a session id from a reply that arrives after its user has changed", () => {
  chat.chatSession("may");
  const ravis = chat.chatSession("ravi");
  chat.adoptSession("mays-session", "may");
  expect(chat.chatSession("ravi")).toBe(ravis);
});
