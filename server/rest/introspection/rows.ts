/** The rows that the introspection queries return, as schemas and types. */
import { z } from "zod";

const columnRow = z.object({
  name: z.string(),
  type: z.string(),
  comparable: z.string(),
  nullable: z.boolean().default(true),
  defaultSql: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
  maxLength: z.number().nullable().default(null),
  enumValues: z.array(z.string()).default([]),
});

export const relationRow = z.object({
  oid: z.number(),
  schema: z.string(),
  name: z.string(),
  exposed: z.boolean(),
  isView: z.boolean(),
  hasRowSecurity: z.boolean(),
  usableBy: z.array(z.string()),
  description: z.string().nullable(),
  insertable: z.boolean(),
  updatable: z.boolean(),
  deletable: z.boolean(),
  columns: z.array(columnRow),
  attributes: z.record(z.string(), z.string()).nullable(),
  rule: z.string().nullable(),
});
export type RelationRow = z.infer<typeof relationRow>;

export const constraintRow = z.object({
  name: z.string(),
  type: z.enum(["p", "u", "f"]),
  table: z.number(),
  columns: z.array(z.number()),
  foreignTable: z.number(),
  foreignColumns: z.array(z.number()),
});
export type ConstraintRow = z.infer<typeof constraintRow>;

export const routineRow = z.object({
  schema: z.string(),
  name: z.string(),
  usableBy: z.array(z.string()),
  description: z.string().nullable(),
  volatility: z.enum(["immutable", "stable", "volatile"]),
  returnsSet: z.boolean(),
  singleRow: z.boolean(),
  returnsComposite: z.boolean(),
  returnsVoid: z.boolean(),
  type: z.string(),
  comparable: z.string(),
  relation: z.number().nullable(),
  rowOf: z.number().nullable(),
  columns: z.array(columnRow),
  parameters: z.array(
    z.object({ name: z.string(), type: z.string(), required: z.boolean(), variadic: z.boolean() }),
  ),
});
export type RoutineRow = z.infer<typeof routineRow>;

export const settingsRow = z.object({
  settings: z.array(z.string()),
  readsRequest: z.boolean(),
  geoJsonSchema: z.string().nullable(),
});
export const typeRow = z.object({ name: z.string(), schema: z.string() });
