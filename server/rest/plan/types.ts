/** A request resolved against the schema: every name refers to an existing object. */
import type { Column, ComputedField, Identifier, Relation, Relationship } from "../introspection/types.ts";
import type { Aggregate, JsonStep, Operation, Value } from "../parse/types.ts";

/** The source of rows: a relation, or the result of a function or mutation. */
export type Target = {
  /** Its name in error messages. */
  readonly name: string;
  /** Its name in error messages about its columns. */
  readonly rowName: string;
  readonly relation: Relation | null;
  readonly columns: ReadonlyMap<string, Column>;
  readonly computed: ReadonlyMap<string, ComputedField>;
};

export type PlannedField = {
  readonly name: string;
  /** The function that computes it; null for a real column. */
  readonly fn: Identifier | null;
  readonly type: string;
  readonly comparable: string;
  readonly path: readonly JsonStep[];
};

export type PlannedSelect = {
  /** Null for the whole row, which only count() accepts. */
  readonly field: PlannedField | null;
  readonly cast: string | null;
  readonly aggregate: Aggregate | null;
  readonly aggregateCast: string | null;
  /** Its key in the response. */
  readonly output: string;
};

export type PlannedLogic =
  | {
      readonly kind: "filter";
      readonly field: PlannedField;
      readonly negated: boolean;
      readonly operation: Operation;
    }
  | { readonly kind: "embed-null"; readonly embed: Embed; readonly isNull: boolean }
  | {
      readonly kind: "logic";
      readonly operator: "and" | "or";
      readonly negated: boolean;
      readonly terms: readonly PlannedLogic[];
    };

export type PlannedOrder = {
  /** The to-one embed whose column it is. */
  readonly embed: Embed | null;
  readonly field: PlannedField;
  readonly direction: "asc" | "desc" | null;
  readonly nulls: "first" | "last" | null;
};

export type PlannedRange = { readonly limit: Value | null; readonly offset: Value | null };

export type ReadPlan = {
  readonly target: Target;
  /** Unique within the statement; made of letters and digits only. */
  readonly alias: string;
  /** Selects `*` instead of the listed fields. */
  readonly star: boolean;
  readonly select: readonly PlannedSelect[];
  readonly embeds: readonly Embed[];
  readonly where: readonly PlannedLogic[];
  readonly order: readonly PlannedOrder[];
  readonly range: PlannedRange;
};

export type Embed = {
  readonly name: string;
  readonly output: string;
  readonly relationship: Relationship;
  readonly toOne: boolean;
  readonly spread: boolean;
  readonly inner: boolean;
  readonly alias: string;
  readonly plan: ReadPlan;
};

/** An embed without columns (`rel()`) only filters its parent and is not part of the response. */
export function isHidden(plan: ReadPlan): boolean {
  return !plan.star && plan.select.length === 0 && plan.embeds.every((embed) => isHidden(embed.plan));
}
