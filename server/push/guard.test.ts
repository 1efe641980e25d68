import { expect, it } from "vitest";
import { allowedEndpoint, isPublicAddress, publicLookup } from "./guard.ts";

it.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::a00:1",
  "fe80::1",
  "fd00::1",
  "2002:7f00:1::",
  "2001:0:4136:e378::",
  "not an address",
])("%s is ours, not the Internet's", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(["142.250.72.10", "17.57.144.1", "2607:f8b0:4004:c07::5f"])(
  "accepts the public address %s",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  "http://fcm.googleapis.com/x",
  "https://127.0.0.1/x",
  "https://2130706433/x",
  "https://0x7f.1/x",
  "https://[::1]/x",
  "https://[::ffff:10.0.0.1]/x",
  "https://fcm.googleapis.com:8443/x",
  "https://user:secret@fcm.googleapis.com/x",
  "file:///etc/passwd",
  "nonsense",
])("nothing is sent to %s", (endpoint) => {
  expect(allowedEndpoint(endpoint)).toBeUndefined();
});

it("accepts push services by name", () => {
  expect(allowedEndpoint("https://fcm.googleapis.com/fcm/send/abc")?.hostname).toBe("fcm.googleapis.com");
});

it("refuses a name that resolves to a private address", async () => {
  const answer = await new Promise<unknown>((resolve) =>
    publicLookup("localhost", { all: true }, (error) => resolve(error)),
  );
  expect(answer).toMatchObject({ code: "EREFUSED" });
});
