import type { Finding, Source } from './finding.ts';
import { isModuleCode } from './places.ts';
import { lineAt, matches, scanned } from './scan.ts';

const ANY = /(?<![.\w$])any\b(?!\s*[:(])/g;
const CAST = /\bas\s+(?!const\b)(?=[\w({['"`])/g;
const SUPPRESSION = /@ts-(?:ignore|nocheck|expect-error)/g;
/** `as` that only gives a name: in imports, exports and the keys of mapped types. */
const RENAMES = /\bimport\b[^'"]*\bfrom\b|\bexport\s+(?:type\s+)?(?:\{[^}]*\}|\*\s*as\s+\w+)|\[\s*\w+\s+in\s+[^\]]*?\bas\b/g;

const withoutRenames = (code: string): string => code.replace(RENAMES, (clause) => clause.replace(/[^\n]/g, ' '));

/**
 * Finds places in modules where the compiler is told to look away. Remembers: 167 of them in one product (Medusa) and 319
 * in another (NocoBase). The engine may, with its reason on the line; a module never needs to.
 */
export const noEscapeHatches = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => isModuleCode(path))
    .flatMap((source) => {
      const code = withoutRenames(scanned(source).code);
      const at = (line: number, what: string): Finding => ({ where: `${source.path}:${line}`, what });
      return [
        ...matches(code, ANY).map(({ line }) => at(line, '`any` hides mistakes; name the type')),
        ...matches(code, CAST).map(({ line }) => at(line, '`as` hides mistakes; make the type follow from the value')),
        ...[...source.text.matchAll(SUPPRESSION)].map((one) => at(lineAt(source.text, one.index), `${one[0]} hides mistakes`)),
      ];
    });
