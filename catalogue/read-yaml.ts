// Parses YAML text against a schema and reports each fault in one line: file, line, path, message.
// It does not read files: callers pass the text and the file name to report.
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type * as z from "zod";

export type ReadResult<T> = { ok: true; value: T } | { ok: false; faults: string[] };

/** Parsed texts of earlier runs; see parse-cache.ts. */
export type YamlCache = { get: (text: string) => unknown; set: (text: string, value: unknown) => void };

/** Parses and validates; a fault is one line such as "content/plants/neem.yaml:12: uses[0].part: …". */
export function readYaml<T>(
  schema: z.ZodType<T>,
  text: string,
  file: string,
  cache?: YamlCache,
): ReadResult<T> {
  const known = cache?.get(text);
  const cached = known === undefined ? undefined : schema.safeParse(known);
  if (cached?.success) return { ok: true, value: cached.data };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number | undefined) => (offset === undefined ? 1 : lines.linePos(offset).line);
  if (document.errors.length > 0)
    return {
      ok: false,
      faults: document.errors.map(
        (error) => `${file}:${lineAt(error.pos[0])}: not valid YAML: ${error.message}`,
      ),
    };
  const content: unknown = document.toJS();
  const parsed = schema.safeParse(content);
  if (parsed.success) {
    cache?.set(text, content);
    return { ok: true, value: parsed.data };
  }
  const faults = parsed.error.issues
    .flatMap((issue) => describeIssue(issue))
    .map(({ path, message }) => {
      const node = nearestNode(document.contents, path);
      return `${file}:${lineAt(node?.range?.[0])}: ${placeOf(path)}: ${message}`;
    });
  return { ok: false, faults };
}

type Fault = { path: PropertyKey[]; message: string };

/** An unknown field is reported at its own position, other issues at zod's path. */
function describeIssue(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((name) => ({
      path: [...issue.path, name],
      message: "is not a field of this file",
    }));
  if (issue.code === "invalid_value")
    return [{ path: issue.path, message: `must be one of: ${issue.values.map(String).join(", ")}` }];
  if (issue.code === "invalid_type") {
    const missing = issue.message.endsWith("received undefined");
    return [{ path: issue.path, message: missing ? "is missing" : `must be ${article(issue.expected)}` }];
  }
  if (issue.code === "invalid_union")
    return [
      {
        path: issue.path,
        message: issue.errors
          .flat()
          .map((inner) => inner.message)
          .join(", or "),
      },
    ];
  return [{ path: issue.path, message: issue.message }];
}

function article(expected: string): string {
  const words: Record<string, string> = {
    string: "text",
    array: "a list",
    object: "a group of fields",
    record: "a group of fields",
    number: "a number",
    int: "a whole number",
    boolean: "yes or no (true or false)",
  };
  return words[expected] ?? expected;
}

function placeOf(path: PropertyKey[]): string {
  if (path.length === 0) return "the whole file";
  return path.reduce<string>(
    (place, step) =>
      typeof step === "number"
        ? `${place}[${step}]`
        : place === ""
          ? String(step)
          : `${place}.${String(step)}`,
    "",
  );
}

/** The node at the path, or its nearest existing ancestor: a missing field has no position of its own. */
function nearestNode(root: Node | null, path: PropertyKey[]): Node | null {
  let node = root;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (!pair) return node;
      const next = isNode(pair.value) && !isScalar(pair.value) ? pair.value : pair.key;
      node = isNode(next) ? next : node;
    } else if (isSeq(node) && typeof step === "number") {
      const item = node.items[step];
      if (!isNode(item)) return node;
      node = item;
    } else return node;
  }
  return node;
}

function isNode(value: unknown): value is Node {
  return isMap(value) || isSeq(value) || isScalar(value);
}
