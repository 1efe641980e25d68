/** Plans a nested read from a parsed query: resolves columns and relationships, and assigns filters to their level. */

import {
  aggregatesOff,
  badEmbedFilter,
  noSuchColumn,
  noSuchType,
  notEmbedded,
  notImplemented,
  orderNotToOne,
  sameNameTwice,
} from "../errors.ts";
import { likelyMeant } from "../introspection/similar-names.ts";
import { type DatabaseSchema, isToOne, keyOf, type Relation } from "../introspection/types.ts";
import type {
  Field,
  Filter,
  Logic,
  OrderTerm,
  QueryParams,
  SelectEmbed,
  SelectField,
} from "../parse/types.ts";
import { aggregateType, refuseCast, valueTypeOf } from "./casts.ts";
import { findRelationship } from "./find-relationship.ts";
import type {
  Embed,
  PlannedField,
  PlannedLogic,
  PlannedOrder,
  PlannedRange,
  PlannedSelect,
  ReadPlan,
  Target,
} from "./types.ts";

export function targetOf(relation: Relation, rowName = relation.name): Target {
  const { name, columns, computed } = relation;
  return { name, rowName, relation, columns, computed };
}

export function resolveField(target: Target, field: Field): PlannedField {
  const column = target.columns.get(field.name);
  if (column)
    return {
      name: column.name,
      fn: null,
      type: column.type,
      comparable: column.comparable,
      path: field.path,
    };
  const computed = target.computed.get(field.name);
  if (computed) {
    const { fn, type, comparable } = computed;
    return { name: field.name, fn, type, comparable, path: field.path };
  }
  throw noSuchColumn(target.rowName, field.name, likelyMeant(field.name, target.columns.keys()));
}

export function resolveLogic(target: Target, logic: Logic, embeds: readonly Embed[]): PlannedLogic {
  if (logic.kind === "filter") return resolveFilter(target, logic, embeds);
  const terms = logic.terms.map((term) => resolveLogic(target, term, embeds));
  return { kind: "logic", operator: logic.operator, negated: logic.negated, terms };
}

function resolveFilter(target: Target, filter: Filter, embeds: readonly Embed[]): PlannedLogic {
  const { name, path } = filter.field;
  const embed = path.length === 0 ? embeds.find((candidate) => candidate.output === name) : undefined;
  if (embed && filter.operation.kind === "is" && ["null", "not_null"].includes(filter.operation.value)) {
    const isNull = (filter.operation.value === "null") !== filter.negated;
    return { kind: "embed-null", embed, isNull };
  }
  if (embed && !target.columns.has(name)) throw badEmbedFilter(name);
  const { negated, operation } = filter;
  return { kind: "filter", field: resolveField(target, filter.field), negated, operation };
}

/** The parts of a query that apply to one level and to the embeds below it. */
type Level = Pick<QueryParams, "filters" | "logic" | "order" | "ranges">;

function below(level: Level, embed: SelectEmbed): Level {
  const step = <T>(list: readonly { path: readonly string[]; value: T }[]) =>
    list
      .filter(({ path }) => path[0] !== undefined && (path[0] === embed.name || path[0] === embed.alias))
      .map(({ path, value }) => ({ path: path.slice(1), value }));
  return {
    filters: step(level.filters),
    logic: step(level.logic),
    order: step(level.order),
    ranges: step(level.ranges),
  };
}

function here<T>(list: readonly { path: readonly string[]; value: T }[]): T[] {
  return list.filter(({ path }) => path.length === 0).map(({ value }) => value);
}

export class ReadPlanner {
  readonly #databaseSchema: DatabaseSchema;
  readonly #schema: string;
  readonly #role: string;
  #aliases = 0;

  /** @param role the requesting role: a hint names only objects that it may use */
  constructor(databaseSchema: DatabaseSchema, schema: string, role: string) {
    this.#databaseSchema = databaseSchema;
    this.#schema = schema;
    this.#role = role;
  }

  plan(target: Target, params: QueryParams): ReadPlan {
    return this.#node(target, params.select, params, 0);
  }

