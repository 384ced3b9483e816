import { crc32, createInflateRaw } from 'node:zlib';
import { Unacceptable } from './verdict.ts';

/** One entry of an archive as its table of contents describes it; nothing of that is believed until it is unpacked. */
export interface ZipEntry {
  readonly name: string;
  readonly deflated: boolean;
  readonly packed: Buffer;
  readonly size: number;
  readonly crc: number;
}

const MOST_ENTRIES = 200;
const SIGNATURE = { local: 0x0403_4b50, entry: 0x0201_4b50, end: 0x0605_4b50 } as const;
const END = { length: 22, bytes: Buffer.from([0x50, 0x4b, 0x05, 0x06]) } as const;
const LONGEST_NOTE = 0xffff;
const ENCRYPTED = 0x0041;
/** The sizes of an entry follow its bytes instead of standing before them. */
const SIZES_FOLLOW = 0x0008;

/** The table of contents, once it describes the whole file and every entry lies where no other does. */
export function zipEntries(bytes: Buffer): readonly ZipEntry[] {
  const end = bytes.lastIndexOf(END.bytes);
  // Anything behind the archive, or before it, would make the file a second thing at the same time.
  if (end < Math.max(0, bytes.length - END.length - LONGEST_NOTE) || bytes.length < end + END.length) damaged();
  if (end + END.length + bytes.readUInt16LE(end + 20) !== bytes.length) damaged();
  const [disks, count, contents, start] = [
    bytes.readUInt32LE(end + 4),
    bytes.readUInt16LE(end + 10),
    bytes.readUInt32LE(end + 12),
    bytes.readUInt32LE(end + 16),
  ];
  if (count > MOST_ENTRIES) throw new Unacceptable('tooManyParts');
  if (disks !== 0 || count === 0 || start + contents !== end) damaged();
  const found: (ZipEntry & { readonly from: number; readonly to: number })[] = [];
  let at = start;
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== SIGNATURE.entry) damaged();
    const nameLength = bytes.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end) damaged();
    found.push(entryAt(bytes, at, nameLength, start));
    at = next;
  }
  if (at !== end) damaged();
  demandApart(found);
  return found;
}

function entryAt(bytes: Buffer, at: number, nameLength: number, limit: number) {
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
  const [crc, packedSize, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
  const from = bytes.readUInt32LE(at + 42);
  if (from + 30 > limit || bytes.readUInt32LE(from) !== SIGNATURE.local) damaged();
  const localFlags = bytes.readUInt16LE(from + 6);
  if (((flags | localFlags) & ENCRYPTED) !== 0) throw new Unacceptable('encrypted');
  if (method !== 0 && method !== 8) damaged();
  const name = bytes.subarray(at + 46, at + 46 + nameLength);
  const named = from + 30 + bytes.readUInt16LE(from + 26);
  const data = named + bytes.readUInt16LE(from + 28);
  const to = data + packedSize;
  // Readers differ in which of the two descriptions they follow, so there may be no difference.
  const agrees =
    bytes.subarray(from + 30, named).equals(name) &&
    bytes.readUInt16LE(from + 8) === method &&
    ((localFlags & SIZES_FOLLOW) !== 0 || bytes.readUInt32LE(from + 18) === packedSize);
  if (!agrees || to > limit) damaged();
  return { name: safeName(name), deflated: method === 8, packed: bytes.subarray(data, to), size, crc, from, to };
}

function safeName(bytes: Buffer): string {
  const name = bytes.toString('utf8');
  // oxlint-disable-next-line no-control-regex -- these are the characters meant
  if (name === '' || /^\/|\\|^[a-z]:|(?:^|\/)\.\.?(?:\/|$)|[\u0000-\u001f]/i.test(name)) throw new Unacceptable('strange');
  return name;
}

function demandApart(found: readonly { readonly name: string; readonly from: number; readonly to: number }[]): void {
  if (new Set(found.map(({ name }) => name.toLowerCase())).size < found.length) throw new Unacceptable('strange');
  let free = 0;
  for (const { from, to } of found.toSorted((a, b) => a.from - b.from)) {
    if (from < free || (free === 0 && from !== 0)) damaged();
    free = to;
  }
}

/** The bytes of an entry as they are unpacked; what they turn out to be must be what the table of contents said. */
export async function* unpacked({ deflated, packed, size, crc }: ZipEntry): AsyncGenerator<Buffer> {
  let [sum, count] = [0, 0];
  for await (const chunk of deflated ? inflated(packed) : [packed]) {
    count += chunk.length;
    // Told as soon as it is known: a header that lies about the size gains nothing by it.
    if (count > size) damaged();
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (count !== size || sum !== crc) damaged();
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: 262_144 });
  inflate.end(packed);
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) yield chunk;
  } catch (cause) {
    throw new Unacceptable('damaged', { cause });
  } finally {
    inflate.destroy();
  }
}

const damaged = (): never => {
  throw new Unacceptable('damaged');
};
