import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasPendingQuery, storePendingQuery, takePendingQuery } from "./pending-query.ts";

describe("the question asked before signing in", () => {
  let items: Record<string, string>;
  beforeEach(() => {
    items = {};
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => items[key] ?? null,
      setItem: (key: string, value: string) => {
        items[key] = value;
      },
      removeItem: (key: string) => {
        delete items[key];
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes on with whoever signs in soon, once", () => {
    storePendingQuery("bush tea for a cold");
    vi.advanceTimersByTime(20 * 60_000);
    expect(takePendingQuery()).toEqual({ pendingQuery: "bush tea for a cold" });
    expect(takePendingQuery()).toBeNull();
    expect(items).toEqual({});
  });

  it("is gone after half an hour, when somebody else may sign in", () => {
    storePendingQuery("a private matter");
    vi.advanceTimersByTime(31 * 60_000);
    expect(hasPendingQuery()).toBe(false);
    expect(items).toEqual({});
    expect(takePendingQuery()).toBeNull();
  });

  it("is gone when the clock was set back", () => {
    storePendingQuery("a private matter");
    vi.setSystemTime(Date.now() - 60_000);
    expect(takePendingQuery()).toBeNull();
  });

  it("of another version begins its half hour when it is first seen", () => {
    items.pendingQuery = "neem";
    expect(hasPendingQuery()).toBe(true);
    vi.advanceTimersByTime(31 * 60_000);
    expect(takePendingQuery()).toBeNull();
  });

  it("of another version is dropped where its time cannot be noted", () => {
    items.pendingQuery = "neem";
    localStorage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(takePendingQuery()).toBeNull();
    expect(items).toEqual({});
  });
});
