import { inflateSync } from 'node:zlib';
import { Unacceptable } from './verdict.ts';

/** Names that make a document act, send what was filled in, open other documents, or carry other files. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm|XFA|GoToR|GoToE|Rendition|Movie|Sound)(?![A-Za-z0-9])/;
/** A file on another machine: asking for it tells that machine who asks. */
const ELSEWHERE = /\/(?:F|UF|URI)\s*\(\s*(?:(?:\\\\){2}|\\{2}[^\\()]|file:)/i;
/** What happens as soon as the document is opened: a place in it is fine, an address is not. */
const OPENING = /\/OpenAction\s*(?:(\d+)\s+\d+\s+R|<<([^>]{0,400}))/g;
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
  for (const part of [text, ...objectStreams(text, bytes).map(unescaped)])
    if (ACTIVE.test(part) || ELSEWHERE.test(part) || opensAnAddress(part)) throw new Unacceptable('activePdf');
}

const opensAnAddress = (text: string): boolean =>
  [...text.matchAll(OPENING)].some(([, object, inline]) => {
    const action = inline ?? new RegExp(`(?:^|\\s)${object} \\d+ obj([^]{0,400}?)endobj`).exec(text)?.[1] ?? '';
    return /\/URI(?![A-Za-z0-9])/.test(action);
  });

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
