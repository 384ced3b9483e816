import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw, inflateRawSync } from 'node:zlib';

/** One file of an archive; its bytes are asked for only when its turn has come. */
export interface Part {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}
interface Written {
  readonly name: Buffer;
  readonly at: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

const DEFLATED = 8;
/** Sizes follow the bytes, and names are UTF-8. */
const FLAGS = 0x0808;
const VERSION = 20;
const LARGEST = 0xffff_ffff;
/** The first day the format knows: a workbook says on its own sheet when it was made. */
const DAY = 0x0021;

const SIGNATURE = { local: 0x0403_4b50, sizes: 0x0807_4b50, entry: 0x0201_4b50, end: 0x0605_4b50 } as const;

/** A zip archive as bytes while its parts are still being made: nothing but the table of contents is held in memory. */
export async function* archive(parts: AsyncIterable<Part>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  for await (const part of parts) {
    const name = Buffer.from(part.name);
    const head = localHead(name);
    yield head;
    const sum = { crc: 0, packed: 0, size: 0 };
    for await (const chunk of deflated(part.bytes, sum)) yield chunk;
    const tail = numbers([4, SIGNATURE.sizes], [4, sum.crc], [4, sum.packed], [4, sum.size]);
    yield tail;
    written.push({ name, at, ...sum });
    at += head.length + sum.packed + tail.length;
    if (at > LARGEST || sum.size > LARGEST) throw new Error('the archive would be too large');
  }
  const contents = Buffer.concat(written.map(entry));
  yield contents;
  const count = written.length;
  yield numbers([4, SIGNATURE.end], [4, 0], [2, count], [2, count], [4, contents.length], [4, at], [2, 0]);
}

async function* deflated(bytes: Part['bytes'], sum: { crc: number; packed: number; size: number }): AsyncGenerator<Uint8Array> {
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      sum.crc = crc32(chunk, sum.crc);
      sum.size += chunk.length;
      yield chunk;
    }
  }
  const deflate = createDeflateRaw();
  // A source that fails ends the reading below with its own error.
  pipeline(Readable.from(counted()), deflate).catch(() => undefined);
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    sum.packed += chunk.length;
    yield chunk;
  }
}

const localHead = (name: Buffer): Buffer =>
  Buffer.concat([
    numbers([4, SIGNATURE.local], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DAY], [4, 0], [4, 0], [4, 0]),
    numbers([2, name.length], [2, 0]),
    name,
  ]);

const entry = ({ name, at, crc, packed, size }: Written): Buffer =>
  Buffer.concat([
    numbers([4, SIGNATURE.entry], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DAY]),
    numbers([4, crc], [4, packed], [4, size], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
    name,
  ]);

/** Little-endian numbers, each as [bytes, value]. */
function numbers(...fields: readonly (readonly [2 | 4, number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of fields) at = bytes.writeUIntLE(value, at, width);
  return bytes;
}

/** The parts of a small archive of our own making, unpacked, in the order of its table of contents. */
export function partsOf(bytes: Uint8Array): readonly { readonly name: string; readonly bytes: Buffer }[] {
  const whole = Buffer.from(bytes);
  const end = whole.lastIndexOf(numbers([4, SIGNATURE.end]));
  const parts = [];
  let at = whole.readUInt32LE(end + 16);
  for (let left = whole.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed, start] = [whole.readUInt16LE(at + 10), whole.readUInt32LE(at + 20), whole.readUInt32LE(at + 42)];
    const [nameLength, extra, note] = [28, 30, 32].map((offset) => whole.readUInt16LE(at + offset)) as [number, number, number];
    const data = start + 30 + whole.readUInt16LE(start + 26) + whole.readUInt16LE(start + 28);
    const raw = whole.subarray(data, data + packed);
    parts.push({
      name: whole.toString('utf8', at + 46, at + 46 + nameLength),
      bytes: method === DEFLATED ? inflateRawSync(raw) : Buffer.from(raw),
    });
    at += 46 + nameLength + extra + note;
  }
  return parts;
}
