import { expect, it } from "vitest";
import { countVisit, visits } from "#app/lib/visits.ts";
import { offersInstall } from "./offer.ts";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value) };
}

it("offers installation from the second visit on", () => {
  const store = storage();
  const offered = () => offersInstall({ installable: true, dismissed: false, visits: visits(() => store) });
  expect(offered()).toBe(false);
  countVisit(() => store);
  expect(offered()).toBe(false);
  countVisit(() => store);
  expect(offered()).toBe(true);
  countVisit(() => store);
  expect(offered()).toBe(true);
});

it("offers nothing when not installable or dismissed", () => {
  expect(offersInstall({ installable: false, dismissed: false, visits: 9 })).toBe(false);
  expect(offersInstall({ installable: true, dismissed: true, visits: 9 })).toBe(false);
});

it("restarts the count from an invalid value and never counts without storage", () => {
  const store = storage();
  store.setItem("visitCount", "many");
  expect(visits(() => store)).toBe(0);
  countVisit(() => store);
  expect(visits(() => store)).toBe(1);
  const forbidden = (): Storage => {
    throw new DOMException("no", "SecurityError");
  };
  countVisit(forbidden);
  expect(visits(forbidden)).toBe(0);
});
