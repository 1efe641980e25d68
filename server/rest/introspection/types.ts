/**
 * The database schema as the data API sees it: relations, relationships, functions and types.
 * Plain data types; `load-schema.ts` fills them from PostgreSQL's system tables.
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

/** A function of a relation's row that can be selected like a column. */
export type ComputedField = { readonly fn: Identifier; readonly type: string; readonly comparable: string };

export type Relation = Identifier & {
  readonly isView: boolean;
  readonly hasRowSecurity: boolean;
  /** The API roles with any privilege on it; its name is not disclosed to the others. */
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
  /** The API roles that may call it; its name is not disclosed to the others. */
  readonly usableBy: readonly string[];
  readonly description: string | null;
  readonly parameters: readonly Parameter[];
  readonly volatility: "immutable" | "stable" | "volatile";
  readonly returnsSet: boolean;
  readonly returns: "void" | "scalar" | "composite";
  /** The relation whose row type a composite result has, if any. */
  readonly relation: Identifier | null;
  /** The columns of a composite result that is not a relation's row type. */
  readonly columns: ReadonlyMap<string, Column>;
};

/** The database owner's settings for the API (`alter role authenticator set pgrst.…`). */
export type ApiSettings = {
  readonly planEnabled: boolean;
  readonly aggregatesEnabled: boolean;
  readonly rollbackAllowed: boolean;
  /** The schema of PostGIS's functions; null if it is not installed. */
  readonly geoJsonSchema: string | null;
};

export type DatabaseSchema = {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
  /** Type names in requests → type names in SQL. */
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
