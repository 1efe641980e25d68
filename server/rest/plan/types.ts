/** A request resolved against the schema cache: every name stands for something that exists. */
import type { Column, ComputedField, Identifier, Relation, Relationship } from "../introspection/types.ts";
import type { Aggregate, JsonStep, Operation, Value } from "../parse/types.ts";

/** Whatever rows are read from: a relation, or the rows a function or mutation has just given. */
export type Target = {
  /** How messages call it. */
  readonly name: string;
  /** How messages about its columns call it. */
  readonly rowName: string;
  readonly relation: Relation | null;
  readonly columns: ReadonlyMap<string, Column>;
  readonly computed: ReadonlyMap<string, ComputedField>;
};

export type PlannedField = {
  readonly name: string;
  /** The function that computes it, for what only reads like a column. */
  readonly fn: Identifier | null;
  readonly type: string;
  readonly comparable: string;
  readonly path: readonly JsonStep[];
};

export type PlannedSelect = {
  /** Null stands for the whole row, which only count() takes. */
  readonly field: PlannedField | null;
  readonly cast: string | null;
  readonly aggregate: Aggregate | null;
  readonly aggregateCast: string | null;
  /** The key under which it appears. */
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
  /** The whole row as the database gives it, instead of the listed fields. */
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

/** An embed of nothing (`rel()`) filters its parent, and shows nowhere. */
export function isHidden(plan: ReadPlan): boolean {
  return !plan.star && plan.select.length === 0 && plan.embeds.every((embed) => isHidden(embed.plan));
}
