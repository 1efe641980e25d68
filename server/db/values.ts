/**
 * Converts values between JavaScript and PostgreSQL's text format, the same for both drivers.
 * Not for building SQL: values are always bound.
 */
import { DatabaseError } from "./database.ts";

export type Decode = (text: string) => unknown;

/** A value in wire format: text, bytes (sent in binary format), or null. */
export type Encoded = string | Uint8Array | null;

const asText: Decode = (text) => text;
const asNumber: Decode = (text) => Number(text);
const asBoolean: Decode = (text) => text === "t";
const asJson: Decode = (text) => JSON.parse(text);

/** An int8 becomes a number unless that would lose precision. */
function asBigInteger(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

function asBytes(text: string): Uint8Array {
  return Buffer.from(text.slice(2), "hex");
}

const timestampParts =
  /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?(?:([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?)?( BC)?$/;

/** Timestamps without a zone are read as UTC, the zone every session here runs in. */
function asDate(text: string): Date | number {
  if (text === "infinity") return Number.POSITIVE_INFINITY;
  if (text === "-infinity") return Number.NEGATIVE_INFINITY;
  const parts = timestampParts.exec(text);
  if (!parts) return new Date(Number.NaN);
  const [, year, month, day, hour, minute, second, fraction, sign, zoneHour, zoneMinute, zoneSecond, bc] =
    parts;
  const date = new Date(0);
  date.setUTCFullYear(bc ? 1 - Number(year) : Number(year), Number(month) - 1, Number(day));
  const millisecond = fraction ? Math.floor(Number(`0.${fraction}`) * 1000 + 1e-6) : 0;
  date.setUTCHours(Number(hour), Number(minute), Number(second), millisecond);
  if (!sign) return date;
  const offset = Number(zoneHour) * 3600 + Number(zoneMinute ?? 0) * 60 + Number(zoneSecond ?? 0);
  return new Date(date.getTime() - (sign === "+" ? offset : -offset) * 1000);
}

/** Element type → decoder, and the object ids of the type and of its array type. */
const types: ReadonlyArray<readonly [oid: number, arrayOid: number, decode: Decode]> = [
  [16, 1000, asBoolean],
  [17, 1001, asBytes],
  [18, 1002, asText],
  [19, 1003, asText],
  [20, 1016, asBigInteger],
  [21, 1005, asNumber],
  [23, 1007, asNumber],
  [25, 1009, asText],
  [26, 1028, asNumber],
  [114, 199, asJson],
  [700, 1021, asNumber],
  [701, 1022, asNumber],
  [1042, 1014, asText],
  [1043, 1015, asText],
  [1082, 1182, asText],
  [1083, 1183, asText],
  [1114, 1115, asDate],
  [1184, 1185, asDate],
  [1186, 1187, asText],
  [1266, 1270, asText],
  [1700, 1231, asText],
  [2205, 2210, asText],
  [2950, 2951, asText],
  [3802, 3807, asJson],
];

const decoders = new Map<number, Decode>();
for (const [oid, arrayOid, decode] of types) {
  decoders.set(oid, decode);
  decoders.set(arrayOid, (text) => decodeArray(text, decode));
}

export function decoderFor(oid: number): Decode {
  return decoders.get(oid) ?? asText;
}

/** Reads an array literal such as `{1,NULL,{"a b",c}}`; explicit bounds (`[0:1]={…}`) are dropped. */
export function decodeArray(text: string, decode: Decode): unknown[] {
  let at = text.indexOf("{") + 1;
  const list = (): unknown[] => {
    const items: unknown[] = [];
    while (at < text.length) {
      const character = text[at];
      if (character === "}") {
        at += 1;
        return items;
      }
      if (character === ",") at += 1;
      else if (character === "{") {
        at += 1;
        items.push(list());
      } else if (character === '"') items.push(decode(quoted()));
      else items.push(bare());
    }
    return items;
  };
  const quoted = (): string => {
    let value = "";
    let from = ++at;
    while (text[at] !== '"') {
      if (text[at] === "\\") {
        value += text.slice(from, at);
        from = ++at;
      }
      at += 1;
    }
    value += text.slice(from, at);
    at += 1;
    return value;
  };
  const bare = (): unknown => {
    const from = at;
    while (text[at] !== "," && text[at] !== "}") at += 1;
    const value = text.slice(from, at);
    return value === "NULL" ? null : decode(value);
  };
  return list();
}

/** Encodes a parameter for PostgreSQL. Arrays become array literals; for a JSON array pass JSON text. */
export function encodeParam(value: unknown): Encoded {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return null;
  if (typeof value !== "object") return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return encodeArray(value);
  return JSON.stringify(value);
}

function encodeArray(items: readonly unknown[]): string {
  return `{${items.map(encodeElement).join(",")}}`;
}

function encodeElement(item: unknown): string {
  if (Array.isArray(item)) return encodeArray(item);
  const encoded = encodeParam(item);
  if (encoded === null) return "NULL";
  if (typeof encoded !== "string") return `"\\\\x${Buffer.from(encoded).toString("hex")}"`;
  return `"${encoded.replace(/["\\]/g, "\\$&")}"`;
}

/** A NUL would terminate the statement early on the wire and misalign the rest of the message. */
export function refuseNul(sql: string): void {
  if (!sql.includes("\0")) return;
  throw new DatabaseError({ code: "22021", message: 'invalid byte sequence for encoding "UTF8": 0x00' });
}
