import { MarkupScan, plain } from './markup-scan.ts';
import { Unacceptable, type Verdict } from './verdict.ts';
import { unpacked, type ZipEntry, zipEntries } from './zip-entries.ts';

const MIB = 1024 * 1024;
const LIMITS = { file: 5 * MIB, entry: 120 * MIB, total: 150 * MIB, ratio: 150, ratioFrom: 1_000_000, list: 4 * MIB } as const;

/** What the main part of each kind calls itself. */
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const MAIN = {
  xlsx: `${OFFICE}.spreadsheetml.sheet.main+xml`,
  docx: `${OFFICE}.wordprocessingml.document.main+xml`,
  pptx: `${OFFICE}.presentationml.presentation.main+xml`,
} as const;
type OfficeKind = keyof typeof MAIN;

/** Parts that are refused by their names alone, before anything is unpacked. */
const FORBIDDEN: readonly (readonly [RegExp, Verdict])[] = [
  [/vbaProject|vbaData|\/macrosheets\/|\/activeX\/|\/customUI\//i, 'macro'],
  [/\/externalLinks\/|\/connections\.xml$|\/queryTables\//i, 'external'],
  [/\/embeddings\//i, 'embedded'],
];
const MARKUP = /\.(?:xml|rels|vml|svg|psmdcp)$/i;
const LISTS = /^\[Content_Types\]\.xml$|\.rels$/i;
/** Pictures, sound, fonts and printer settings; everything else has no place in a document. */
const MEDIA = /\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|emz|wmz|wdp|ico|odttf|fntdata|mp3|mp4|m4a|wav)$|\/printerSettings\d*\.bin$/i;
/** How archives, compound files and programs begin. */
const FOREIGN = ['504b0304', '504b0506', 'd0cf11e0', '52617221', '377abcaf', '4d5a'].map((hex) => Buffer.from(hex, 'hex'));

/**
 * Everything that must hold before a parser may see an Office file. What it unpacks to is counted while it is unpacked;
 * sizes in headers are claims.
 */
export async function demandOffice(kind: OfficeKind, bytes: Buffer): Promise<void> {
  if (bytes.length > LIMITS.file) throw new Unacceptable('tooLarge');
  const entries = zipEntries(bytes);
  let claimed = 0;
  for (const { name, size, packed } of entries) {
    const broken = FORBIDDEN.find(([pattern]) => pattern.test(`/${name}`));
    if (broken) throw new Unacceptable(broken[1]);
    if (!name.endsWith('/') && !MARKUP.test(name) && !MEDIA.test(name)) throw new Unacceptable('embedded');
    claimed += size;
    // What a header admits is refused at once; what it denies comes out while unpacking.
    if (isBomb(size, packed.length) || claimed > LIMITS.total) throw new Unacceptable('unpacksTooLarge');
  }
  const types = entries.find(({ name }) => name === '[Content_Types].xml');
  if (!types) throw new Unacceptable('otherKind');
  // The list of types first: a file of another kind needs no further looking.
  const rest = { total: LIMITS.total };
  for (const entry of [types, ...entries.filter((one) => one !== types)]) await demandEntry(entry, kind, rest);
}

const isBomb = (size: number, packed: number): boolean =>
  size > LIMITS.entry || (size > LIMITS.ratioFrom && size > packed * LIMITS.ratio);

async function demandEntry(entry: ZipEntry, kind: OfficeKind, rest: { total: number }): Promise<void> {
  const { name, packed } = entry;
  const scan = MARKUP.test(name) ? new MarkupScan() : null;
  const kept: Buffer[] | null = LISTS.test(name) ? [] : null;
  let size = 0;
  for await (const chunk of unpacked(entry)) {
    if (size === 0 && FOREIGN.some((start) => chunk.subarray(0, start.length).equals(start))) throw new Unacceptable('embedded');
    size += chunk.length;
    rest.total -= chunk.length;
    if (isBomb(size, packed.length) || rest.total < 0 || (kept && size > LIMITS.list)) throw new Unacceptable('unpacksTooLarge');
    scan?.take(chunk);
    kept?.push(chunk);
  }
  if (size > 0) scan?.end();
  if (!kept) return;
  const text = Buffer.concat(kept).toString('utf8');
  if (name.endsWith('.rels')) demandLinksInside(text);
  else demandKind(kind, text);
}

const attributes = (element: string): ReadonlyMap<string, string> =>
  new Map(
    [...element.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      name,
      plain(double ?? single ?? ''),
    ]),
  );

function demandKind(kind: OfficeKind, types: string): void {
  const named = [...types.matchAll(/<(?:\w+:)?(?:Override|Default)\b[^>]*>/g)].map(
    ([element]) => attributes(element).get('ContentType') ?? '',
  );
  if (named.some((type) => /macroEnabled|vbaProject|activeX/i.test(type))) throw new Unacceptable('macro');
  if (named.some((type) => /oleObject/i.test(type))) throw new Unacceptable('embedded');
  if (!named.includes(MAIN[kind])) throw new Unacceptable('otherKind');
}

/** A hyperlink waits to be pressed; every other way out is followed by the program that opens the file. */
function demandLinksInside(text: string): void {
  for (const [element] of text.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    const found = attributes(element);
    const type = found.get('Type') ?? '';
    if (/\/(?:vbaProject|control)$/.test(type)) throw new Unacceptable('macro');
    if (/\/(?:oleObject|package)$/.test(type)) throw new Unacceptable('embedded');
    if (found.get('TargetMode')?.toLowerCase() === 'external' && !type.endsWith('/hyperlink')) throw new Unacceptable('external');
  }
}
