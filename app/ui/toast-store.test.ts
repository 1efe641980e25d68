import { expect, it } from "vitest";
import {
  currentToasts,
  dismissErrors,
  dismissToast,
  durationOf,
  subscribeToToasts,
  toast,
} from "./toast-store.ts";

it("keeps the latest three toasts, notifies listeners and removes dismissed ones", () => {
  let told = 0;
  const stop = subscribeToToasts(() => {
    told += 1;
  });
  const titles = () => currentToasts().map(({ title }) => title);

  toast({ title: "one" });
  const takeBack = toast({ title: "two", variant: "destructive" });
  toast({ title: "three" });
  toast({ title: "four" });
  expect(titles()).toEqual(["two", "three", "four"]);
  takeBack();
  expect(titles()).toEqual(["three", "four"]);
  for (const { id } of currentToasts()) dismissToast(id);
  expect(titles()).toEqual([]);
  expect(told).toBe(7);
  stop();
  toast({ title: "unheard" })();
  expect(told).toBe(7);
});

it("shows a repeated message once, and removes errors when something is tried again", () => {
  const titles = () => currentToasts().map(({ title }) => title);
  toast({ title: "Invalid email", variant: "destructive" });
  toast({ title: "Saved" });
  toast({ title: "Invalid email", variant: "destructive" });
  expect(titles()).toEqual(["Saved", "Invalid email"]);
  dismissErrors();
  expect(titles()).toEqual(["Saved"]);
  for (const { id } of currentToasts()) dismissToast(id);
});

it("shows news one after the other, when nothing else is on screen", () => {
  const titles = () => currentToasts().map(({ title }) => title);
  const dismissFirst = () => dismissToast(currentToasts()[0]?.id ?? 0);
  toast({ title: "Saved" });
  toast({ title: "First Leaf", waits: true });
  toast({ title: "Kept Leaf", waits: true });
  const takeBack = toast({ title: "Tea Time", waits: true });
  expect(titles()).toEqual(["Saved"]);
  dismissFirst();
  expect(titles()).toEqual(["First Leaf"]);
  takeBack();
  dismissFirst();
  expect(titles()).toEqual(["Kept Leaf"]);
  dismissFirst();
  expect(titles()).toEqual([]);
});

it("leaves a message with a button on screen for longer", () => {
  const action = { label: "Undo", onPress: () => undefined };
  expect(durationOf({ title: "Saved" })).toBe(6_000);
  expect(durationOf({ title: "Deleted", action })).toBeGreaterThanOrEqual(15_000);
});
