// Reads glyph outlines from a WOFF2 font (W3C recommendation), as far as drawing outlines needs it: no hinting, kerning or
// variations, and only fonts with a transformed glyf table. Decision 037 compares it with libraries.
import { brotliDecompressSync } from "node:zlib";

export type OutlinePoint = { x: number; y: number; onCurve: boolean };
export type Glyph = { advance: number; contours: OutlinePoint[][] };
export type Font = { unitsPerEm: number; glyph: (character: string) => Glyph };

class Reader {
  readonly #view: DataView;
  at: number;
  constructor(view: DataView, at = 0) {
    this.#view = view;
    this.at = at;
  }
  u8(): number {
    return this.#view.getUint8(this.at++);
  }
  u16(): number {
    this.at += 2;
    return this.#view.getUint16(this.at - 2);
  }
  i16(): number {
    this.at += 2;
    return this.#view.getInt16(this.at - 2);
  }
  u32(): number {
    this.at += 4;
    return this.#view.getUint32(this.at - 4);
  }
  base128(): number {
    let value = 0;
    for (let i = 0; i < 5; i++) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new Error("the font's directory is damaged");
  }
  /** The format's 255UInt16: a variable-length 16-bit number. */
  packed16(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 255) return this.u8() + 253;
    if (code === 254) return this.u8() + 506;
    return code;
  }
}

const knownTags = [
  "cmap",
  "head",
  "hhea",
  "hmtx",
  "maxp",
  "name",
  "OS/2",
  "post",
  "cvt ",
  "fpgm",
  "glyf",
  "loca",
];

type Table = { data: DataView; transformed: boolean };

const tablesOf = (file: Uint8Array): Map<string, Table> => {
  const header = new Reader(new DataView(file.buffer, file.byteOffset, file.byteLength));
  if (header.u32() !== 0x774f4632) throw new Error("not a WOFF2 font");
  header.at = 12;
  const count = header.u16();
  header.at = 20;
  const compressed = header.u32();
  header.at = 48;
  const entries: { tag: string; length: number; transformed: boolean }[] = [];
  for (let i = 0; i < count; i++) {
    const flags = header.u8();
    const index = flags & 0x3f;
    const tag =
      index === 63
        ? String.fromCharCode(header.u8(), header.u8(), header.u8(), header.u8())
        : (knownTags[index] ?? `#${index}`);
    const version = flags >> 6;
    const original = header.base128();
    const transformed = tag === "glyf" || tag === "loca" ? version === 0 : version !== 0;
    entries.push({ tag, length: transformed ? header.base128() : original, transformed });
  }
  const data = brotliDecompressSync(file.subarray(header.at, header.at + compressed));
  const tables = new Map<string, Table>();
  let offset = 0;
  for (const { tag, length, transformed } of entries) {
    tables.set(tag, { data: new DataView(data.buffer, data.byteOffset + offset, length), transformed });
    offset += length;
  }
  return tables;
};

const tableNamed = (tables: Map<string, Table>, tag: string): Table => {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`the font has no ${tag} table`);
  return table;
};

const signed = (flag: number, value: number): number => ((flag & 1) === 1 ? value : -value);

const readDelta = (flag: number, bytes: Reader): [number, number] => {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + bytes.u8())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + bytes.u8()), 0];
  if (flag < 84) {
    const [b0, b1] = [flag - 20, bytes.u8()];
    return [
      signed(flag, 1 + (b0 & 0x30) + (b1 >> 4)),
      signed(flag >> 1, 1 + ((b0 & 0x0c) << 2) + (b1 & 0x0f)),
    ];
  }
  if (flag < 120) {
    const b0 = flag - 84;
    const dx = signed(flag, 1 + (Math.floor(b0 / 12) << 8) + bytes.u8());
    return [dx, signed(flag >> 1, 1 + (((b0 % 12) >> 2) << 8) + bytes.u8())];
  }
  if (flag < 124) {
    const [b1, b2, b3] = [bytes.u8(), bytes.u8(), bytes.u8()];
    return [signed(flag, (b1 << 4) + (b2 >> 4)), signed(flag >> 1, ((b2 & 0x0f) << 8) + b3)];
  }
  const dx = signed(flag, bytes.u16());
  return [dx, signed(flag >> 1, bytes.u16())];
};

type Shape = { contours: OutlinePoint[][]; parts: { glyph: number; dx: number; dy: number }[] };

