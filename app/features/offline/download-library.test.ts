import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LibraryState, WorkerRequest } from "#app/service-worker/protocol.ts";
import { downloadLibrary } from "./download-library.ts";

/** A service worker with `left` files to download, ten per batch. */
function workerWith(left: number, more: Partial<LibraryState> = {}) {
  const requests: WorkerRequest["type"][] = [];
  let remaining = left;
  const worker = {
    state: "activated",
    addEventListener: () => undefined,
    postMessage(request: WorkerRequest, [port]: MessagePort[]) {
      requests.push(request.type);
      if (request.type === "fetch-batch") remaining = Math.max(0, remaining - 10);
      port?.postMessage({
        version: "a1",
        total: 100,
        left: remaining,
        restored: 0,
        ...more,
      } satisfies LibraryState);
    },
  };
  return { worker, requests };
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

async function download({ worker }: ReturnType<typeof workerWith>): Promise<void> {
  let done = false;
  // @ts-expect-error the stub implements only the messaging part of a worker
  const downloading = downloadLibrary(worker).then(() => {
    done = true;
  });
  while (!done) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return downloading;
}

const status = () => storage.get("offline-library");

describe("downloadLibrary", () => {
  it("downloads batch after batch and records when the library is complete", async () => {
    const stage = workerWith(25);
    await download(stage);
    expect(stage.requests).toEqual(["check", "fetch-batch", "fetch-batch", "fetch-batch"]);
    expect(status()).toBe("a1 complete");
    expect(persist).not.toHaveBeenCalled();
  });

  it.each([
    ["data saver", { saveData: true, effectiveType: "4g" }],
    ["a slow connection", { effectiveType: "2g" }],
  ])("downloads nothing on %s", async (_case, device) => {
    connection = device;
    const stage = workerWith(25);
    await download(stage);
    expect(stage.requests).toEqual(["check"]);
    expect(status()).toBeUndefined();
  });

  it("does nothing while another tab holds the lock", async () => {
    lockIsTaken = true;
    const stage = workerWith(25);
    await download(stage);
    expect(stage.requests).toEqual([]);
  });

  it("does not wait for a worker that has become redundant", async () => {
    const stage = workerWith(25);
    stage.worker.state = "redundant";
    stage.worker.postMessage = () => undefined;
    await download(stage);
    expect(status()).toBeUndefined();
  });

  it.each(["full", "unreachable"] as const)("stops when the worker reports %s", async (stopped) => {
    const stage = workerWith(25, { stopped });
    await download(stage);
    expect(stage.requests).toEqual(["check"]);
  });

  it("detects evicted files, downloads them again and asks for persistent storage", async () => {
    storage.set("offline-library", "a1 complete");
    const stage = workerWith(5);
    await download(stage);
    expect(stage.requests).toEqual(["check", "fetch-batch"]);
    expect(persist).toHaveBeenCalledOnce();
    expect(status()).toBe("a1 complete");
  });

  it("does not treat files added by a new version as evicted", async () => {
    storage.set("offline-library", "of-old complete");
    await download(workerWith(5));
    expect(persist).not.toHaveBeenCalled();
    expect(status()).toBe("a1 complete");
  });
});
