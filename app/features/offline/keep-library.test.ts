import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LibraryState, Wish } from "#app/service-worker/kept.ts";
import { keepLibrary } from "./keep-library.ts";

/** A worker that has so many things left to fetch, and gets through ten of them at a time. */
function workerWith(left: number, more: Partial<LibraryState> = {}) {
  const wishes: Wish["type"][] = [];
  let remaining = left;
  const worker = {
    state: "activated",
    addEventListener: () => undefined,
    postMessage(wish: Wish, [port]: MessagePort[]) {
      wishes.push(wish.type);
      if (wish.type === "fetch-batch") remaining = Math.max(0, remaining - 10);
      port?.postMessage({
        version: "a1",
        total: 100,
        left: remaining,
        mended: 0,
        ...more,
      } satisfies LibraryState);
    },
  };
  return { worker, wishes };
}

const storage = new Map<string, string>();
const persist = vi.fn(async () => true);
let connection: { saveData?: boolean; effectiveType?: string } = {};
let lockIsTaken = false;

beforeEach(() => {
  storage.clear();
  persist.mockClear();
  connection = { effectiveType: "4g" };
  lockIsTaken = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (call: () => void) => call());
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("navigator", {
    onLine: true,
    get connection() {
      return connection;
    },
    storage: { persist },
    locks: {
      request: (_name: string, _options: object, task: (lock: object | null) => Promise<void> | undefined) =>
        Promise.resolve(task(lockIsTaken ? null : {})),
    },
  });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function keep({ worker }: ReturnType<typeof workerWith>): Promise<void> {
  let done = false;
  // @ts-expect-error of a worker, only its letter box is needed here
  const keeping = keepLibrary(worker).then(() => {
    done = true;
  });
  while (!done) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return keeping;
}

const mark = () => storage.get("offline-library");

describe("keeping the library", () => {
  it("fetches part after part and notes when it has all", async () => {
    const stage = workerWith(25);
    await keep(stage);
    expect(stage.wishes).toEqual(["check", "fetch-batch", "fetch-batch", "fetch-batch"]);
    expect(mark()).toBe("a1 complete");
    expect(persist).not.toHaveBeenCalled();
  });

  it.each([
    ["data saver", { saveData: true, effectiveType: "4g" }],
    ["a slow connection", { effectiveType: "2g" }],
  ])("fetches nothing on %s", async (_case, device) => {
    connection = device;
    const stage = workerWith(25);
    await keep(stage);
    expect(stage.wishes).toEqual(["check"]);
    expect(mark()).toBeUndefined();
  });

  it("leaves the work to another tab that is at it", async () => {
    lockIsTaken = true;
    const stage = workerWith(25);
    await keep(stage);
    expect(stage.wishes).toEqual([]);
  });

  it("does not wait for a worker that has been replaced", async () => {
    const stage = workerWith(25);
    stage.worker.state = "redundant";
    stage.worker.postMessage = () => undefined;
    await keep(stage);
    expect(mark()).toBeUndefined();
  });

  it.each(["full", "unreachable"] as const)("stops when the device or the line is %s", async (stopped) => {
    const stage = workerWith(25, { stopped });
    await keep(stage);
    expect(stage.wishes).toEqual(["check"]);
  });

  it("notices that the browser threw things away, mends it, and asks to keep them for good", async () => {
    storage.set("offline-library", "a1 complete");
    const stage = workerWith(5);
    await keep(stage);
    expect(stage.wishes).toEqual(["check", "fetch-batch"]);
    expect(persist).toHaveBeenCalledOnce();
    expect(mark()).toBe("a1 complete");
  });

  it("takes what a new version brings for no loss", async () => {
    storage.set("offline-library", "of-old complete");
    await keep(workerWith(5));
    expect(persist).not.toHaveBeenCalled();
    expect(mark()).toBe("a1 complete");
  });
});
