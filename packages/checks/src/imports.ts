import { posix } from 'node:path';
import type { Finding, Source } from './finding.ts';
import { levelOf } from './module-levels.ts';
import { isScript, isTest, modulePlace } from './places.ts';
import { matches, scanned } from './scan.ts';

const BROKEN = {
  model: 'the definition language imports nothing',
  defs: 'a definition imports @takt/model and files of its own defs folder only',
  engine: 'a package imports @takt/model, npm and the host door of the packages below it, never a module',
  browser: 'browser code sees no Node and no server',
  screens: 'a package of the browser imports @takt/model, npm and the doors below it that this check names, never a module',
  server: 'server code of a module imports the doors of engine, content and identity, @takt/model, definitions and lower modules',
  leaves: 'a relative path must not leave its module folder',
  level: 'calls go down the levels; news goes up as an event',
  unplaced: 'this module has no level in module-levels.ts',
};
type Verdict = string | null;
type Judge = (path: string, specifier: string) => Verdict;

const SPECIFIER = /\b(?:from\s*|import\s*\(?\s*|require\s*\(\s*)(['"])([^\S\n]*)\1/g;
/** What a file imports, from `import`, `export … from` and `import()` alike. */
export const importsOf = (source: Source): { readonly specifier: string; readonly line: number }[] =>
  matches(scanned(source).code, SPECIFIER).map(({ line, match }) => {
    const end = match.index + match[0].length - 1;
    return { line, specifier: source.text.slice(end - (match[2] ?? '').length, end) };
  });

const isRelative = (specifier: string): boolean => specifier.startsWith('.');
const targetOf = (path: string, specifier: string): string => posix.join(posix.dirname(path), specifier);
const isOurs = (specifier: string): boolean => specifier.startsWith('@takt/');
const isNode = (specifier: string): boolean => specifier.startsWith('node:');
const inside = (folder: string, path: string, specifier: string): boolean =>
  isRelative(specifier) && targetOf(path, specifier).startsWith(folder);

const model: Judge = (path, specifier) => (inside('packages/model/', path, specifier) ? null : BROKEN.model);

/** The server's packages, lowest first: each may use the ones before it. */
const SERVER_PACKAGES = ['engine', 'content', 'identity', 'http'] as const;
const HOST_DOOR = /^@takt\/(\w+)\/host$/;

const engine =
  (name: string): Judge =>
  (path, specifier) => {
    if (isRelative(specifier)) return inside(`packages/${name}/`, path, specifier) ? null : BROKEN.engine;
    if (isOurs(specifier)) {
      const [, below = ''] = HOST_DOOR.exec(specifier) ?? [];
      const at = (one: string): number => SERVER_PACKAGES.findIndex((each) => each === one);
      return specifier === '@takt/model' || (at(below) >= 0 && at(below) < at(name)) ? null : BROKEN.engine;
    }
    return null;
  };

/** The browser's packages, and what each may use of the others. Pages without the component kit come in by `light`. */
const BROWSER_PACKAGES: Readonly<Record<string, RegExp>> = {
  web: /^@takt\/model$/,
  entry: /^@takt\/(?:model|web\/light)$/,
  handheld: /^@takt\/(?:model|web\/light|web\/takt\.css|entry)$/,
  shell: /^@takt\/(?:model|web\/host|web\/takt\.css|entry)$/,
};
const screens =
  (name: string, doors: RegExp): Judge =>
  (path, specifier) => {
    if (isRelative(specifier)) return inside(`packages/${name}/`, path, specifier) ? null : BROKEN.screens;
    if (isOurs(specifier)) return doors.test(specifier) ? null : BROKEN.screens;
    return isNode(specifier) ? BROKEN.browser : null;
  };

const definition =
  (module: string): Judge =>
  (path, specifier) =>
    specifier === '@takt/model' || inside(`modules/${module}/defs/`, path, specifier) ? null : BROKEN.defs;

const OTHER_MODULE = /^@takt\/modules\/([^/]+)\/(defs|server)$/;
const moduleServer =
  (module: string): Judge =>
  (path, specifier) => {
    if (levelOf(module) < 0) return BROKEN.unplaced;
    if (isRelative(specifier)) {
      const target = targetOf(path, specifier);
      if (!target.startsWith(`modules/${module}/`)) return BROKEN.leaves;
      return target.startsWith(`modules/${module}/web/`) ? BROKEN.server : null;
    }
    if (/^@takt\/(?:model|engine|content|identity)$/.test(specifier)) return null;
    const [, other = '', door] = OTHER_MODULE.exec(specifier) ?? [];
    if (door === undefined) return BROKEN.server;
    return door === 'defs' || (levelOf(other) >= 0 && levelOf(other) < levelOf(module)) ? null : BROKEN.level;
  };

const moduleWeb =
  (module: string): Judge =>
  (path, specifier) => {
    if (isRelative(specifier)) {
      const target = targetOf(path, specifier);
      if (!target.startsWith(`modules/${module}/`)) return BROKEN.leaves;
      return target.startsWith(`modules/${module}/server/`) ? BROKEN.browser : null;
    }
    if (isOurs(specifier))
      return /^@takt\/(?:web(?:\/light)?|handheld|model|modules\/[^/]+\/defs)$/.test(specifier) ? null : BROKEN.browser;
    return isNode(specifier) ? BROKEN.browser : null;
  };

/** The rule for a file; null where everything may be imported: apps, scripts, tests. */
function judgeOf(path: string): Judge | null {
  if (isTest(path) || !isScript(path)) return null;
  if (path.startsWith('packages/model/')) return model;
  const [, name = ''] = /^packages\/(\w+)\//.exec(path) ?? [];
  if (SERVER_PACKAGES.some((one) => one === name)) return engine(name);
  const doors = BROWSER_PACKAGES[name];
  if (doors) return screens(name, doors);
  const place = modulePlace(path);
  if (!place) return null;
  if (place.folder === 'defs' || place.folder === '') return definition(place.module);
  return place.folder === 'web' ? moduleWeb(place.module) : moduleServer(place.module);
}

/**
 * Finds imports across a wall. Remembers: a definition that imported seven others (Twenty), a barrel that mixed server
 * and browser (Carbon), 1,149 imports hidden inside functions to dodge cycles (ERPNext).
 */
export const imports = (sources: readonly Source[]): Finding[] =>
  sources.flatMap((source) => {
    const judge = judgeOf(source.path);
    if (!judge) return [];
    return importsOf(source).flatMap(({ specifier, line }) => {
      const broken = judge(source.path, specifier);
      return broken ? [{ where: `${source.path}:${line}`, what: `imports ${specifier}: ${broken}` }] : [];
    });
  });
