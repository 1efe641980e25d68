import { describe, expect, test } from "vitest";
import { RestError } from "../errors.ts";
import { isWide } from "./cost.ts";
import { parseQuery, splitQuery } from "./query-string.ts";

const parse = (query: string) => parseQuery(splitQuery(query), { isCall: false });
const times = (count: number, one: (n: number) => string) => Array.from({ length: count }, (_, n) => one(n));

function refusal(query: string): string | null {
  try {
    parse(query);
    return null;
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    expect([error.status, error.code]).toEqual([400, "PGRST100"]);
    return error.message;
  }
}

describe("limits on searches and patterns, counted over the whole request", () => {
  test.each(["fts", "plfts", "phfts", "wfts", "match", "imatch"])(
    "refuses more than five searches with %s",
    (operator) => {
      const some = times(5, (n) => `a.${operator}.w${n}`);
      expect(refusal(`or=(${some.join()})`)).toBeNull();
      expect(refusal(`or=(${some.join()})&b=${operator}.x`)).toMatch(/searches/);
      expect(refusal(`or=(and(${some.join()}),and(not.or(c.not.${operator}.y)))`)).toMatch(/searches/);
      expect(refusal(`select=e(*)&e.or=(${some.join()})&e.b=${operator}.x`)).toMatch(/searches/);
    },
  );

  test("limits the words and characters of all searches together", () => {
    const words = (count: number) => times(count, (n) => `w${n}`).join("|");
    expect(refusal(`a=fts.${words(24)}`)).toBeNull();
    expect(refusal(`a=fts.${words(25)}`)).toMatch(/words in searches/);
    expect(refusal(`a=fts.${words(12)}&b=wfts.${words(13)}`)).toMatch(/words in searches/);
    expect(refusal(`a=plfts.${"x".repeat(301)}`)).toMatch(/characters in searches/);
  });

  test.each(["like", "ilike"])("refuses more than twenty patterns with %s", (operator) => {
    const some = times(20, (n) => `a.${operator}.*${n}*`);
    expect(refusal(`or=(${some.join()})`)).toBeNull();
    expect(refusal(`or=(${some.join()})&b=${operator}.x`)).toMatch(/patterns/);
  });

  test("counts each element of a list as a pattern", () => {
    expect(refusal(`a=ilike(any).{${times(20, (n) => `*${n}*`).join()}}`)).toBeNull();
    expect(refusal(`a=ilike(any).{${times(21, (n) => `*${n}*`).join()}}`)).toMatch(/patterns/);
    expect(refusal(`a=match(all).{${times(6, (n) => `x${n}`).join()}}`)).toMatch(/searches/);
  });

  test("counts the conditions of all parameters together", () => {
    const many = times(40, (n) => `a.eq.${n}`).join();
    expect(refusal(`or=(${many})`)).toBeNull();
    expect(refusal(`or=(${many})&and=(${many})`)).toMatch(/conditions/);
    expect(refusal(times(64, (n) => `a=neq.${n}`).join("&"))).toBeNull();
    expect(refusal(times(65, (n) => `a=neq.${n}`).join("&"))).toMatch(/conditions/);
  });

  test("limits conditions and order terms on paths into JSON, and the depth of a path", () => {
    const some = times(10, (n) => `a->0->>k${n}.eq.x`);
    expect(refusal(`or=(${some.join()})`)).toBeNull();
    expect(refusal(`or=(${some.join()})&b->>c=eq.1`)).toMatch(/paths into JSON/);
    expect(refusal(`or=(${some.join()})&order=b->>c`)).toMatch(/paths into JSON/);
    expect(refusal(`a${times(13, (n) => `->k${n}`).join("")}=eq.1`)).toMatch(/JSON path steps/);
  });

  test("limits the order terms of all levels together", () => {
    const some = times(5, (n) => `c${n}.desc`).join();
    expect(refusal(`order=${some}`)).toBeNull();
    expect(refusal(`select=*,e(*)&order=${some}&e.order=d`)).toMatch(/order terms/);
    expect(refusal("order=a->>b,c")).toBeNull();
    expect(refusal("order=a->>b,a->>c")).toMatch(/order terms on paths/);
  });

  test("limits the values of all lists together, however they are written", () => {
    const values = (count: number) => times(count, (n) => `v${n}`).join();
    expect(refusal(`id=in.(${values(190)})`)).toBeNull();
    expect(refusal(`id=in.(${values(201)})`)).toMatch(/values in a list/);
    expect(refusal(`id=in.(${values(150)})&b=in.(${values(60)})`)).toMatch(/values in lists/);
    expect(refusal(`id=eq(any).{${values(201)}}`)).toMatch(/values in lists/);
  });
});

