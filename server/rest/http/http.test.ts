/** The pure parts of request handling: preferences, content negotiation, pagination, bodies, error mapping. */
import { describe, expect, test } from "vitest";
import { DatabaseError, isPassing } from "#server/db/database.ts";
import { parseCsv } from "./csv.ts";
import { restErrorOf } from "./database-errors.ts";
import { negotiate } from "./media.ts";
import { argumentsPayload, rowsPayload } from "./payload.ts";
import { parsePreferences, preferenceApplied } from "./preferences.ts";
import { contentRange, headerRange, intersect, readStatus } from "./range.ts";

const zones = async () => new Set(["America/Guyana"]);

describe("preferences", () => {
  test("uses the first preference of a kind and collects unknown ones", async () => {
    const parsed = await parsePreferences(
      "count=exact, return=minimal,count=planned,  tx=rollback, timezone=America/Guyana, max-affected=3, odd",
      { rollbackAllowed: true, timeZones: zones },
    );
    expect(parsed).toMatchObject({
      count: "exact",
      representation: "minimal",
      transaction: "rollback",
      timezone: "America/Guyana",
      maxAffected: 3,
      invalid: ["odd"],
    });
    expect(preferenceApplied(parsed, new Set(["count", "timezone", "maxAffected"]))).toBe(
      "count=exact, timezone=America/Guyana",
    );
  });

  test("ignores rollback where it is not allowed and reports an unknown time zone", async () => {
    const parsed = await parsePreferences("tx=rollback, timezone=Moon/Base", {
      rollbackAllowed: false,
      timeZones: zones,
    });
    expect([parsed.transaction, parsed.timezone, parsed.invalid]).toEqual([
      null,
      null,
      ["timezone=Moon/Base"],
    ]);
  });
});

describe("content negotiation", () => {
  const plain = { planEnabled: false, geoJsonSchema: null };

  test("reads only the beginning of a long header", () => {
    expect(() => negotiate(`text/html${";".repeat(15_000)},text/csv`, plain)).toThrow();
  });

  test("chooses the best accepted media type", () => {
    expect(negotiate("text/csv;q=0.2, application/json", plain).shape).toBe("rows");
    expect(negotiate("text/html, text/csv", plain).shape).toBe("csv");
    expect(negotiate("application/vnd.pgrst.array+json;nulls=stripped", plain)).toMatchObject({
      shape: "rows",
      stripNulls: true,
    });
    expect(
      negotiate(
        'application/vnd.pgrst.plan+json; for="application/vnd.pgrst.object+json"; options=analyze|wal',
        { ...plain, planEnabled: true },
      ),
    ).toMatchObject({
      shape: "object",
      plan: { json: true, options: ["analyze", "wal"] },
    });
    expect(() => negotiate("application/vnd.pgrst.plan", plain)).toThrow(
      "None of these media types are available",
    );
  });
});

describe("pagination", () => {
  test("intersects the Range header with limit and offset", () => {
    expect(headerRange("2-9", "items")).toEqual({ offset: 2, limit: 8 });
    expect(headerRange("5-", null)).toEqual({ offset: 5, limit: null });
    expect(headerRange("bytes=0-1", "bytes")).toBeNull();
    expect(intersect({ offset: 2, limit: 8 }, { offset: 5, limit: 2 })).toEqual({ offset: 5, limit: 2 });
    expect(intersect({ offset: 0, limit: 3 }, { offset: 5, limit: null })).toEqual({ offset: 5, limit: 0 });
  });

  test("formats Content-Range and chooses the status", () => {
    expect([contentRange(0, 4, 5), contentRange(0, -1, 0), contentRange(3, 2, null)]).toEqual([
      "0-4/5",
      "*/0",
      "*/*",
    ]);
    expect([
      readStatus({ offset: 0, limit: null }, 5, 5),
      readStatus({ offset: 0, limit: 2 }, 2, 5),
      readStatus({ offset: 6, limit: 1 }, 0, 5),
    ]).toEqual([200, 206, 416]);
  });
});

describe("request bodies", () => {
  test("keeps a JSON body's text and requires equal keys in all rows", () => {
    expect(rowsPayload("json", '[{"a":1,"b":2},{"b":3,"a":9007199254740993}]', null)).toEqual({
      text: '[{"a":1,"b":2},{"b":3,"a":9007199254740993}]',
      isArray: true,
      names: ["a", "b"],
    });
    expect(() => rowsPayload("json", '[{"a":1},{"b":1}]', null)).toThrow("All object keys must match");
    expect(() => rowsPayload("json", '[{"a":1},2]', null)).toThrow("All object keys must match");
    expect(() => rowsPayload("json", "{", null)).toThrow("Empty or invalid json");
    expect(rowsPayload("json", '[{"a":1},{"b":1}]', ["a", "b"]).names).toEqual(["a", "b"]);
    expect(argumentsPayload("").names).toEqual([]);
  });

  test("parses CSV with quotes, line breaks and NULL", () => {
    expect(parseCsv('a,b\r\n"1\n2","x ""y"""\n,')).toEqual([
      ["a", "b"],
      ["1\n2", 'x "y"'],
      ["", ""],
    ]);
    expect(JSON.parse(rowsPayload("csv", "a,b\n1,NULL\n", null).text)).toEqual([{ a: "1", b: null }]);
    expect(() => parseCsv('a\n"1"x')).toThrow("Empty or invalid csv");
  });
});

describe("database errors", () => {
  const statusOf = (code: string, signedIn = false, message = "m") =>
    restErrorOf(new DatabaseError({ code, message }), signedIn).status;

  test.each([
    ["23505", 409],
    ["23503", 409],
    ["23514", 400],
    ["22P02", 400],
    ["42501", 401],
    ["42883", 404],
    ["42P01", 404],
    ["25006", 405],
    ["P0001", 400],
    ["P0002", 404],
    ["P0003", 500],
    ["22P05", 400],
    ["22021", 400],
    ["57014", 500],
    ["53300", 503],
    ["08006", 503],
    ["PT418", 418],
    ["PT999", 500],
    ["PTxyz", 500],
    ["40001", 503],
    ["40P01", 503],
    ["40003", 500],
    ["28000", 403],
    ["XX000", 500],
    ["54000", 400],
    ["54001", 500],
    ["53400", 500],
  ])("%s is mapped to status %i", (code, status) => {
    expect(statusOf(code)).toBe(status);
  });

  test.each([
    ["40001", true],
    ["40P01", true],
    ["55P03", true],
    ["53100", true],
    ["40003", false],
    ["23505", false],
  ])("%s is transient and has a Retry-After header: %s", (code, again) => {
    const error = new DatabaseError({ code, message: "m" });
    expect(isPassing(error)).toBe(again);
    expect("Retry-After" in restErrorOf(error, false).headers).toBe(again);
  });

  test("a missing privilege is 401 when not signed in and 403 when signed in", () => {
    expect([statusOf("42501"), statusOf("42501", true)]).toEqual([401, 403]);
    expect([statusOf("21000", false, "UPDATE requires a WHERE clause"), statusOf("21000")]).toEqual([
      400, 500,
    ]);
  });
});
