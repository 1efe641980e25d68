import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { registerWorker, type WaitingVersion } from "./register-worker.ts";

/** A browser tab with its service workers, as far as registration needs it. */
class Worker extends EventTarget {
  state = "installing";
  posted: unknown[] = [];
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
}

const registration = { now: new Registration() };
const reload = vi.fn();
const reported: WaitingVersion[] = [];
let container: EventTarget & { controller: Worker | null };

beforeEach(() => {
  registration.now = new Registration();
  reload.mockClear();
  reported.length = 0;
  container = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration.now,
    get ready() {
      return Promise.resolve(registration.now);
    },
  });
  vi.stubGlobal("navigator", { serviceWorker: container, onLine: true });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("document", new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

const start = () => registerWorker({ onWaiting: (one) => reported.push(one), onActive: () => undefined });

/** A second version is installed and waits behind the first. */
function arrive(): Worker {
  const next = new Worker();
  registration.now.installing = next;
  registration.now.dispatchEvent(new Event("updatefound"));
  registration.now.installing = null;
  registration.now.waiting = next;
  next.become("installed");
  return next;
}

function takesControl(worker: Worker): void {
  registration.now.waiting = null;
  registration.now.active = worker;
  container.controller = worker;
  container.dispatchEvent(new Event("controllerchange"));
}

describe("register", () => {
  it("lets the first version activate without a notice or a reload", async () => {
    const first = new Worker();
    registration.now.installing = first;
    await start();
    first.become("installed");
    takesControl(first);
    expect(reported).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it("reports a second version and reloads once, only after the user agreed", async () => {
    const first = new Worker();
    registration.now.active = first;
    container.controller = first;
    await start();
    const next = arrive();
    expect(reported).toHaveLength(1);
    expect(next.posted).toEqual([]);
    reported[0]?.takeOver();
    expect(next.posted).toEqual([{ type: "take-over" }]);
    expect(reload).not.toHaveBeenCalled();
    takesControl(next);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("reports a version that was already waiting when the page was opened", async () => {
    registration.now.active = new Worker();
    registration.now.waiting = new Worker();
    container.controller = registration.now.active;
    await start();
    expect(reported).toHaveLength(1);
  });

  it("asks instead of reloading when another tab activated the new version", async () => {
    const first = new Worker();
    registration.now.active = first;
    container.controller = first;
    await start();
    takesControl(new Worker());
    expect(reload).not.toHaveBeenCalled();
    expect(reported).toHaveLength(1);
    reported[0]?.takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("reloads after a hard reload, which leaves the page without a controller", async () => {
    registration.now.active = new Worker();
    await start();
    const next = arrive();
    reported[0]?.takeOver();
    takesControl(next);
    expect(reload).toHaveBeenCalledOnce();
  });
});
