/**
 * What the data API knows of a database: its relations, how they hang together, its functions and types.
 * Plain data, loaded from PostgreSQL's system catalog; nothing here talks to the database.
 */
export type Identifier = { readonly schema: string; readonly name: string };

export type Column = {
  readonly name: string;
  /** The declared type, schema-qualified where it is not built in, without length or precision. */
  readonly type: string;
  /** The type a value is compared as: a domain's base type, else the type itself. */
  readonly comparable: string;
  readonly nullable: boolean;
  /** The default as SQL, null where there is none. */
  readonly defaultSql: string | null;
  readonly description: string | null;
  readonly maxLength: number | null;
  readonly enumValues: readonly string[];
};

/** A function of one row of a relation that reads like a column of it. */
export type ComputedField = { readonly fn: Identifier; readonly type: string; readonly comparable: string };

export type Relation = Identifier & {
  readonly isView: boolean;
  /** The API's roles that may do anything with it; the others are not told its name. */
  readonly usableBy: readonly string[];
  readonly description: string | null;
  readonly columns: ReadonlyMap<string, Column>;
  readonly computed: ReadonlyMap<string, ComputedField>;
  readonly primaryKey: readonly string[];
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
};

/** Pairs of columns that must be equal: one side's column first, the other side's second. */
export type ColumnPairs = readonly (readonly [string, string])[];

export type KeyCardinality = "many-to-one" | "one-to-many" | "one-to-one";

export type KeyRelationship = {
  readonly kind: "key";
  readonly cardinality: KeyCardinality;
  readonly table: Identifier;
  readonly foreignTable: Identifier;
  readonly foreignIsView: boolean;
  readonly constraint: string;
  readonly columns: ColumnPairs;
};

export type JunctionRelationship = {
  readonly kind: "junction";
  readonly table: Identifier;
  readonly foreignTable: Identifier;
  readonly foreignIsView: boolean;
  readonly junction: Identifier;
  readonly sourceConstraint: string;
  readonly targetConstraint: string;
  /** [column of the table, column of the junction] */
  readonly sourceColumns: ColumnPairs;
  /** [column of the foreign table, column of the junction] */
  readonly targetColumns: ColumnPairs;
};

export type ComputedRelationship = {
  readonly kind: "computed";
  readonly table: Identifier;
  readonly foreignTable: Identifier;
  readonly fn: Identifier;
  readonly toOne: boolean;
};

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship;

export type Parameter = {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly variadic: boolean;
};

export type Routine = Identifier & {
  /** The API's roles that may call it; the others are not told its name. */
  readonly usableBy: readonly string[];
  readonly description: string | null;
  readonly parameters: readonly Parameter[];
  readonly volatility: "immutable" | "stable" | "volatile";
  readonly returnsSet: boolean;
  readonly returns: "void" | "scalar" | "composite";
  /** The relation whose rows a composite result is made of, where there is one. */
  readonly relation: Identifier | null;
  /** The columns of a composite result that is no relation's row. */
  readonly columns: ReadonlyMap<string, Column>;
};

/** What the database's owner has set for the API, as `alter role authenticator set pgrst.…` does. */
export type ApiSettings = {
  readonly planEnabled: boolean;
  readonly aggregatesEnabled: boolean;
  readonly rollbackAllowed: boolean;
  /** Where PostGIS keeps its functions; null where it is not installed. */
  readonly geoJsonSchema: string | null;
};

export type DatabaseSchema = {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
  /** Type names as a request may write them, and how SQL must. */
  readonly types: ReadonlyMap<string, string>;
  readonly settings: ApiSettings;
  /** Whether anything in the database reads the request's headers, method or path. */
  readonly readsRequest: boolean;
};

export function keyOf(id: Identifier): string {
  return `${id.schema}\u0000${id.name}`;
}

export function sameIdentifier(a: Identifier, b: Identifier): boolean {
  return a.name === b.name && a.schema === b.schema;
}

export function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === "computed") return relationship.toOne;
  return relationship.kind === "key" && relationship.cardinality !== "one-to-many";
}
