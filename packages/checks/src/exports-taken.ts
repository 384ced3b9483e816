import { posix } from 'node:path';
import { exportedNames } from './declared-names.ts';
import type { Finding, Source } from './finding.ts';
import { isScript, isTest } from './places.ts';
import { scanned } from './scan.ts';

const PLACE = String.raw`(['"])([^\S\n]*)`;
const IMPORT = new RegExp(
  String.raw`\bimport\s+(?:type\s+)?(?:\w+\s*,\s*)?(\{[^}]*\}|\*\s*as\s+\w+|\w+)\s*from\s*${PLACE}\2`,
  'dg',
);
const PASSED_ON = new RegExp(String.raw`\bexport\s+(?:type\s+)?(\{[^}]*\}|\*(?:\s*as\s+\w+)?)\s*from\s*${PLACE}\2`, 'dg');
/** What a file loads late it names before, `const { a } = await import(…)`, or behind, `(await import(…)).a` and `.then(({ a })`. */
const LATE = new RegExp(
  String.raw`(?:\{([^{}]*)\}\s*=\s*await\s+)?\bimport\s*\(\s*${PLACE}\2\s*\)(?:\)?\.(?!then\b)(\w+)|\s*\.then\(\(\{([^}]*)\}\))?`,
  'dg',
);
const LISTED = /\bexport\s+(?:type\s+)?(\{[^}]*\})(?!\s*from)/g;

const CALCULATION = 'agreed with the business and held to its cases, before the documents that ask for it';
const LANGUAGE = 'offered to definitions and modules, and held to its promise by the suites';
/** What no other file takes, or only tests for the time being, with why it stays. What the product takes up leaves the list. */
const AHEAD: Readonly<Record<string, string>> = {
  'modules/base/defs/calendar/calendar.ts back': CALCULATION,
  'modules/base/defs/calendar/calendar.ts fwd': CALCULATION,
  'modules/base/defs/calendar/shift-time.ts businessOn': CALCULATION,
  'modules/base/defs/material/replenishment.ts purchaseQty': CALCULATION,
  'modules/base/defs/material/replenishment.ts reorderPoint': CALCULATION,
  'modules/base/defs/material/unit-conversion.ts convertQty': 'says what the SQL of the server is held to',
  'modules/base/defs/material/unit-conversion.ts partRatio': 'says what the SQL of the server is held to',
  'modules/base/server/bom-uses.ts lowLevelCodes': CALCULATION,
  'modules/base/server/work-calendar.ts workedAt': CALCULATION,
  'modules/quality/defs/aql-switching.ts afterLot': CALCULATION,
  'modules/quality/defs/aql-switching.ts judged': CALCULATION,
  'modules/quality/defs/aql-switching.ts resume': CALCULATION,
  'modules/quality/defs/aql.ts judgeLot': CALCULATION,
  'modules/quality/defs/limits.ts withinLimits': CALCULATION,
  'packages/engine/src/series/read-series.ts readSeries': LANGUAGE,
  'packages/model/src/fields/attachment.ts files': LANGUAGE,
  'packages/model/src/fields/choice.ts flagYN': LANGUAGE,
  'scripts/e2e/environment.ts openEnvironment': 'loaded by a path that is put together where journeys run',
};
/** Its checks are run by tests alone, where they ask a database. */
const RUN_BY_TESTS = 'packages/checks/';

/** Which name of another file goes by which name here; `*` for all of them. */
interface Taking {
  readonly from: string;
  readonly name: string;
  readonly as: string;
}
interface FileNames {
  readonly source: Source;
  readonly declared: ReadonlyMap<string, number>;
  readonly takes: readonly Taking[];
  readonly passesOn: readonly Taking[];
}

const namesIn = (list: string): readonly { readonly name: string; readonly as: string }[] =>
  list
    .replace(/[{}]/g, '')
    .split(',')
    .map((one) =>
      one
        .replace(/\btype\s+/, '')
        .trim()
        .split(/\s+as\s+|\s*:\s*/),
    )
    .flatMap(([name = '', as = name]) => (name === '' ? [] : [{ name, as }]));

type Resolve = (path: string, specifier: string) => string;

