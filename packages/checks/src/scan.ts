import type { Finding, Source } from './finding.ts';

/** A string or template literal. In a template, `${…}` stands for each value put in. */
interface Literal {
  readonly text: string;
  readonly line: number;
}
interface Scanned {
  /** As long as the source, line for line; comments, regular expressions and the insides of literals are spaces. */
  readonly code: string;
  readonly literals: readonly Literal[];
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const blanked = (text: string): string => text.replace(/[^\n]/g, ' ');
/** After these a slash begins a regular expression; after anything else it divides or closes a tag. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{;+>]|\breturn|\bcase)\s*$/;
const REGEX = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const QUOTED = /'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/y;

const matchAt = (pattern: RegExp, text: string, offset: number): string | null => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
};

/**
 * Tells code, comments and literals of TypeScript apart, so that a check for `any` is not fooled by a sentence.
 * A scanner, not a parser: the compiler in use offers none to programs. A quote without its pair ends with its line.
 */
export function scan(text: string): Scanned {
  const literals: Literal[] = [];
  let code = '';
  let at = 0;

  const skip = (length: number) => {
    code += blanked(text.slice(at, at + length));
    at += length;
  };
  const keep = (length: number) => {
    code += text.slice(at, at + length);
    at += length;
  };
  const template = () => {
    const line = lineAt(text, at);
    let words = '';
    keep(1);
    while (at < text.length && text[at] !== '`') {
      if (text.startsWith('${', at)) {
        keep(2);
        plain('}');
        words += '${…}';
        keep(1);
      } else {
        const length = text[at] === '\\' ? 2 : 1;
        words += text.slice(at, at + length);
        skip(length);
      }
    }
    keep(1);
    literals.push({ text: words, line });
  };
  /** Scans until `end` closes what the caller opened; braces in between are matched. */
  const plain = (end: '}' | null) => {
    for (let depth = 0; at < text.length; ) {
      const char = text[at];
      const comment = matchAt(COMMENT, text, at);
      const quoted = comment ? null : matchAt(QUOTED, text, at);
      const regex = !comment && char === '/' && BEFORE_REGEX.test(code.slice(-200)) ? matchAt(REGEX, text, at) : null;
      if (comment || regex) skip((comment ?? regex ?? '').length);
      else if (quoted) {
        literals.push({ text: quoted.slice(1, -1), line: lineAt(text, at) });
        keep(1);
        skip(quoted.length - 2);
        keep(1);
      } else if (char === '`') template();
      else if (char === end && depth === 0) return;
      else {
        depth += char === '{' ? 1 : char === '}' ? -1 : 0;
        keep(1);
      }
    }
  };
  plain(null);
  return { code, literals };
}

/** Every place in the code where `pattern` (global) matches, as a line number with the match. */
export const matches = (code: string, pattern: RegExp): { readonly line: number; readonly match: RegExpExecArray }[] =>
  [...code.matchAll(pattern)].map((match) => ({ line: lineAt(code, match.index), match }));

const known = new WeakMap<Source, Scanned>();
/** As `scan`, once per file however many checks ask. */
export function scanned(source: Source): Scanned {
  const found = known.get(source) ?? scan(source.text);
  known.set(source, found);
  return found;
}

/** A finding for every place where `pattern` (global) matches the code of a file. */
export const findInCode = (source: Source, pattern: RegExp, what: (match: RegExpExecArray) => string): Finding[] =>
  matches(scanned(source).code, pattern).map(({ line, match }) => ({ where: `${source.path}:${line}`, what: what(match) }));
