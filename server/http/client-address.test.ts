import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

function request(forwardedFor: string): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  incoming.headers["x-forwarded-for"] = forwardedFor;
  return incoming;
}

test.each([
  ["203.0.113.150", "203.0.113.150"],
  ["203.0.113.150:8080", "203.0.113.150"],
  ["198.51.100.1, 203.0.113.150:8080", "203.0.113.150"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
])("a trusted proxy's entry %s is the address %s", (header, address) => {
  expect(clientAddress(request(header), true)).toBe(address);
});

test("without a trusted proxy the header says nothing", () => {
  expect(clientAddress(request("203.0.113.150:8080"), false)).toBe("unknown");
});
