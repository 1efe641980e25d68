/**
 * Where a push may go. Endpoints are addresses that users gave us: only https, only the usual port, and never a
 * machine of our own network, whatever its name resolves to at the moment of connecting.
 */
import { lookup as systemLookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  closed.addSubnet(network, bits, "ipv4");
}
const open6 = new BlockList();
// What is routed on the Internet today; tunnels that carry a private IPv4 address inside are taken out again.
open6.addSubnet("2000::", 3, "ipv6");
const closed6 = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  closed6.addSubnet(network, bits, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !closed.check(address, "ipv4");
  if (kind === 6) return open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
  return false;
}

/** The endpoint as an address we may try to reach, or nothing. */
export function allowedEndpoint(endpoint: string): URL | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A literal address is connected to without asking the resolver below.
  if (isIP(host) !== 0 && !isPublicAddress(host)) return undefined;
  return url;
}

/** Resolves a name and refuses it when any of its addresses is not public: what is checked is what is connected to. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  systemLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, "", 0);
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      return done(Object.assign(new Error("not a public address"), { code: "EREFUSED" }), "", 0);
    }
    if (options.all) return done(null, found);
    return done(null, first.address, first.family);
  });
};