describe("reads whose cost depends on the table", () => {
  test.each([
    ["id=eq.neem", false],
    ["id=in.(a,b)", false],
    [`id=in.(${times(21, (n) => `v${n}`).join()})`, true],
    [`id=eq(any).{${times(21, (n) => `v${n}`).join()}}`, true],
    ["id=neq.neem", true],
    ["id=eq.neem&select=*,other(*)", true],
  ])("%s reads many rows: %s", (query, expected) => {
    expect(isWide(parse(query))).toBe(expected);
  });
});

describe("limits on regular expressions", () => {
  const match = (pattern: string) => refusal(`a=match.${encodeURIComponent(pattern)}`);

  test.each([
    "^neem|moringa$",
    "(?i)tea",
    "[a-z]{3,20} (leaf|bark)s?",
    "\\mtea\\M",
    "a\\\\1",
    "(?=bush)bush|leaf",
    "((a|b)+c)*",
  ])("accepts %s", (pattern) => {
    expect(match(pattern)).toBeNull();
  });

  test.each([
    "(.*)(.*)x\\1\\2",
    "((a{1,60}){1,60}){1,60}",
    "(a{1,}){300}",
    `${"(".repeat(20)}a${"+)".repeat(20)}`,
    "(?=.*a(?=.*b))z",
    "(?=.*[aeiou].{200}Z)",
    "(?<!x+)tea",
    "x".repeat(201),
  ])("refuses %s", (pattern) => {
    expect(match(pattern)).toBe("The regular expression is too costly");
  });

  test("refuses a back-reference in a list, where backslashes are doubled", () => {
    expect(refusal(`a=match(any).${encodeURIComponent('{"(.*)x\\\\1"}')}`)).toMatch(/too costly/);
  });
});

describe("limits on repeated columns and embeds", () => {
  test("refuses the same column under more than four names", () => {
    expect(refusal(`select=${times(4, (n) => `a${n}:uses`).join()}`)).toBeNull();
    expect(refusal(`select=${times(5, (n) => `a${n}:uses`).join()}`)).toMatch(/same column/);
    expect(refusal(`select=${times(5, (n) => `a${n}:uses::text`).join()}`)).toMatch(/same column/);
    expect(refusal(`select=e(${times(5, (n) => `a${n}:uses`).join()})`)).toMatch(/same column/);
  });

  test("counts a star as every column", () => {
    expect(refusal("select=*,a:uses")).toBeNull();
    expect(refusal("select=*,*,*,*,*")).toMatch(/same column/);
    expect(refusal("select=*,*,*,a:uses,b:uses")).toMatch(/same column/);
  });

  test("refuses more than twenty paths into one column", () => {
    expect(refusal(`select=${times(20, (n) => `facts->k${n}`).join()}`)).toBeNull();
    expect(refusal(`select=${times(21, (n) => `facts->k${n}`).join()}`)).toMatch(/paths/);
  });

  test("refuses too many embeds of one relation and in total", () => {
    expect(refusal(`select=${times(4, (n) => `a${n}:beds(*)`).join()}`)).toBeNull();
    expect(refusal(`select=${times(5, (n) => `a${n}:beds(*)`).join()}`)).toMatch(/same relation/);
    expect(refusal(`select=${times(25, (n) => `e${n}(*)`).join()}`)).toMatch(/embedded relations/);
  });
});
