import { describe, expect, test } from "vitest";
import { inetOf, networkOf } from "./network.ts";

describe("networks", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["not an address", "unknown"],
  ])("%s belongs to %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test("only real addresses reach the database", () => {
    expect(inetOf("::ffff:10.0.0.1")).toBe("10.0.0.1");
    expect(inetOf("2001:db8::1")).toBe("2001:db8::1");
    expect(inetOf("unknown")).toBeNull();
  });
});
