/** Generates SQL for a function call as a row source: column `scalar` for plain results, else the result's columns. */
import type { Parameter, Routine } from "../introspection/types.ts";
import type { Returned } from "../plan/mutation.ts";
import type { Target } from "../plan/types.ts";
import { arrayLiteral } from "./fields.ts";
import { bodyRows } from "./mutation.ts";
import { ident, qualified, type Statement } from "./statement.ts";

export type CallArguments =
  | {
      readonly kind: "json";
      readonly text: string;
      readonly isArray: boolean;
      readonly names: readonly string[];
    }
  | { readonly kind: "pairs"; readonly pairs: readonly (readonly [string, string])[] }
  /** The whole body for the single unnamed parameter; bytes in PostgreSQL's hex notation. */
  | { readonly kind: "document"; readonly text: string };

export function callSql(
  statement: Statement,
  routine: Routine,
  args: CallArguments,
  returned: Returned,
  target: Target,
): string {
  const { from, call } = callWith(statement, routine, args);
  if (routine.returns !== "composite") {
    return `select ${call} as scalar${from === "" ? "" : ` from ${from}`}`;
  }
  const columns =
    returned.columns === "all" ? ["call.*"] : returned.columns.map((name) => `call.${ident(name)}`);
  const computed = returned.computed.flatMap((name) => {
    const fn = target.computed.get(name)?.fn;
    return fn ? [`${qualified(fn)}(call) as ${ident(name)}`] : [];
  });
  const shown = [...columns, ...computed].join(", ");
  return `select ${shown} from ${from === "" ? "" : `${from}, lateral `}${call} as call`;
}

function callWith(
  statement: Statement,
  routine: Routine,
  args: CallArguments,
): { from: string; call: string } {
  const name = qualified(routine);
  if (args.kind === "document") {
    const type = routine.parameters[0]?.type ?? "text";
    return { from: "", call: `${name}(${statement.bind(args.text, type)})` };
  }
  const pass = (parameter: Parameter, value: string) =>
    `${parameter.variadic ? "variadic " : ""}${ident(parameter.name)} := ${value}`;
  if (args.kind === "pairs") {
    const values = new Map<string, string[]>();
    for (const [key, value] of args.pairs) values.set(key, [...(values.get(key) ?? []), value]);
    const passed = routine.parameters
      .filter((parameter) => values.has(parameter.name))
      .map((parameter) =>
        pass(parameter, argumentSql(statement, parameter, values.get(parameter.name) ?? [])),
      );
    return { from: "", call: `${name}(${passed.join(", ")})` };
  }
  const given = routine.parameters.filter((parameter) => args.names.includes(parameter.name));
  if (given.length === 0) return { from: "", call: `${name}()` };
  const shape = given.map((parameter) => ({ name: parameter.name, type: parameter.type, defaultSql: null }));
  const rows = bodyRows(statement, args, shape, false);
  const from = args.isArray ? `(select * from ${rows} limit 1) as body` : rows;
  const passed = given.map((parameter) => pass(parameter, `body.${ident(parameter.name)}`));
  return { from, call: `${name}(${passed.join(", ")})` };
}

/** A repeated argument of a variadic function is a list; for any other function the last value wins. */
function argumentSql(statement: Statement, parameter: Parameter, values: readonly string[]): string {
  const last = values.at(-1) ?? "";
  if (!parameter.variadic) return statement.bind(last, parameter.type);
  const single = values.length === 1 && last.startsWith("{") && last.endsWith("}");
  return statement.bind(single ? last : arrayLiteral(values), parameter.type);
}
