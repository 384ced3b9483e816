/** Where a line of a new definition goes in files that exist; null where a file has no place for it. */
export type Edit = (text: string) => string | null;

const replaced =
  (at: RegExp, to: (...groups: string[]) => string): Edit =>
  (text) =>
    at.test(text)
      ? text.replace(at, (_, ...groups: unknown[]) => to(...groups.map((one) => (typeof one === 'string' ? one : ''))))
      : null;

/** The first of several that finds its place. */
export const either =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce<string | null>((found, edit) => found ?? edit(text), null);

const IMPORT = /^import [^;]*? from '([^']+)';\n/gm;
/** An import among those of the same folder, by the order of their paths; after all others where there is none. */
export const withImport =
  (name: string, path: string): Edit =>
  (text) => {
    const all = [...text.matchAll(IMPORT)];
    const after = all.findLast((one) => (one[1] ?? '').startsWith('./') && (one[1] ?? '') < path);
    const before = all.find((one) => (one[1] ?? '').startsWith('./'));
    const last = all.at(-1);
    const end = (one: RegExpExecArray): number => one.index + one[0].length;
    const at = after ? end(after) : before ? before.index : last ? end(last) : 0;
    return `${text.slice(0, at)}import { ${name} } from '${path}';\n${text.slice(at)}`;
  };

/** At the end of a list of names; the list is begun where the object has none. */
export const inList = (list: string, name: string, beside: string): Edit =>
  either(
    replaced(new RegExp(`\\b${list}: \\[\\s*\\]`), () => `${list}: [${name}]`),
    replaced(
      new RegExp(`\\b${list}: \\[([^\\]]*?),?(\\s*)\\]`),
      (names = '', space = '') => `${list}: [${names}, ${name}${space}]`,
    ),
    replaced(new RegExp(`(\\n  ${beside},\\n)`), (line = '') => `${line}  ${list}: [${name}],\n`),
    replaced(new RegExp(`( ${beside}) \\}`), (line = '') => `${line}, ${list}: [${name}] }`),
  );

/** Beside the other definitions others may import: in their list, or as a line of its own where each has one. */
export const exported = (name: string, path: string, entities: readonly string[]): Edit => {
  const [known = ''] = entities;
  return either(
    replaced(
      new RegExp(`\\nexport \\{([^}]*\\b(?:${entities.join('|') || '-'})\\b[^}]*?),?\\s*\\};`),
      (names = '') => `\nexport {${names}, ${name} };`,
    ),
    replaced(
      new RegExp(`(\\nexport \\{[^}]*\\b${known || '-'}\\b[^}]*\\} from '[^']+';\\n)`),
      (line = '') => `${line}export { ${name} } from '${path}';\n`,
    ),
    replaced(/(\nexport const \w+: Definitions)/, (line = '') => `\nexport { ${name} } from '${path}';\n${line}`),
  );
};

/** The names in the list `entities` of a module's definitions. */
export const entitiesIn = (text: string): readonly string[] =>
  /\bentities: \[([^\]]*)\]/.exec(text)?.[1]?.match(/\b[A-Z]\w*/g) ?? [];

/** At the end of the first group of a menu. */
export const inMenu = (screen: string): Edit =>
  replaced(/(screens: \[\n(?: {6}[^\n]*\n)*?)( {4}\],)/, (lines = '', end = '') => `${lines}      ${screen},\n${end}`);

/** What `menu.ts` imports to show it. */
export const importsScreen: Edit = either(
  (text) => (/import \{[^}]*\bscreen\b[^}]*\} from '@takt\/model'/.test(text) ? text : null),
  replaced(/import \{([^}]*?) \} from '@takt\/model'/, (names = '') => `import {${names}, screen } from '@takt/model'`),
);

/** At the end of the module's table of its documents. */
export const inTable = (row: string): Edit => replaced(/(\| -+ \| -+ \|\n(?:\|[^\n]*\n)*)/, (table = '') => `${table}${row}\n`);

/** At the end of a module's ways. */
export const inWays = (line: string): Edit =>
  either(
    replaced(/(Ways: Ways = \{)\s*\};/, (begin = '') => `${begin} ${line} };`),
    replaced(/(Ways: Ways = \{\n[\s\S]*?\n)(\};)/, (ways = '', end = '') => `${ways}  ${line},\n${end}`),
    replaced(/(Ways: Ways = \{ [^\n]*?),? \};/, (ways = '') => `${ways}, ${line} };`),
  );
