/** Parses the message a wallet signs to sign in (EIP-4361, and its variant for Solana). */
import { z } from "zod";

const fields = z.object({
  URI: z.url({ protocol: /^https?$/ }),
  Version: z.literal("1"),
  "Issued At": z.iso.datetime({ offset: true }),
  "Expiration Time": z.iso.datetime({ offset: true }).optional(),
  "Not Before": z.iso.datetime({ offset: true }).optional(),
  "Chain ID": z.string().optional(),
  Nonce: z.string().optional(),
});

export type WalletMessage = {
  readonly domain: string;
  readonly address: string;
  readonly statement: string | undefined;
  readonly uri: string;
  readonly issuedAt: number;
  readonly expiresAt: number | undefined;
  readonly notBefore: number | undefined;
  readonly chainId: string | undefined;
};

const FIRST_LINE = /^(?:https?:\/\/)?(\S+) wants you to sign in with your (Ethereum|Solana) account:$/;
const FIELD = /^([A-Z][A-Za-z]*(?: [A-Z][A-Za-z]*)?): (.+)$/;

export function readWalletMessage(text: string, chain: "ethereum" | "solana"): WalletMessage | undefined {
  const [first = "", address = "", ...rest] = text.split("\n");
  const [, domain, kind] = FIRST_LINE.exec(first) ?? [];
  if (domain === undefined || kind?.toLowerCase() !== chain) return undefined;
  const start = rest.findIndex((line) => /^(URI|Version): /.test(line));
  if (start < 0) return undefined;
  const between = rest.slice(0, start).filter((line) => line !== "");
  if (between.length > 1) return undefined;
  const found: Record<string, string> = {};
  for (const line of rest.slice(start)) {
    if (/^Resources:?$/.test(line)) break;
    const [, name, value] = FIELD.exec(line) ?? [];
    // A repeated field, or a line that is not a field, would be ambiguous: refused.
    if (name === undefined || value === undefined || name in found) return undefined;
    found[name] = value;
  }
  const parsed = fields.safeParse(found);
  if (!parsed.success) return undefined;
  const values = parsed.data;
  const time = (given: string | undefined) => (given === undefined ? undefined : Date.parse(given));
  return {
    domain,
    address,
    statement: between[0],
    uri: values.URI,
    issuedAt: Date.parse(values["Issued At"]),
    expiresAt: time(values["Expiration Time"]),
    notBefore: time(values["Not Before"]),
    chainId: values["Chain ID"],
  };
}
