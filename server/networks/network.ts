/**
 * The network an address belongs to for rate limits: one IPv4 address, or one IPv6 /56. Providers assign a household up
 * to 256 /64 networks, and counting those separately would multiply every limit by 256.
 */
import { isIPv4, isIPv6 } from "node:net";

export function networkOf(address: string): string {
  const plain = inetOf(address);
  if (plain === null) return "unknown";
  if (isIPv4(plain)) return plain;
  const groups = expand(plain);
  const network = [...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00];
  return `${network.map((group) => group.toString(16)).join(":")}::/56`;
}

/** The block that a provider gives one customer: 256 networks of IPv6 (a /48) or 256 addresses of IPv4 (a /24). */
export function blockOf(network: string): string {
  if (isIPv4(network)) return network.replace(/\.\d+$/, ".0/24");
  const groups = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/56$/.exec(network)?.[1];
  return groups === undefined ? network : `${groups}::/48`;
}

/**
 * What a provider is allocated at least, and shares out among its customers: a /32 of IPv6, or a /16 of IPv4. One customer may rent
 * hundreds of its blocks, and thousands of customers may be other people: it counts only where there is not enough for all.
 */
export function providerOf(network: string): string {
  if (isIPv4(network)) return network.replace(/\.\d+\.\d+$/, ".0.0/16");
  const groups = /^([0-9a-f]+:[0-9a-f]+):[0-9a-f]+:[0-9a-f]+::\/56$/.exec(network)?.[1];
  return groups === undefined ? network : `${groups}::/32`;
}

/** The address as the database's inet type takes it, or null. One that stands for an IPv4 address is that address. */
export function inetOf(address: string): string | null {
  const plain = address.replace(/%.*$/, "");
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) ? (embeddedIPv4(expand(plain)) ?? plain) : null;
}

/** Otherwise whoever has one IPv4 block would have 256 of IPv6 as well, or all who come through a translator would share one. */
function embeddedIPv4(groups: readonly number[]): string | undefined {
  const isTranslated = TRANSLATED.has(groups.slice(0, 6).join(":"));
  if (isTranslated) return groups.slice(6).flatMap(octets).join(".");
  return groups[0] === SIX_TO_FOUR ? groups.slice(1, 3).flatMap(octets).join(".") : undefined;
}

/** ::ffff:0:0/96 (IPv4-mapped) and 64:ff9b::/96 (NAT64). */
const TRANSLATED = new Set(["0:0:0:0:0:65535", [0x64, 0xff9b, 0, 0, 0, 0].join(":")]);
/** 2002::/16 */
const SIX_TO_FOUR = 0x2002;

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
