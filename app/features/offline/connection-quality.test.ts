import { expect, it } from "vitest";
import { allowsLargeDownloads } from "./connection-quality.ts";

it.each([
  ["a good connection", { onLine: true, connection: { effectiveType: "4g", saveData: false } }, true],
  ["a browser without the Network Information API", { onLine: true }, true],
  ["no connection", { onLine: false, connection: { effectiveType: "4g" } }, false],
  ["data saver", { onLine: true, connection: { effectiveType: "4g", saveData: true } }, false],
  ["a slow connection", { onLine: true, connection: { effectiveType: "2g" } }, false],
  ["a busy one", { onLine: true, connection: { effectiveType: "3g" } }, false],
])("decides whether large files may be downloaded on %s", (_case, device, free) => {
  expect(allowsLargeDownloads(device)).toBe(free);
});
