/** A parsing cursor over a part of a query string; reports the position and the reason of a syntax error. */
import { parseError } from "../errors.ts";

const IDENTIFIER = /(?:[\p{L}\p{M}\p{N}_ $]|-(?!>))+/uy;
const SPACES = /[ \t]*/y;

export class Cursor {
  readonly text: string;
  /** What is being parsed, as PostgREST names it: "filter", "order", "select parameter"… */
  readonly #label: string;
  /** The text as the client wrote it, if a prefix was added for parsing. */
  readonly #shown: string;
  position = 0;

  constructor(text: string, label: string, shown = text) {
    this.text = text;
    this.#label = label;
    this.#shown = shown;
  }

  get done(): boolean {
    return this.position >= this.text.length;
  }

  startsWith(literal: string): boolean {
    return this.text.startsWith(literal, this.position);
  }

  /** Consumes the literal if it comes next, and returns whether it did. */
  take(literal: string): boolean {
    if (!this.startsWith(literal)) return false;
    this.position += literal.length;
    return true;
  }

  expect(literal: string): void {
    if (!this.take(literal)) this.fail(`"${literal}"`);
  }

  /** Consumes and returns the match of a sticky pattern; null if it does not match here. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined || found === "") return null;
    this.position += found.length;
    return found;
  }

  skipSpaces(): void {
    this.match(SPACES);
  }

  end(expecting: string): void {
    if (!this.done) this.fail(expecting);
  }

  /** A name: quoted, or letters, digits, underscores, dollars, spaces and inner dashes. */
  name(): string {
    const name = this.tryName();
    return name ?? this.fail("field name (* or [a..z0..9_$])");
  }

  tryName(): string | null {
    if (this.startsWith('"')) return this.quoted();
    const name = this.match(IDENTIFIER)?.trim();
    return name === undefined || name === "" ? null : name;
  }

  /** A double-quoted text; a backslash escapes the next character. */
  quoted(): string {
    this.expect('"');
    let value = "";
    while (!this.done) {
      const character = this.text[this.position] ?? "";
      this.position += 1;
      if (character === '"') return value;
      if (character === "\\") {
        value += this.text[this.position] ?? "";
        this.position += 1;
      } else value += character;
    }
    return this.fail('"\\""');
  }

  fail(expecting: string): never {
    const next = this.text[this.position];
    const unexpected = next === undefined ? "unexpected end of input" : `unexpected ${JSON.stringify(next)}`;
    const message = `"failed to parse ${this.#label} (${this.#shown})" (line 1, column ${this.position + 1})`;
    throw parseError(message, `${unexpected} expecting ${expecting}`);
  }
}
