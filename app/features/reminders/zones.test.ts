import { expect, it } from "vitest";
import { findZones, zoneLabel, zoneName } from "./zones.ts";

const zones = Intl.supportedValuesOf("timeZone");

it.each([
  ["geo", "America/Guyana"],
  ["Miami", "America/New_York"],
  ["trini", "America/Port_of_Spain"],
  ["new y", "America/New_York"],
  ["kolk", "Asia/Kolkata"],
])("finds “%s” by city", (typed, zone) => expect(findZones([...zones, "Asia/Kolkata"], typed)[0]).toBe(zone));

it("finds nothing for nothing, and few for much", () => {
  expect(findZones(zones, " ")).toEqual([]);
  expect(findZones(zones, "a").length).toBeLessThanOrEqual(6);
});

it("names a zone by its city", () => {
  expect(zoneName("America/New_York")).toBe("New York");
  expect(zoneName("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  expect(zoneName("UTC")).toBe("UTC");
});

it("names a zone by its cities", () => {
  expect(zoneLabel("America/Guyana")).toBe("Guyana (Georgetown, Linden)");
  expect(zoneLabel("America/Argentina/Salta")).toBe("Salta (America, Argentina)");
});
