/**
 * Finds the table column that each view column exposes, from the view's stored rule (a pg_node_tree).
 * Only the outermost target list is read, not those of sub-selects.
 */
export type ViewColumn = { readonly position: number; readonly table: number; readonly column: number };

const ENTRY_FIELDS = /:resno (\d+) [\s\S]*?:resorigtbl (\d+) :resorigcol (\d+) :resjunk (true|false)/;

/**
 * Returns the index just past the balanced {…} or (…) that starts at `start`.
 * A bracket within a name is escaped with a backslash; quotes have no special meaning.
 */
function endOfNode(tree: string, start: number): number {
  let depth = 0;
  for (let at = start; at < tree.length; at += 1) {
    const character = tree[at];
    if (character === "\\") at += 1;
    else if (character === "{" || character === "(") depth += 1;
    else if (character === "}" || character === ")") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return tree.length;
}

/** The children of a list or node, as the text of each balanced {…} directly inside it. */
function childNodes(tree: string, start: number, end: number): string[] {
  const nodes: string[] = [];
  for (let at = start + 1; at < end - 1; at += 1) {
    const character = tree[at];
    if (character === "\\") at += 1;
    else if (character === "{") {
      const close = endOfNode(tree, at);
      nodes.push(tree.slice(at, close));
      at = close - 1;
    }
  }
  return nodes;
}

/** The text of a node without its nested nodes, so that only its own fields remain. */
function ownFields(node: string): string {
  let own = "";
  for (let at = 1; at < node.length - 1; at += 1) {
    const character = node[at];
    if (character === "\\") {
      own += node.slice(at, at + 2);
      at += 1;
    } else if (character === "{" || character === "(") at = endOfNode(node, at) - 1;
    else own += character;
  }
  return own;
}

function targetList(query: string): string[] {
  for (let at = 1; at < query.length - 1; at += 1) {
    if (query[at] === "\\") {
      at += 1;
    } else if (query[at] === "{" || query[at] === "(") {
      const close = endOfNode(query, at);
      if (query.startsWith(":targetList ", at - ":targetList ".length)) return childNodes(query, at, close);
      at = close - 1;
    }
  }
  return [];
}

export function viewColumns(rule: string): ViewColumn[] {
  const start = rule.indexOf("{QUERY");
  if (start < 0) return [];
  const query = rule.slice(start, endOfNode(rule, start));
  const columns: ViewColumn[] = [];
  for (const entry of targetList(query)) {
    const fields = ENTRY_FIELDS.exec(ownFields(entry));
    if (!fields || fields[4] === "true" || fields[2] === "0") continue;
    columns.push({ position: Number(fields[1]), table: Number(fields[2]), column: Number(fields[3]) });
  }
  return columns;
}
