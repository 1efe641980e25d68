/** Which network an address belongs to, as far as limits care: one IPv4 address, or one IPv6 /64. */
import { isIPv4, isIPv6 } from "node:net";

export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return "unknown";
  return `${expand(plain).slice(0, 4).join(":")}::/64`;
}

/** The address as the database's inet type takes it, or null. */
export function inetOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return isIPv4(plain) || isIPv6(plain) ? plain : null;
}

function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(gap, 0) }, () => "0"), ...right];
  return groups.map((group) => (Number.parseInt(group, 16) || 0).toString(16));
}
