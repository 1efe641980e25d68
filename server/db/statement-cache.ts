/**
 * Which statements one session has prepared: a statement seen a second time gets a name, so that
 * PostgreSQL parses and plans it once; the least recently used name is given up when there are too many.
 */
export type Prepared<Shape> = {
  readonly name: string;
  /** What the server said the rows look like; undefined until it has accepted the statement. */
  shape: Shape | undefined;
  pending: boolean;
};

export type Use<Shape> =
  | { readonly kind: "unnamed" }
  | { readonly kind: "prepare"; readonly prepared: Prepared<Shape>; readonly close: string | undefined }
  | { readonly kind: "ready"; readonly prepared: Prepared<Shape>; readonly shape: Shape };

const longestCached = 32_768;

export class StatementCache<Shape> {
  readonly #prefix: string;
  readonly #limit: number;
  /** In order of last use; undefined marks a statement seen once. */
  readonly #statements = new Map<string, Prepared<Shape> | undefined>();
  #serial = 0;

  constructor(prefix: string, limit = 100) {
    this.#prefix = prefix;
    this.#limit = limit;
  }

  use(sql: string): Use<Shape> {
    if (sql.length > longestCached) return { kind: "unnamed" };
    const known = this.#statements.has(sql);
    let prepared = this.#statements.get(sql);
    if (prepared?.shape !== undefined) {
      this.#statements.delete(sql);
      this.#statements.set(sql, prepared);
      return { kind: "ready", prepared, shape: prepared.shape };
    }
    if (prepared?.pending) return { kind: "unnamed" };
    if (!known) {
      this.#statements.set(sql, undefined);
      this.#evict();
      return { kind: "unnamed" };
    }
    this.#serial += 1;
    prepared = { name: `${this.#prefix}${this.#serial}`, shape: undefined, pending: true };
    this.#statements.delete(sql);
    this.#statements.set(sql, prepared);
    return { kind: "prepare", prepared, close: this.#closable.shift() };
  }

  /** Names given up and not yet closed on the server. */
  readonly #closable: string[] = [];

  accept(prepared: Prepared<Shape>, shape: Shape): void {
    prepared.shape = shape;
    prepared.pending = false;
  }

  /** The server did not take it, or no longer honours it: the next use starts afresh. */
  forget(sql: string): void {
    const prepared = this.#statements.get(sql);
    this.#statements.delete(sql);
    if (prepared) this.#closable.push(prepared.name);
  }

  clear(): void {
    for (const sql of [...this.#statements.keys()]) this.forget(sql);
  }

  #evict(): void {
    if (this.#statements.size <= this.#limit) return;
    for (const sql of this.#statements.keys()) {
      this.forget(sql);
      return;
    }
  }
}
