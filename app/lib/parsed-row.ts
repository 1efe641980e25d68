// Ties a zod schema to the table whose rows it parses, so that a row's shape is declared once: in the generated types.
import type * as z from "zod/mini";

/**
 * What `Schema` makes of `Row`. Fails to compile when the schema names a column that the row does not have, or
 * rejects a value that the column can hold.
 */
export type ParsedRow<
  Schema extends z.core.$ZodType,
  Row extends z.core.input<Schema> & Record<keyof z.core.input<Schema>, unknown>,
> = [Row] extends [never] ? never : z.core.output<Schema>;
