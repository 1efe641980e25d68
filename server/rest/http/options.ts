/** OPTIONS: the methods that a relation or function allows. */
import { keyOf } from "../introspection/types.ts";
import { parseQuery } from "../parse/query-string.ts";
import { findRoutine } from "../plan/find-routine.ts";
import type { RequestContext } from "./context.ts";
import { findRelation } from "./read-relation.ts";

const allow = (methods: string) => new Response(null, { headers: { Allow: methods } });

export function allowedMethods(
  context: RequestContext,
  first: string | undefined,
  second: string | undefined,
): Response {
  if (first === undefined) return allow("OPTIONS,GET,HEAD");
  if (second !== undefined) return allow(methodsOfRoutine(context, second));
  const relation = findRelation(context, first);
  const { insertable, updatable, deletable } = relation;
  const methods = [
    "OPTIONS,GET,HEAD",
    ...(insertable ? ["POST"] : []),
    ...(insertable && updatable && relation.primaryKey.length > 0 ? ["PUT"] : []),
    ...(updatable ? ["PATCH"] : []),
    ...(deletable ? ["DELETE"] : []),
  ];
  return allow(methods.join(","));
}

/** For an overloaded name the first function decides; an unknown name fails as a call does. */
function methodsOfRoutine(context: RequestContext, name: string): string {
  const { schema, databaseSchema } = context;
  const { role } = context.actor;
  const [any] = databaseSchema.routines.get(keyOf({ schema, name })) ?? [];
  const names = parseQuery(context.pairs, { isCall: true }).args.map(([key]) => key);
  const routine =
    any ?? findRoutine(databaseSchema, { schema, name, argumentNames: names, role, body: null });
  return routine.volatility === "volatile" ? "OPTIONS,POST" : "OPTIONS,GET,HEAD,POST";
}
