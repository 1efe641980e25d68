/**
 * Writes PostgreSQL frontend messages (protocol 3) into one buffer, so that a transaction's
 * prelude and its first statement are posted to the worker as a single message.
 */
import { type Encoded, refuseNul } from "../values.ts";

const initialSize = 32_768;

export class RequestWriter {
  #buffer = Buffer.allocUnsafeSlow(initialSize);
  #at = 0;

  get empty(): boolean {
    return this.#at === 0;
  }

  parse(name: string, sql: string): void {
    refuseNul(sql);
    const start = this.#open(0x50, name.length + sql.length * 3 + 4);
    this.#ascii(name);
    this.#at += this.#buffer.write(sql, this.#at);
    this.#buffer[this.#at++] = 0;
    this.#int16(0);
    this.#close(start);
  }

  bind(name: string, values: readonly Encoded[]): void {
    const start = this.#open(0x42, name.length + 10 + values.length * 6);
    this.#buffer[this.#at++] = 0;
    this.#ascii(name);
    this.#int16(values.length);
    for (const value of values) this.#int16(value === null || typeof value === "string" ? 0 : 1);
    this.#int16(values.length);
    for (const value of values) this.#value(value);
    this.#reserve(2);
    this.#int16(0);
    this.#close(start);
  }

  describeStatement(name: string): void {
    const start = this.#open(0x44, name.length + 2);
    this.#buffer[this.#at++] = 0x53;
    this.#ascii(name);
    this.#close(start);
  }

  describePortal(): void {
    this.#fixed([0x44, 0, 0, 0, 6, 0x50, 0]);
  }

  execute(): void {
    this.#fixed([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
  }

  closeStatement(name: string): void {
    const start = this.#open(0x43, name.length + 2);
    this.#buffer[this.#at++] = 0x53;
    this.#ascii(name);
    this.#close(start);
  }

  sync(): void {
    this.#fixed([0x53, 0, 0, 0, 4]);
  }

  /** A simple query: may contain several statements, and ends with its own ready-for-query. */
  simple(sql: string): void {
    refuseNul(sql);
    const start = this.#open(0x51, sql.length * 3 + 1);
    this.#at += this.#buffer.write(sql, this.#at);
    this.#buffer[this.#at++] = 0;
    this.#close(start);
  }

  /** The current position, to rewind to when a message cannot be written. */
  mark(): number {
    return this.#at;
  }

  rewind(mark: number): void {
    this.#at = mark;
  }

  /** Returns the written bytes. An enlarged buffer is handed over instead of copied, to avoid a second copy of large values. */
  take(): Uint8Array<ArrayBuffer> {
    const length = this.#at;
    this.#at = 0;
    if (this.#buffer.length === initialSize) return new Uint8Array(this.#buffer.subarray(0, length));
    const grown = this.#buffer;
    this.#buffer = Buffer.allocUnsafeSlow(initialSize);
    return new Uint8Array(grown.buffer, grown.byteOffset, length);
  }

  #value(value: Encoded): void {
    if (value === null) {
      this.#reserve(4);
      this.#int32(-1);
    } else if (typeof value === "string") {
      this.#reserve(4 + value.length * 3);
      const lengthAt = this.#at;
      this.#at += 4;
      const written = this.#buffer.write(value, this.#at);
      this.#buffer.writeInt32BE(written, lengthAt);
      this.#at += written;
    } else {
      this.#reserve(4 + value.byteLength);
      this.#int32(value.byteLength);
      this.#buffer.set(value, this.#at);
      this.#at += value.byteLength;
    }
  }

  #open(type: number, atMost: number): number {
    this.#reserve(atMost + 5);
    this.#buffer[this.#at] = type;
    const start = this.#at + 1;
    this.#at += 5;
    return start;
  }

  #close(start: number): void {
    this.#buffer.writeInt32BE(this.#at - start, start);
  }

  #fixed(bytes: readonly number[]): void {
    this.#reserve(bytes.length);
    for (const byte of bytes) this.#buffer[this.#at++] = byte;
  }

  #ascii(text: string): void {
    this.#at += this.#buffer.write(text, this.#at, "latin1");
    this.#buffer[this.#at++] = 0;
  }

  #int16(value: number): void {
    this.#at = this.#buffer.writeInt16BE(value, this.#at);
  }

  #int32(value: number): void {
    this.#at = this.#buffer.writeInt32BE(value, this.#at);
  }

  #reserve(size: number): void {
    const needed = this.#at + size;
    if (needed <= this.#buffer.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.#buffer.length * 2));
    this.#buffer.copy(grown, 0, 0, this.#at);
    this.#buffer = grown;
  }
}
