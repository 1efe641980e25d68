/** Resolves an overloaded function by the names of the call's arguments. */

import { RestError } from "../errors.ts";
import { bestMatch } from "../introspection/similar-names.ts";
import { type DatabaseSchema, keyOf, type Routine } from "../introspection/types.ts";

export type CallShape = {
  readonly schema: string;
  readonly name: string;
  readonly argumentNames: readonly string[];
  /** The calling role: a hint names only functions that it may call. */
  readonly role: string;
  /** The kind of body of a call by POST; null for GET. */
  readonly body: "json" | "text" | "xml" | "bytes" | "form" | null;
};

const DOCUMENT_TYPES: Readonly<Record<string, readonly string[]>> = {
  json: ["json", "jsonb"],
  text: ["text"],
  xml: ["xml"],
  bytes: ["bytea"],
};

const isRawBody = (body: CallShape["body"]) => body === "text" || body === "xml" || body === "bytes";

/** A single unnamed parameter receives the unparsed body. */
export function takesWholeBody(routine: Routine): boolean {
  return routine.parameters.length === 1 && routine.parameters[0]?.name === "";
}

function takesThisBody(routine: Routine, call: CallShape): boolean {
  const type = routine.parameters[0]?.type ?? "";
  return takesWholeBody(routine) && call.body !== null && (DOCUMENT_TYPES[call.body] ?? []).includes(type);
}

function takesNamed(routine: Routine, call: CallShape): boolean {
  if (routine.parameters.length === 0) return call.argumentNames.length === 0 && !isRawBody(call.body);
  const given = new Set(call.argumentNames);
  const known = new Set(routine.parameters.map(({ name }) => name));
  const required = routine.parameters.filter((parameter) => parameter.required);
  if (required.length > 0 && isRawBody(call.body)) return false;
  return required.every(({ name }) => given.has(name)) && [...given].every((name) => known.has(name));
}

export function findRoutine(databaseSchema: DatabaseSchema, call: CallShape): Routine {
  const overloads = (databaseSchema.routines.get(keyOf(call)) ?? []).toSorted(fewestParametersFirst);
  const named = overloads.filter((routine) => takesNamed(routine, call));
  const candidates = named.length > 0 ? named : overloads.filter((routine) => takesThisBody(routine, call));
  const [only] = candidates;
  if (!only) throw noRoutine(databaseSchema, call, overloads);
  if (candidates.length > 1) throw ambiguousRoutine(candidates);
  return only;
}

function fewestParametersFirst(a: Routine, b: Routine): number {
  const written = ({ parameters }: Routine) => parameters.map(({ name, type }) => `${name} ${type}`).join();
  return a.parameters.length - b.parameters.length || (written(a) < written(b) ? -1 : 1);
}

function noRoutine(
  databaseSchema: DatabaseSchema,
  call: CallShape,
  overloads: readonly Routine[],
): RestError {
  const fn = `${call.schema}.${call.name}`;
  const names = call.argumentNames.toSorted();
  const raw = isRawBody(call.body);
  const withNames = (text: string) => (names.length === 0 ? " without parameters" : text);
  const searched = () => {
    if (call.body === "text") return " with a single unnamed text parameter";
    if (call.body === "xml") return " with a single unnamed xml parameter";
    if (call.body === "bytes") return " with a single unnamed bytea parameter";
    const named = withNames(` with parameter${names.length > 1 ? "s" : ""} ${names.join(", ")}`);
    return call.body === "json" ? `${named} or with a single unnamed json/jsonb parameter` : named;
  };
  return new RestError({
    status: 404,
    code: "PGRST202",
    message: `Could not find the function ${fn}${raw ? "" : withNames(`(${names.join(", ")})`)} in the schema cache`,
    details: `Searched for the function ${fn}${searched()}, but no matches were found in the schema cache.`,
    hint: raw ? null : suggestion(databaseSchema, call, overloads),
  });
}

function suggestion(
  databaseSchema: DatabaseSchema,
  call: CallShape,
  overloads: readonly Routine[],
): string | null {
  const usable = ({ usableBy }: Routine) => usableBy.includes(call.role);
  const prefix = `Perhaps you meant to call the function ${call.schema}.`;
  if (overloads.length === 0) {
    const known = [...databaseSchema.routines.values()]
      .flat()
      .filter(({ schema }) => schema === call.schema)
      .filter(usable);
    const nearest = bestMatch(
      call.name,
      known.map(({ name }) => name),
    );
    return nearest === null ? null : `${prefix}${nearest}`;
  }
  const written = (names: readonly string[]) => `(${names.toSorted().join(", ")})`;
  const nearest = bestMatch(
    written(call.argumentNames),
    overloads.filter(usable).map(({ parameters }) => written(parameters.map(({ name }) => name))),
  );
  return nearest === null ? null : `${prefix}${call.name}${nearest}`;
}

function ambiguousRoutine(candidates: readonly Routine[]): RestError {
  const written = candidates.map(({ schema, name, parameters }) => {
    const params = parameters.map((p) => `${p.name} => ${p.type}`);
    return `${schema}.${name}(${params.join(", ")})`;
  });
  return new RestError({
    status: 300,
    code: "PGRST203",
    message: `Could not choose the best candidate function between: ${written.join(", ")}`,
    hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  });
}
