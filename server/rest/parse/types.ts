/** The parsed query string of a request, before names are resolved against the database. */

/** A value to bind: a constant text, or the index of the request parameter that supplies it. */
export type Value = string | { readonly slot: number };

export type JsonStep = { readonly arrow: "->" | "->>"; readonly key: string; readonly isIndex: boolean };
export type Field = { readonly name: string; readonly path: readonly JsonStep[] };

export type Aggregate = "sum" | "avg" | "count" | "max" | "min";

export type SelectField = {
  readonly kind: "field";
  readonly field: Field;
  readonly alias: string | null;
  readonly cast: string | null;
  readonly aggregate: Aggregate | null;
  readonly aggregateCast: string | null;
};

export type SelectEmbed = {
  readonly kind: "embed";
  readonly name: string;
  readonly alias: string | null;
  readonly hint: string | null;
  readonly join: "left" | "inner" | null;
  readonly spread: boolean;
  readonly items: readonly SelectItem[];
};

export type SelectItem = SelectField | SelectEmbed;

export const SIMPLE_OPERATORS = {
  neq: "<>",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
} as const;

export const QUANTIFIED_OPERATORS = {
  eq: "=",
  gte: ">=",
  gt: ">",
  lte: "<=",
  lt: "<",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
} as const;

export const SEARCH_OPERATORS = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
} as const;

export const IS_VALUES = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
} as const;

export type Operation =
  | { readonly kind: "simple"; readonly operator: keyof typeof SIMPLE_OPERATORS; readonly value: Value }
  | {
      readonly kind: "quantified";
      readonly operator: keyof typeof QUANTIFIED_OPERATORS;
      readonly quantifier: "any" | "all" | null;
      readonly value: Value;
    }
  | { readonly kind: "in"; readonly values: readonly string[] }
  | { readonly kind: "is"; readonly value: keyof typeof IS_VALUES }
  | { readonly kind: "distinct"; readonly value: Value }
  | {
      readonly kind: "search";
      readonly operator: keyof typeof SEARCH_OPERATORS;
      readonly language: string | null;
      readonly value: Value;
    };

export type Filter = {
  readonly kind: "filter";
  readonly field: Field;
  readonly negated: boolean;
  readonly operation: Operation;
};

export type Logic =
  | Filter
  | {
      readonly kind: "logic";
      readonly operator: "and" | "or";
      readonly negated: boolean;
      readonly terms: readonly Logic[];
    };

export type OrderTerm = {
  /** The to-one embed whose column it is; null for a column of the relation itself. */
  readonly relation: string | null;
  readonly field: Field;
  readonly direction: "asc" | "desc" | null;
  readonly nulls: "first" | "last" | null;
};

/** A value that applies to one level of the request: the root ([]) or an embed, by its path. */
export type At<T> = { readonly path: readonly string[]; readonly value: T };

export type Range = { readonly limit: Value | null; readonly offset: Value | null };

export type QueryParams = {
  readonly select: readonly SelectItem[];
  readonly filters: readonly At<Filter>[];
  readonly logic: readonly At<Logic>[];
  readonly order: readonly At<readonly OrderTerm[]>[];
  readonly ranges: readonly At<Range>[];
  readonly columns: readonly string[] | null;
  readonly onConflict: readonly string[] | null;
  /** Arguments of a function called by GET: every parameter that is neither reserved nor a filter. */
  readonly args: readonly (readonly [string, string])[];
};

/** Limits above any realistic request, which keep planning cheap. */
export const LIMITS = {
  selectDepth: 8,
  selectItems: 400,
  logicDepth: 24,
  /** Each may unpack a long text of every row. */
  conditions: 64,
  /** Conditions and order terms on a path into JSON: each unpacks and searches the whole value of every row. */
  pathConditions: 10,
  /** Full-text searches and regular expressions: each scans a whole column. */
  searches: 5,
  /** Patterns of like and ilike; each element of a list counts. */
  patterns: 20,
  /** Characters and words of all searches of a request together: PostgreSQL parses them again for every row. */
  searchLength: 300,
  searchWords: 24,
  patternLength: 200,
  /** The product of all repetition counts in a pattern. */
  patternRepeats: 256,
  patternDepth: 8,
  /** How often the same column or embed may be selected at one level. */
  sameColumn: 4,
  /** How many JSON paths into the same column may be selected. */
  samePathColumn: 20,
  embeds: 24,
  /** Each compares long texts again and again. */
  orderTerms: 5,
  /** Order terms on a path into JSON. */
  orderPaths: 1,
  jsonPath: 12,
  /** The values of all lists together: related plants and bookmarks are fewer. */
  listValues: 200,
  columns: 1600,
  /** What a PostgreSQL function can have. */
  arguments: 100,
  jsonDepth: 64,
} as const;
