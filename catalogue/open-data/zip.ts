// Writes a ZIP archive. The entries carry a fixed date, so that the same content gives the same bytes.
import { crc32, deflateRawSync } from "node:zlib";

/** 1 January 1980, the first day that the format can hold. */
const fixedDate = (1 << 5) | 1;
const versionNeeded = 20;
const deflated = 8;
const utf8Names = 1 << 11;

export function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const path = Buffer.from(name, "utf8");
    const bytes = Buffer.from(text, "utf8");
    const compressed = deflateRawSync(bytes, { level: 9 });
    // The fields that the local header and the central directory share.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(versionNeeded, 0);
    common.writeUInt16LE(utf8Names, 2);
    common.writeUInt16LE(deflated, 4);
    common.writeUInt16LE(fixedDate, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(compressed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([signature(0x04034b50), common, path, compressed]);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(versionNeeded);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    directory.push(signature(0x02014b50), madeBy, common, position, path);
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, index, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
