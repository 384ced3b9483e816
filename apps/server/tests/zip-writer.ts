import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive, and the lies told about it. */
export interface ZipPart {
  readonly name: string;
  readonly bytes: string | Buffer;
  /** The size the headers state instead of the real one. */
  readonly claims?: number;
  readonly encrypted?: boolean;
  /** Its entry in the table of contents points at the part that many places before. */
  readonly over?: number;
  /** Lies, with its head, in the unpacked bytes of the part before it, behind the first of them. */
  readonly inside?: boolean;
}

/** What stands before and in an archive for one part. */
interface Local {
  readonly described: readonly Buffer[];
  readonly title: Buffer;
  readonly bytes: Buffer;
}
function localOf({ name, bytes, claims, encrypted = false }: ZipPart, stored: boolean): Local {
  const raw = Buffer.from(bytes);
  const packed = stored ? raw : deflateRawSync(raw, { level: 6 });
  const method = stored ? 0 : 8;
  const described = [u16(20, encrypted ? 1 : 0, method, 0, 0x21), u32(crc32(raw), packed.length, claims ?? raw.length)];
  const title = Buffer.from(name);
  return { described, title, bytes: Buffer.concat([u32(0x0403_4b50), ...described, u16(title.length, 0), title, packed]) };
}

const u16 = (...values: readonly number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from([value & 255, value >> 8])));
const u32 = (...values: readonly number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(value >>> 0);
      return bytes;
    }),
  );

/** An archive as any program would write it, except for what its parts ask for. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const starts: number[] = [];
  const contents: Buffer[] = [];
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const { over = 0, inside = false } = part;
    const next = parts[index + 1];
    const holds = next?.inside ? { ...part, bytes: Buffer.concat([Buffer.from('x'), localOf(next, false).bytes]) } : part;
    const { described, title, bytes } = localOf(holds, next?.inside === true);
    const before = starts.at(-1) ?? 0;
    // The head of the part before, its name and the one byte.
    starts.push(inside ? before + 31 + Buffer.byteLength(parts[index - 1]?.name ?? '') : at);
    const start = starts[index - over] ?? 0;
    contents.push(Buffer.concat([u32(0x0201_4b50), u16(20), ...described, u16(title.length, 0, 0, 0, 0), u32(0, start), title]));
    if (inside) continue;
    locals.push(bytes);
    at += bytes.length;
  }
  const table = Buffer.concat(contents);
  const end = Buffer.concat([u32(0x0605_4b50), u16(0, 0, parts.length, parts.length), u32(table.length, at), u16(0)]);
  return Buffer.concat([...locals, table, end]);
}