  #node(target: Target, items: QueryParams["select"], level: Level, depth: number): ReadPlan {
    const alias = `t${this.#aliases}`;
    this.#aliases += 1;
    const wanted = items.filter((item) => item.kind === "embed");
    this.#refuseStrayPaths(level, wanted);
    const embeds = wanted.map((item) => this.#embed(target, item, below(level, item), depth + 1));
    refuseDuplicateEmbeds(target, embeds, depth + 1);
    const fields = items.filter((item) => item.kind === "field").map((item) => withBareCount(target, item));
    const aggregated = fields.some(({ aggregate }) => aggregate !== null) || embeds.some(spreadsAggregate);
    if (aggregated && !this.#databaseSchema.settings.aggregatesEnabled) throw aggregatesOff();
    // A single star is left to the database, so that columns newer than the cached schema are included.
    const star = fields.length === 1 && fields[0]?.field.name === "*" && !aggregated;
    return {
      target,
      alias,
      star,
      select: star ? [] : fields.flatMap((field) => this.#select(target, field)),
      embeds,
      where: [
        ...here(level.filters).map((filter) => resolveLogic(target, filter, embeds)),
        ...here(level.logic).map((logic) => resolveLogic(target, logic, embeds)),
      ],
      order: here(level.order).flatMap((terms) => terms.map((term) => resolveOrder(target, term, embeds))),
      range: here(level.ranges).at(-1) ?? NO_RANGE,
    };
  }

  #refuseStrayPaths(level: Level, wanted: readonly SelectEmbed[]): void {
    const said = [...level.filters, ...level.logic, ...level.order, ...level.ranges];
    for (const { path } of said) {
      const [first] = path;
      if (first === undefined) continue;
      if (!wanted.some(({ name, alias }) => name === first || alias === first)) throw notEmbedded(first);
    }
  }

  #select(target: Target, item: SelectField): PlannedSelect[] {
    const { field, alias, aggregate } = item;
    const cast = this.#type(item.cast);
    const aggregateCast = this.#type(item.aggregateCast);
    if (field.name === "*" && field.path.length === 0) {
      this.#refuseCasts(item, "record");
      if (aggregate !== null)
        return [{ field: null, cast, aggregate, aggregateCast, output: alias ?? aggregate }];
      return [...target.columns.keys()].map((name) => ({
        field: resolveField(target, { name, path: [] }),
        cast: null,
        aggregate: null,
        aggregateCast: null,
        output: name,
      }));
    }
    const planned = resolveField(target, field);
    this.#refuseCasts(item, valueTypeOf(planned));
    return [
      { field: planned, cast, aggregate, aggregateCast, output: alias ?? aggregate ?? outputName(field) },
    ];
  }

  /** The operator may cast everything. */
  #refuseCasts({ cast, aggregate, aggregateCast }: SelectField, type: string): void {
    if (this.#role === "service_role") return;
    if (cast !== null) refuseCast(type, plainName(cast));
    if (aggregate !== null && aggregateCast !== null)
      refuseCast(aggregateType(aggregate, cast === null ? type : plainName(cast)), plainName(aggregateCast));
  }

  #type(name: string | null): string | null {
    if (name === null) return null;
    const sql = this.#databaseSchema.types.get(plainName(name));
    if (sql === undefined) throw noSuchType(name);
    return sql;
  }

  #embed(parent: Target, item: SelectEmbed, level: Level, depth: number): Embed {
    const origin = parent.relation ?? { schema: this.#schema, name: parent.name };
    const relationship = findRelationship(this.#databaseSchema, {
      schema: this.#schema,
      role: this.#role,
      origin,
      target: item.name,
      hint: item.hint,
    });
    const foreign = this.#databaseSchema.relations.get(keyOf(relationship.foreignTable));
    if (!foreign) throw notEmbedded(item.name);
    const rowName = relationship.kind === "junction" ? foreign.name : `${foreign.name}_${depth}`;
    const plan = this.#node(targetOf(foreign, rowName), item.items, level, depth);
    const embed: Embed = {
      name: item.name,
      output: item.alias ?? item.name,
      relationship,
      toOne: isToOne(relationship),
      spread: item.spread,
      inner: item.join === "inner",
      alias: plan.alias.replace("t", "e"),
      plan,
    };
    if (item.spread && !embed.toOne && aggregates(plan)) {
      throw notImplemented("Aggregates are not implemented for one-to-many or many-to-many spreads.");
    }
    return embed;
  }
}

/** A type's name as the schema spells it. */
const plainName = (type: string) => type.toLowerCase().replaceAll(/ +/g, " ");

/** `messages(count)` without parentheses predates aggregates; clients still use it. */
function withBareCount(target: Target, item: SelectField): SelectField {
  const { name, path } = item.field;
  const isBare = name === "count" && path.length === 0 && item.aggregate === null;
  if (!isBare || target.columns.has(name) || target.computed.has(name)) return item;
  return { ...item, field: { name: "*", path: [] }, aggregate: "count", alias: item.alias ?? "count" };
}

/** Two embeds with the same name would be ambiguous in the response and in filters. */
function refuseDuplicateEmbeds(target: Target, embeds: readonly Embed[], depth: number): void {
  const names = embeds.map(({ output }) => output);
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined) throw sameNameTwice(`${target.name}_${twin}_${depth}`);
}

const NO_RANGE: PlannedRange = { limit: null, offset: null };

function aggregates(plan: ReadPlan): boolean {
  return plan.select.some(({ aggregate }) => aggregate !== null) || plan.embeds.some(spreadsAggregate);
}

/** An aggregate inside a spread embed is computed at the level it is spread into. */
export function spreadsAggregate(embed: Embed): boolean {
  return embed.spread && aggregates(embed.plan);
}

/** A JSON path is named after its last key: `data->0->city->1` gives `city`. */
function outputName(field: Field): string {
  return field.path.findLast(({ isIndex }) => !isIndex)?.key ?? field.name;
}

function resolveOrder(target: Target, term: OrderTerm, embeds: readonly Embed[]): PlannedOrder {
  const { direction, nulls, relation, field } = term;
  if (relation === null) return { embed: null, field: resolveField(target, field), direction, nulls };
  const embed = embeds.find(({ output }) => output === relation);
  if (!embed) throw notEmbedded(relation);
  if (!embed.toOne) throw orderNotToOne(target.name, relation);
  return { embed, field: resolveField(embed.plan.target, field), direction, nulls };
}
