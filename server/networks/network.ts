/**
 * The network an address belongs to for rate limits: one IPv4 address, or one IPv6 /56. Providers assign a household up
 * to 256 /64 networks, and counting those separately would multiply every limit by 256.
 */
import { isIPv4, isIPv6 } from "node:net";

export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return "unknown";
  const groups = expand(plain);
  // An IPv4-mapped IPv6 address; otherwise all of them would share one network.
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:65535") return groups.slice(6).flatMap(octets).join(".");
  const network = [...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00];
  return `${network.map((group) => group.toString(16)).join(":")}::/56`;
}

/** The block that a provider gives one customer: 256 networks of IPv6 (a /48) or 256 addresses of IPv4 (a /24). */
export function blockOf(network: string): string {
  if (isIPv4(network)) return network.replace(/\.\d+$/, ".0/24");
  const groups = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/56$/.exec(network)?.[1];
  return groups === undefined ? network : `${groups}::/48`;
}

/** The address as the database's inet type takes it, or null. */
export function inetOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return isIPv4(plain) || isIPv6(plain) ? plain : null;
}

/** The eight groups of an IPv6 address as numbers. */
function expand(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const left = groupsOf(head);
  const right = groupsOf(tail ?? "");
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

function groupsOf(text: string): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function octets(group: number): [number, number] {
  return [group >> 8, group & 0xff];
}
