/**
 * An LRU cache of the statements one session has prepared: a statement is prepared on its second use, so
 * that PostgreSQL parses and plans it once.
 */
export type Prepared<Shape> = {
  readonly name: string;
  /** The row description from the server; undefined until it has accepted the statement. */
  shape: Shape | undefined;
  pending: boolean;
};

export type Use<Shape> =
  | { readonly kind: "unnamed" }
  | { readonly kind: "prepare"; readonly prepared: Prepared<Shape>; readonly close: string | undefined }
  | { readonly kind: "ready"; readonly prepared: Prepared<Shape>; readonly shape: Shape };

const maxCachedLength = 32_768;

export class StatementCache<Shape> {
  readonly #prefix: string;
  readonly #limit: number;
  /** In order of last use; undefined marks a statement used once and not prepared. */
  readonly #statements = new Map<string, Prepared<Shape> | undefined>();
  #serial = 0;

  constructor(prefix: string, limit = 100) {
    this.#prefix = prefix;
    this.#limit = limit;
  }

  use(sql: string): Use<Shape> {
    if (sql.length > maxCachedLength) return { kind: "unnamed" };
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

  /** Names discarded here but not yet closed on the server. */
  readonly #closable: string[] = [];

  accept(prepared: Prepared<Shape>, shape: Shape): void {
    prepared.shape = shape;
    prepared.pending = false;
  }

  /** The server rejected the statement or no longer knows it: the next uses start again. */
  discard(sql: string): void {
    const prepared = this.#statements.get(sql);
    this.#statements.delete(sql);
    if (prepared) this.#closable.push(prepared.name);
  }

  clear(): void {
    for (const sql of [...this.#statements.keys()]) this.discard(sql);
  }

  #evict(): void {
    if (this.#statements.size <= this.#limit) return;
    for (const sql of this.#statements.keys()) {
      this.discard(sql);
      return;
    }
  }
}
