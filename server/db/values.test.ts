import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeArray, decoderFor, encodeParam } from "./values.ts";

const timestamptz = decoderFor(1184);
const int8 = decoderFor(20);

describe("decoding timestamps", () => {
  it.each([
    ["2026-11-15 08:05:26+00", "2026-11-15T08:05:26.000Z"],
    ["2026-11-15 08:05:26.1+00", "2026-11-15T08:05:26.100Z"],
    ["2026-11-15 08:05:26.123456+00", "2026-11-15T08:05:26.123Z"],
    ["2026-11-15 08:05:26.009999+00", "2026-11-15T08:05:26.009Z"],
    ["2026-11-15 13:35:26+05:30", "2026-11-15T08:05:26.000Z"],
    ["2026-11-15 04:05:26-04", "2026-11-15T08:05:26.000Z"],
    ["1883-01-01 00:00:00-03:52:40", "1883-01-01T03:52:40.000Z"],
    ["0044-03-15 12:00:00+00 BC", "-000043-03-15T12:00:00.000Z"],
    ["10000-01-01 00:00:00+00", "+010000-01-01T00:00:00.000Z"],
    ["0099-12-31 00:00:00+00", "0099-12-31T00:00:00.000Z"],
  ])("decodes %s as %s", (text, iso) => {
    const date = timestamptz(text);
    expect(date instanceof Date && date.toISOString()).toBe(iso);
  });

  it("decodes every timestamp of years 1 to 9999 to the millisecond", () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date("0001-01-01T00:00:00Z"),
          max: new Date("9999-12-31T23:59:59Z"),
          noInvalidDate: true,
        }),
        (date) => {
          const text = date.toISOString().replace("T", " ").replace("Z", "+00");
          expect(timestamptz(text)).toEqual(date);
        },
      ),
    );
  });
});

describe("decoding int8", () => {
  it("keeps every value exact", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (value) => {
        expect(BigInt(int8(String(value)) as number | string)).toBe(value);
      }),
    );
  });
});

describe("array literals", () => {
  it("round-trip any strings and nulls", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.string({ unit: "grapheme" }))), (items) => {
        const literal = encodeParam(items);
        expect(typeof literal === "string" && decodeArray(literal, (text) => text)).toEqual(items);
      }),
    );
  });

  it("are decoded without their explicit bounds", () => {
    expect(decodeArray("[0:1]={a,b}", (text) => text)).toEqual(["a", "b"]);
  });
});
