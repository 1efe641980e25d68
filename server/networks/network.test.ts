import { describe, expect, test } from "vitest";
import { blockOf, inetOf, networkOf, providerOf } from "./network.ts";

describe("networks", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:200:3:4:5:6", "2001:db8:1:200::/56"],
    ["2001:db8:1:2ff::9", "2001:db8:1:200::/56"],
    ["2001:DB8:1:02ff::9", "2001:db8:1:200::/56"],
    ["2001:db8:1:300::9", "2001:db8:1:300::/56"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0::/56"],
    ["2001:db8::1", "2001:db8:0:0::/56"],
    ["64:ff9b:0:ab12::192.0.2.1", "64:ff9b:0:ab00::/56"],
    ["fe80::1%eth0", "fe80:0:0:0::/56"],
    ["::1", "0:0:0:0::/56"],
    ["::FFFF:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["2002:cb00:7107::1", "203.0.113.7"],
    ["2002:cb00:7107:ab12:3:4:5:6", "203.0.113.7"],
    ["64:ff9b::203.0.113.7", "203.0.113.7"],
    ["64:FF9B::cb00:7107", "203.0.113.7"],
    ["not an address", "unknown"],
  ])("%s belongs to %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    ["203.0.113.7", "203.0.113.0/24"],
    ["2001:db8:9a:200::5", "2001:db8:9a::/48"],
    ["2001:db8:9a:ff00::5", "2001:db8:9a::/48"],
    ["2001:db8::1", "2001:db8:0::/48"],
    ["not an address", "unknown"],
  ])("%s is given out with the block %s", (address, block) => {
    expect(blockOf(networkOf(address))).toBe(block);
  });

  test.each([
    ["203.0.113.7", "203.0.0.0/16"],
    ["2001:db8:9a:200::5", "2001:db8::/32"],
    ["2001:db8::1", "2001:db8::/32"],
    ["not an address", "unknown"],
  ])("%s belongs to a provider's allocation %s", (address, provider) => {
    expect(providerOf(networkOf(address))).toBe(provider);
  });

  test("maps the 256 /64 networks of a /56 to one network", () => {
    const seen = Array.from({ length: 256 }, (_, n) =>
      networkOf(`2001:db8:7:ab${n.toString(16).padStart(2, "0")}::1`),
    );
    expect(new Set(seen)).toEqual(new Set(["2001:db8:7:ab00::/56"]));
  });

  test("returns null for the database when the address is not an IP address", () => {
    expect(inetOf("::ffff:10.0.0.1")).toBe("10.0.0.1");
    expect(inetOf("2001:db8::1")).toBe("2001:db8::1");
    expect(inetOf("unknown")).toBeNull();
  });
});
