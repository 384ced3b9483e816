import { Unacceptable } from './verdict.ts';

const [LT, GT, BANG, SLASH, ASK, COLON, DOUBLE, SINGLE] = [0x3c, 0x3e, 0x21, 0x2f, 0x3f, 0x3a, 0x22, 0x27] as const;
const SPACE = 0x20;
const DEEPEST = 256;
/** What a sheet can have at most; more rows are nobody's data. */
const MOST_ROWS = 1_048_576;
/** Longer than any tag, formula or comment that a program writes. */
const LONGEST = 1_048_576;
const COMMENT = Buffer.from('<!--');
const CDATA = Buffer.from('<![CDATA[');

/**
 * Looks at the markup of one part while it is unpacked and before any parser sees it: no declarations, no depth that would
 * exhaust a parser, no formula or field that reaches for another program. Grammar is the parser's business.
 */
export class MarkupScan {
  /** What of the last chunk belongs to a tag that goes on in the next. */
  #rest: Buffer = Buffer.alloc(0);
  #begun = false;
  #depth = 0;
  #rows = 0;
  /** The element whose text is carried out rather than shown, while inside it. */
  #code: { readonly depth: number; readonly formula: boolean } | null = null;
  #text = '';
  /** Codes of a field may be spread over many elements. */
  #fields = '';

  take(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    if (!this.#begun) this.#begun = begins(bytes);
    let at = 0;
    while (at < bytes.length) {
      const from = at;
      while (at < bytes.length && bytes[at] !== LT) at += 1;
      if (this.#code) this.#say(bytes.toString('latin1', from, at));
      if (at === bytes.length) break;
      const end = tagEnd(bytes, at);
      if (end < 0) break;
      this.#tag(bytes, at, end);
      at = end;
    }
    this.#rest = bytes.subarray(at);
    if (this.#rest.length > LONGEST) strange();
  }

  end(): void {
    if (this.#rest.length > 0 || this.#depth !== 0) throw new Unacceptable('damaged');
    if (/\bDDE(?:AUTO)?\b/i.test(plain(this.#fields))) throw new Unacceptable('external');
  }

  #tag(bytes: Buffer, at: number, end: number): void {
    const kind = bytes[at + 1];
    if (kind === ASK) return;
    if (kind === BANG) {
      if (this.#code && bytes[at + 2] !== COMMENT[2]) this.#say(bytes.toString('latin1', at + CDATA.length, end - 3));
      return;
    }
    if (kind === SLASH) {
      this.#depth -= 1;
      if (this.#depth < 0) strange();
      if (this.#code && this.#depth < this.#code.depth) this.#judge(this.#code.formula);
      return;
    }
    const name = localName(bytes, at + 1, end);
    if (name === 'row') this.#rows += 1;
    if (name === 'fldSimple') this.#fields += bytes.toString('latin1', at, end);
    if (this.#rows > MOST_ROWS || this.#fields.length > LONGEST) strange();
    if (bytes[end - 2] === SLASH) return;
    this.#depth += 1;
    if (this.#depth > DEEPEST) strange();
    if (name === 'f' || name === 'instrText') this.#code ??= { depth: this.#depth, formula: name === 'f' };
  }

  #say(text: string): void {
    this.#text += text;
    if (this.#text.length > LONGEST) strange();
  }

  #judge(formula: boolean): void {
    // `program|topic!item` is the one use of this character outside quotes.
    const calls = formula && /[|&]/.test(this.#text) && /\|/.test(plain(this.#text).replace(/"[^"]*"|'[^']*'/g, ''));
    if (calls) throw new Unacceptable('external');
    if (!formula) this.#fields += this.#text;
    this.#text = '';
    this.#code = null;
  }
}

/** The part is written so that what is looked for here is what a parser would read. */
function begins(bytes: Buffer): true {
  const head = bytes.toString('latin1', 0, 200);
  const encoding = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/.exec(head)?.[1] ?? 'utf-8';
  if (/^(?:\xff\xfe|\xfe\xff)|^.{0,3}\0/s.test(head) || !/^(?:utf-8|us-ascii)$/i.test(encoding)) strange();
  return true;
}

/** Just behind the tag that begins here, or -1 while it is incomplete. */
function tagEnd(bytes: Buffer, at: number): number {
  const kind = bytes[at + 1];
  if (kind === BANG) {
    if (bytes.length < at + CDATA.length) return -1;
    if (begin(bytes, at, COMMENT)) return behind(bytes, '-->', at + COMMENT.length);
    if (begin(bytes, at, CDATA)) return behind(bytes, ']]>', at + CDATA.length);
    return strange();
  }
  if (kind === ASK) return behind(bytes, '?>', at + 2);
  let quote = 0;
  for (let index = at + 1; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (quote !== 0) quote = byte === quote ? 0 : quote;
    else if (byte === GT) return index + 1;
    else if (byte === DOUBLE || byte === SINGLE) quote = byte;
  }
  return -1;
}
function begin(bytes: Buffer, at: number, start: Buffer): boolean {
  for (let index = 0; index < start.length; index += 1) if (bytes[at + index] !== start[index]) return false;
  return true;
}
function behind(bytes: Buffer, mark: string, from: number): number {
  const found = bytes.indexOf(mark, from, 'latin1');
  return found < 0 ? -1 : found + mark.length;
}

const NAMES = ['f', 'row', 'instrText', 'fldSimple'] as const;
const LOOKED_FOR = NAMES.map((name) => ({ name, bytes: Buffer.from(name) }));

/** Which of the names looked for a tag has. Compared byte by byte: a sheet has millions of tags, and texts would cost more. */
function localName(bytes: Buffer, from: number, end: number): (typeof NAMES)[number] | null {
  let start = from;
  let at = from;
  while (at < end) {
    const byte = bytes[at] ?? 0;
    if (byte === COLON) start = at + 1;
    else if (byte === SLASH || byte === GT || byte <= SPACE) break;
    at += 1;
  }
  for (const { name, bytes: wanted } of LOOKED_FOR) if (wanted.length === at - start && begin(bytes, start, wanted)) return name;
  return null;
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
/** Text with its character references resolved. */
export const plain = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
    (_, hex?: string, decimal?: string, name?: string) =>
      name ? (NAMED[name.toLowerCase()] ?? '') : letter(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
const letter = (code: number): string => (code <= 0x10_ffff ? String.fromCodePoint(code) : '');

const strange = (): never => {
  throw new Unacceptable('strange');
};
