import { expect, test } from "vitest";
import { viewColumns } from "./view-columns.ts";

const entry = (
  resno: number,
  name: string,
  table: number,
  column: number,
  junk = "false",
  inner = "{VAR :varno 1}",
) =>
  `{TARGETENTRY :expr ${inner} :resno ${resno} :resname ${name} :ressortgroupref 0 :resorigtbl ${table} :resorigcol ${column} :resjunk ${junk}}`;

const query = (entries: string, rest = "") =>
  `({QUERY :commandType 1 :rtable ({RANGETBLENTRY :eref {ALIAS :aliasname p :colnames ("id" "odd\\ "name")}${rest}}) :targetList (${entries}) :returningList <>})`;

test("maps each view column to the table column it exposes", () => {
  expect(viewColumns(query(`${entry(1, "id", 16400, 1)} ${entry(2, "called", 16400, 3)}`))).toEqual([
    { position: 1, table: 16400, column: 1 },
    { position: 2, table: 16400, column: 3 },
  ]);
});

test("omits expressions and columns that are only used for sorting", () => {
  expect(viewColumns(query(`${entry(1, "n", 0, 0)} ${entry(2, "hidden", 16400, 2, "true")}`))).toEqual([]);
});

test("ignores the columns of sub-selects", () => {
  const sub = ` :subquery {QUERY :targetList (${entry(1, "x", 999, 9)})}`;
  expect(
    viewColumns(
      query(
        entry(1, "id", 16400, 1, "false", `{SUBLINK :q {QUERY :targetList (${entry(1, "y", 998, 8)})}}`),
        sub,
      ),
    ),
  ).toEqual([{ position: 1, table: 16400, column: 1 }]);
});

test("handles brackets in names", () => {
  expect(viewColumns(query(entry(1, "a\\)\\}b", 16400, 5)))).toEqual([
    { position: 1, table: 16400, column: 5 },
  ]);
});

test("returns nothing for a rule without a query", () => {
  expect(viewColumns("<>")).toEqual([]);
});