/** Specifiers of our own packages lead where their `exports` say. */
function resolver(sources: readonly Source[]): Resolve {
  const doors = sources
    .filter(({ path }) => /^(?:packages\/[^/]+|modules|apps\/[^/]+)\/package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const { name, exports = {} } = JSON.parse(text) as {
        readonly name: string;
        readonly exports?: Readonly<Record<string, string>>;
      };
      return Object.entries(exports).map(([door, file]) => ({
        door: new RegExp(`^${posix.join(name, door).replaceAll('*', '([^/]+)')}$`),
        file: posix.join(posix.dirname(path), file),
      }));
    });
  return (path, specifier) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
    for (const { door, file } of doors) {
      const found = door.exec(specifier);
      if (found) return file.replace('*', found[1] ?? '');
    }
    return '';
  };
}

function read(source: Source, resolve: Resolve): FileNames {
  const { code } = scanned(source);
  const placeOf = (span: readonly [number, number] | undefined): string =>
    span ? resolve(source.path, source.text.slice(...span)) : '';
  const takes: Taking[] = [];
  for (const match of code.matchAll(IMPORT)) {
    const from = placeOf(match.indices?.[3]);
    const [, what = ''] = match;
    const [, all] = /^\*\s*as\s+(\w+)$/.exec(what) ?? [];
    if (!all) takes.push(...namesIn(what).map((one) => ({ from, ...one })));
    else {
      const members = [...code.matchAll(new RegExp(`\\b${all}\\b(?:\\.(\\w+))?`, 'g'))].slice(1).map((one) => one[1] ?? '*');
      takes.push(...members.map((name) => ({ from, name, as: name })));
    }
  }
  for (const match of code.matchAll(LATE)) {
    const list = match[1] ?? match[4] ?? match[5] ?? '*';
    takes.push(...namesIn(list).map((one) => ({ from: placeOf(match.indices?.[3]), ...one })));
  }
  const passesOn = [...code.matchAll(PASSED_ON)].flatMap((match) => {
    const from = placeOf(match.indices?.[3]);
    const [, what = ''] = match;
    return what.startsWith('{') ? namesIn(what).map((one) => ({ from, ...one })) : [{ from, name: '*', as: '*' }];
  });
  const declared = new Map(exportedNames(source).map(({ name, line }) => [name, line]));
  for (const [, list = ''] of code.matchAll(LISTED))
    for (const { name, as } of namesIn(list)) {
      const taken = takes.find((one) => one.as === name);
      if (taken) passesOn.push({ ...taken, as });
      else declared.set(as, code.slice(0, code.indexOf(list)).split('\n').length);
    }
  return { source, declared, takes, passesOn };
}

/** Follows a name through the files that pass it on to those that declare it. */
function reach(
  files: ReadonlyMap<string, FileNames>,
  { from, name }: Omit<Taking, 'as'>,
  taken: Set<string>,
  seen = new Set<string>(),
): void {
  const file = files.get(from);
  const key = `${from} ${name}`;
  if (!file || seen.has(key)) return;
  seen.add(key);
  for (const own of file.declared.keys()) if (name === '*' || own === name) taken.add(`${from} ${own}`);
  for (const one of file.passesOn) {
    if (one.as === '*') reach(files, { from: one.from, name }, taken, seen);
    else if (name === '*' || one.as === name) reach(files, one, taken, seen);
  }
}

/**
 * Finds exported names no other file takes, and those only tests use. A door that passes a name on takes nothing. The
 * mistake: whoever changes a function looks for the others that call it, and one that is exported may have any.
 */
export function exportsTaken(sources: readonly Source[], ahead: Readonly<Record<string, string>> = AHEAD): Finding[] {
  const resolve = resolver(sources);
  const files = new Map(sources.filter(({ path }) => isScript(path)).map((source) => [source.path, read(source, resolve)]));
  const [byProduct, byTests] = [new Set<string>(), new Set<string>()];
  for (const { source, takes } of files.values())
    for (const one of takes) reach(files, one, isTest(source.path) ? byTests : byProduct);
  const late = Object.keys(ahead)
    .filter((key) => byProduct.has(key))
    .map((key) => ({ where: key, what: 'is taken by now; strike it from the names that stay ahead' }));
  const found = [...files.values()].flatMap(({ source, declared }) => {
    if (isTest(source.path) || source.path.endsWith('.d.ts')) return [];
    const { code } = scanned(source);
    return [...declared].flatMap(([name, line]): Finding[] => {
      const key = `${source.path} ${name}`;
      if (byProduct.has(key) || key in ahead) return [];
      const where = `${source.path}:${line}`;
      if (!byTests.has(key)) return [{ where, what: `exports ${name}, which no other file takes` }];
      const uses = [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;
      return uses > 1 || key.startsWith(RUN_BY_TESTS) ? [] : [{ where, what: `exports ${name}, which only tests use` }];
    });
  });
  return [...found, ...late];
}
