/** Resolves an embed to a single relationship, or reports that there is none or which candidates are ambiguous. */
import { RestError } from "../errors.ts";
import { bestMatch } from "../introspection/similar-names.ts";
import {
  type DatabaseSchema,
  type Identifier,
  type JunctionRelationship,
  type KeyRelationship,
  keyOf,
  type Relationship,
  sameIdentifier,
} from "../introspection/types.ts";

export type WantedEmbed = {
  readonly schema: string;
  /** The requesting role: a hint names only objects that it may use. */
  readonly role: string;
  readonly origin: Identifier;
  readonly target: string;
  readonly hint: string | null;
};

export function findRelationship(databaseSchema: DatabaseSchema, wanted: WantedEmbed): Relationship {
  const { schema, origin, target, hint } = wanted;
  const all = databaseSchema.relationships.get(keyOf(origin)) ?? [];
  const candidates = all.filter((r) => r.foreignTable.schema === schema || r.kind === "computed");
  const found = candidates.filter((relationship) => isMeant(relationship, target, hint));
  const [only] = found;
  if (!only) throw noRelationship(databaseSchema, wanted);
  if (found.length > 1) throw ambiguous(origin.name, target, found);
  return only;
}

const ownColumn = (r: KeyRelationship) => (r.columns.length === 1 ? r.columns[0]?.[0] : undefined);
const foreignColumn = (r: KeyRelationship) => (r.columns.length === 1 ? r.columns[0]?.[1] : undefined);

function isMeant(relationship: Relationship, target: string, hint: string | null): boolean {
  if (relationship.kind === "computed") return relationship.fn.name === target;
  const isSelf = sameIdentifier(relationship.table, relationship.foreignTable);
  if (relationship.kind === "junction") return isMeantJunction(relationship, target, hint, isSelf);
  const byTable = relationship.foreignTable.name === target;
  // A self-referencing key has two directions: the table's name embeds the children, the column's name the parent.
  if (isSelf) {
    const toMany = relationship.cardinality === "one-to-many";
    if (hint !== null) return byTable && toMany && foreignColumn(relationship) === hint;
    const toParent = ownColumn(relationship) === target && relationship.cardinality === "many-to-one";
    return (byTable && toMany) || toParent;
  }
  if (hint !== null) {
    const byHint = [relationship.constraint, ownColumn(relationship), foreignColumn(relationship)];
    return byTable && byHint.includes(hint);
  }
  const byKey = relationship.constraint === target || ownColumn(relationship) === target;
  return byTable || (byKey && !relationship.foreignIsView);
}

function isMeantJunction(
  relationship: JunctionRelationship,
  target: string,
  hint: string | null,
  isSelf: boolean,
): boolean {
  if (relationship.foreignTable.name !== target) return false;
  return hint === null ? !isSelf : relationship.junction.name === hint;
}

function noRelationship(databaseSchema: DatabaseSchema, wanted: WantedEmbed): RestError {
  const { schema, origin, target: child, hint } = wanted;
  const parent = origin.name;
  const searched = hint === null ? `'${child}'` : `'${child}' using the hint '${hint}'`;
  return new RestError({
    status: 400,
    code: "PGRST200",
    message: `Could not find a relationship between '${parent}' and '${child}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${parent}' and ${searched} in the schema '${schema}', but no matches were found.`,
    hint: suggestion(databaseSchema, wanted),
  });
}

function suggestion(
  databaseSchema: DatabaseSchema,
  { schema, role, origin, target: child }: WantedEmbed,
): string | null {
  const parent = origin.name;
  const usable = (table: Identifier) =>
    databaseSchema.relations.get(keyOf(table))?.usableBy.includes(role) ?? false;
  const related = databaseSchema.relationships.get(keyOf({ schema, name: parent }));
  if (related && related.length > 0) {
    const children = related
      .map(({ foreignTable }) => foreignTable)
      .filter((table) => table.name !== child && usable(table))
      .map(({ name }) => name);
    const nearest = bestMatch(child, children);
    return nearest === null ? null : `Perhaps you meant '${nearest}' instead of '${child}'.`;
  }
  const parents = [...databaseSchema.relationships.values()].flatMap((list) =>
    list.filter(({ table }) => table.schema === schema && usable(table)).map(({ table }) => table.name),
  );
  const nearest = bestMatch(parent, parents);
  return nearest === null ? null : `Perhaps you meant '${nearest}' instead of '${parent}'.`;
}

function ambiguous(parent: string, child: string, found: readonly Relationship[]): RestError {
  const hints = found.map((r) => {
    const by = r.kind === "key" ? r.constraint : r.kind === "junction" ? r.junction.name : r.fn.name;
    return `'${r.foreignTable.name}!${by}'`;
  });
  return new RestError({
    status: 300,
    code: "PGRST201",
    message: `Could not embed because more than one relationship was found for '${parent}' and '${child}'`,
    details: found.map(describe),
    hint: `Try changing '${child}' to one of the following: ${hints.join(", ")}. Find the desired relationship in the 'details' key.`,
  });
}

function describe(r: Relationship): Record<string, string> {
  const embedding = `${r.table.name} with ${r.foreignTable.name}`;
  if (r.kind === "computed") return { embedding };
  const own = (pairs: KeyRelationship["columns"]) => `(${pairs.map(([column]) => column).join(", ")})`;
  const other = (pairs: KeyRelationship["columns"]) => `(${pairs.map(([, column]) => column).join(", ")})`;
  if (r.kind === "junction") {
    const using = `${r.sourceConstraint}${other(r.sourceColumns)} and ${r.targetConstraint}${other(r.targetColumns)}`;
    return { cardinality: "many-to-many", embedding, relationship: `${r.junction.name} using ${using}` };
  }
  const using = `${r.table.name}${own(r.columns)} and ${r.foreignTable.name}${other(r.columns)}`;
  return { cardinality: r.cardinality, embedding, relationship: `${r.constraint} using ${using}` };
}
