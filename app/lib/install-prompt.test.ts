import { expect, it, vi } from "vitest";
import { createInstallPrompt } from "./install-prompt.ts";

function offer(outcome: string, prompt: () => Promise<unknown> = async () => undefined): Event {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(prompt), userChoice: Promise.resolve({ outcome }) });
}

function opened(standalone = false) {
  const page = new EventTarget();
  const store = createInstallPrompt(page, () => standalone);
  const changed = vi.fn();
  store.subscribe(changed);
  return { page, store, changed };
}

it("cannot install before the browser offers it, and then suppresses the browser's own prompt", async () => {
  const { page, store, changed } = opened();
  expect(store.canInstall()).toBe(false);
  expect(await store.prompt()).toBe(false);
  const event = offer("accepted");
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(store.canInstall()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
});

it("discards the install event only when the user accepted", async () => {
  const { page, store } = opened();
  page.dispatchEvent(offer("dismissed"));
  expect(await store.prompt()).toBe(false);
  expect(store.canInstall()).toBe(true);
  expect(store.installed()).toBe(false);
  page.dispatchEvent(offer("accepted"));
  expect(await store.prompt()).toBe(true);
  expect(store.canInstall()).toBe(false);
  expect(store.installed()).toBe(true);
});

it("discards an install event that has already been used", async () => {
  const { page, store } = opened();
  page.dispatchEvent(offer("accepted", () => Promise.reject(new DOMException("used", "InvalidStateError"))));
  expect(await store.prompt()).toBe(false);
  expect(store.canInstall()).toBe(false);
  expect(store.installed()).toBe(false);
});

it("counts as installed when running standalone or installed from the browser's menu", () => {
  const asApp = opened(true);
  asApp.page.dispatchEvent(offer("accepted"));
  expect(asApp.store.canInstall()).toBe(false);
  expect(asApp.store.installed()).toBe(true);
  const { page, store } = opened();
  page.dispatchEvent(offer("accepted"));
  page.dispatchEvent(new Event("appinstalled"));
  expect(store.canInstall()).toBe(false);
  expect(store.installed()).toBe(true);
});
