/** Reads PostgreSQL backend messages (protocol 3) out of one worker reply, unit by unit. */
import { DatabaseError, type Row } from "../database.ts";
import { type Decode, decoderFor } from "../values.ts";

export type Field = { readonly name: string; readonly decode: Decode };

export type Reply = {
  rows: Row[];
  rowCount: number;
  /** The command tag of the last statement, such as `SELECT 1` or `ROLLBACK`. */
  tag: string;
  error: DatabaseError | undefined;
  /** The rows' shape, when this reply described it. */
  fields: Field[] | undefined;
  parsed: boolean;
  /** I idle, T in a transaction, E in a failed one. */
  status: string;
};

export class ReplyReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /**
   * Reads up to the next ready-for-query; undefined when the reply is incomplete. The first `skip`
   * statements (begin, role and claims) return no rows; `known` is the shape of a prepared statement.
   */
  next(skip: number, known: readonly Field[] | undefined): Reply | undefined {
    const bytes = this.#bytes;
    const reply: Reply = {
      rows: [],
      rowCount: 0,
      tag: "",
      error: undefined,
      fields: undefined,
      parsed: false,
      status: "",
    };
    let done = 0;
    let shape = known;
    while (this.#at + 5 <= bytes.length) {
      const type = bytes[this.#at];
      const start = this.#at + 5;
      const end = this.#at + 1 + bytes.readInt32BE(this.#at + 1);
      this.#at = end;
      if (type === 0x44 /* DataRow */) {
        if (done >= skip && shape) reply.rows.push(this.#row(start, shape));
      } else if (type === 0x43 /* CommandComplete */) {
        done += 1;
        if (done > skip) reply.tag = bytes.toString("latin1", start, end - 1);
      } else if (type === 0x54 /* RowDescription */) {
        if (done >= skip) {
          reply.fields = this.#fields(start);
          shape = reply.fields;
          reply.rows = [];
        }
      } else if (type === 0x31 /* ParseComplete */) {
        reply.parsed = true;
      } else if (type === 0x45 /* ErrorResponse */) {
        reply.error ??= this.#error(start, end);
      } else if (type === 0x49 /* EmptyQueryResponse */) {
        done += 1;
      } else if (type === 0x5a /* ReadyForQuery */) {
        // Neither completed nor failed: the statement was dropped, so the session's state cannot be trusted.
        if (done <= skip && !reply.error) return undefined;
        reply.status = bytes.toString("latin1", start, end);
        reply.rowCount = affected(reply.tag);
        return reply;
      }
    }
    return undefined;
  }

  #row(start: number, shape: readonly Field[]): Row {
    const bytes = this.#bytes;
    let at = start + 2;
    const row: Row = {};
    for (const { name, decode } of shape) {
      const length = bytes.readInt32BE(at);
      at += 4;
      if (length === -1) row[name] = null;
      else {
        row[name] = decode(bytes.toString("utf8", at, at + length));
        at += length;
      }
    }
    return row;
  }

  #fields(start: number): Field[] {
    const bytes = this.#bytes;
    const fields: Field[] = [];
    let at = start + 2;
    for (let left = bytes.readInt16BE(start); left > 0; left -= 1) {
      const end = bytes.indexOf(0, at);
      const name = bytes.toString("utf8", at, end);
      fields.push({ name, decode: decoderFor(bytes.readInt32BE(end + 7)) });
      at = end + 19;
    }
    return fields;
  }

  #error(start: number, end: number): DatabaseError {
    const parts = new Map<string, string>();
    for (let at = start; at < end && this.#bytes[at] !== 0; ) {
      const stop = this.#bytes.indexOf(0, at);
      parts.set(this.#bytes.toString("latin1", at, at + 1), this.#bytes.toString("utf8", at + 1, stop));
      at = stop + 1;
    }
    return new DatabaseError({
      code: parts.get("C") ?? "XX000",
      message: parts.get("M") ?? "unknown database error",
      detail: parts.get("D"),
      hint: parts.get("H"),
      constraint: parts.get("n"),
    });
  }
}

/** `INSERT 0 3` → 3, `SELECT 1` → 1, `CREATE TABLE` → 0. */
export function affected(tag: string): number {
  const count = Number(tag.slice(tag.lastIndexOf(" ") + 1));
  return Number.isInteger(count) ? count : 0;
}