const readComposite = (composite: Reader, glyphs: Reader): Shape["parts"] => {
  const parts: Shape["parts"] = [];
  let instructions = false;
  for (let flags = 0x20; (flags & 0x20) !== 0; ) {
    flags = composite.u16();
    const glyph = composite.u16();
    const words = (flags & 1) !== 0;
    const dx = words ? composite.i16() : (composite.u8() << 24) >> 24;
    const dy = words ? composite.i16() : (composite.u8() << 24) >> 24;
    composite.at += (flags & 0x08) !== 0 ? 2 : (flags & 0x40) !== 0 ? 4 : (flags & 0x80) !== 0 ? 8 : 0;
    if ((flags & 0x100) !== 0) instructions = true;
    parts.push({ glyph, dx, dy });
  }
  if (instructions) glyphs.packed16();
  return parts;
};

const readShapes = ({ data, transformed }: Table): Shape[] => {
  if (!transformed) throw new Error("only fonts with a transformed glyf table are supported");
  const head = new Reader(data, 4);
  const count = head.u16();
  head.at += 2;
  const sizes = Array.from({ length: 7 }, () => head.u32());
  let offset = head.at;
  const [contourCounts, pointCounts, flags, glyphs, composite] = sizes.slice(0, 5).map((size) => {
    const reader = new Reader(data, offset);
    offset += size;
    return reader;
  });
  if (!contourCounts || !pointCounts || !flags || !glyphs || !composite)
    throw new Error("the font's outlines are damaged");
  return Array.from({ length: count }, (): Shape => {
    const contours = contourCounts.i16();
    if (contours === 0) return { contours: [], parts: [] };
    if (contours < 0) return { contours: [], parts: readComposite(composite, glyphs) };
    const lengths = Array.from({ length: contours }, () => pointCounts.packed16());
    let [x, y] = [0, 0];
    const shape = lengths.map((length) =>
      Array.from({ length }, (): OutlinePoint => {
        const flag = flags.u8();
        const [dx, dy] = readDelta(flag & 0x7f, glyphs);
        x += dx;
        y += dy;
        return { x, y, onCurve: (flag & 0x80) === 0 };
      }),
    );
    glyphs.packed16();
    return { contours: shape, parts: [] };
  });
};

/** Maps a code point to a glyph index by the font's cmap subtable of format 4. */
const readCharacters = (data: DataView): ((code: number) => number) => {
  const directory = new Reader(data, 2);
  const tables = Array.from({ length: directory.u16() }, () => {
    directory.at += 4;
    return directory.u32();
  });
  const start = tables.find((offset) => data.getUint16(offset) === 4);
  if (start === undefined) throw new Error("the font has no cmap subtable of format 4");
  const segments = data.getUint16(start + 6) / 2;
  const [ends, starts] = [start + 14, start + 16 + segments * 2];
  return (code) => {
    for (let i = 0; i < segments; i++) {
      if (data.getUint16(ends + i * 2) < code) continue;
      const first = data.getUint16(starts + i * 2);
      if (first > code) return 0;
      const delta = data.getInt16(starts + segments * 2 + i * 2);
      const rangeAt = starts + segments * 4 + i * 2;
      const range = data.getUint16(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = data.getUint16(rangeAt + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
};

export const readFont = (file: Uint8Array): Font => {
  const tables = tablesOf(file);
  const shapes = readShapes(tableNamed(tables, "glyf"));
  const glyphNumber = readCharacters(tableNamed(tables, "cmap").data);
  const unitsPerEm = tableNamed(tables, "head").data.getUint16(18);
  const metrics = tableNamed(tables, "hhea").data.getUint16(34);
  const widths = tableNamed(tables, "hmtx");
  const advanceOf = (glyph: number): number => {
    const index = Math.min(glyph, metrics - 1);
    return widths.transformed ? widths.data.getUint16(1 + index * 2) : widths.data.getUint16(index * 4);
  };
  const contoursOf = (glyph: number): OutlinePoint[][] => {
    const shape = shapes[glyph];
    if (shape === undefined) return [];
    const parts = shape.parts.flatMap(({ glyph: part, dx, dy }) =>
      contoursOf(part).map((contour) =>
        contour.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy })),
      ),
    );
    return [...shape.contours, ...parts];
  };
  return {
    unitsPerEm,
    glyph: (character) => {
      const number = glyphNumber(character.codePointAt(0) ?? 32);
      return { advance: advanceOf(number), contours: contoursOf(number) };
    },
  };
};
