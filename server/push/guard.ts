/**
 * SSRF protection: where a push may be sent. Endpoints come from users: only https, only the default port, and never an
 * address of our own network, whatever the name resolves to when connecting.
 */
import { lookup as systemLookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const blocked4 = new BlockList();
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
  blocked4.addSubnet(network, bits, "ipv4");
}
const routed6 = new BlockList();
// What is routed on the Internet today, without tunnels that embed a private IPv4 address.
routed6.addSubnet("2000::", 3, "ipv6");
const blocked6 = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  blocked6.addSubnet(network, bits, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !blocked4.check(address, "ipv4");
  if (kind === 6) return routed6.check(address, "ipv6") && !blocked6.check(address, "ipv6");
  return false;
}

/** The endpoint as a URL that may be requested; undefined otherwise. */
export function allowedEndpoint(endpoint: string): URL | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A literal address is connected to without calling the resolver below.
  if (isIP(host) !== 0 && !isPublicAddress(host)) return undefined;
  return url;
}

/** Resolves a name and refuses it when any address is not public: the checked address is the one connected to. */
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
