import { inflateSync } from 'node:zlib';
import { Unacceptable } from './verdict.ts';

/** Names that make a document act, or carry other files. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData)(?![A-Za-z0-9])/;
const MOST_UNPACKED = 16 * 1024 * 1024;
/** How far before the end a reader of archives looks for its table of contents. */
const ARCHIVE_END = { bytes: Buffer.from([0x50, 0x4b, 0x05, 0x06]), within: 65_557 } as const;

/**
 * A look at the bytes, not a parser: it finds the names of active content wherever they are written plainly or in an
 * object stream of the usual compression. What it may miss is why a PDF is only ever sent as a download.
 */
export function demandPdf(bytes: Buffer): void {
  const end = bytes.lastIndexOf('%%EOF');
  if (end < 0) throw new Unacceptable('damaged');
  const tail = bytes.subarray(Math.max(0, bytes.length - ARCHIVE_END.within));
  // Nothing but blanks behind the end, no archive before it: one file is one thing.
  if (!/^[\s\0]*$/.test(bytes.toString('latin1', end + '%%EOF'.length)) || tail.includes(ARCHIVE_END.bytes))
    throw new Unacceptable('otherKind');
  const text = unescaped(bytes.toString('latin1'));
  if (ACTIVE.test(text)) throw new Unacceptable('activePdf');
  for (const inner of objectStreams(text, bytes)) if (ACTIVE.test(unescaped(inner))) throw new Unacceptable('activePdf');
}

/** `/J#61vaScript` is the same name. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function* objectStreams(text: string, bytes: Buffer): Generator<string> {
  if (!text.includes('/ObjStm')) return;
  let left = MOST_UNPACKED;
  for (const { index } of bytes.toString('latin1').matchAll(/stream\r?\n/g)) {
    if (!/\/ObjStm/.test(unescaped(bytes.toString('latin1', Math.max(0, index - 512), index)))) continue;
    const start = index + (bytes[index + 6] === 0x0d ? 8 : 7);
    const inner = inflatedFrom(bytes.subarray(start), left);
    left -= inner.length;
    yield inner;
  }
}

/** Objects in a compression of their own cannot be looked into, and are left alone. */
function inflatedFrom(packed: Buffer, most: number): string {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch (error) {
    if (error instanceof RangeError) throw new Unacceptable('unpacksTooLarge', { cause: error });
    return '';
  }
}
