import { expect, test } from 'vitest';
import { filesCompiled, patternOf } from './files-compiled.ts';

const project = (include: readonly string[], exclude?: readonly string[]): string => JSON.stringify({ include, exclude });
const COMMANDS = {
  path: 'scripts/check.ts',
  text: "command('a', 'tsc', '-p', 'tsconfig.a.json');\ncommand('b', 'tsc', '-p', 'e2e');",
};
const found = (projects: Readonly<Record<string, string>>, ...paths: readonly string[]) =>
  filesCompiled([
    COMMANDS,
    ...Object.entries(projects).map(([path, text]) => ({ path, text })),
    ...paths.map((path) => ({ path, text: '' })),
  ]).map(({ where }) => where);

test('patterns mean what they mean to the compiler', () => {
  const takes = (pattern: string, path: string): boolean => patternOf('', pattern).test(path);
  expect([takes('modules/*/defs', 'modules/base/defs/bom/bom.ts'), takes('modules/*/defs', 'modules/base/web/x.ts')]).toEqual([
    true,
    false,
  ]);
  expect([takes('**/*.test.ts', 'a/b/c.test.ts'), takes('**/*.test.ts', 'c.test.ts'), takes('**/*.test.ts', 'a/c.ts')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([takes('*.config.ts', 'vitest.config.ts'), takes('*.config.ts', 'apps/vite.config.ts')]).toEqual([true, false]);
  expect([takes('src', 'src/a.ts'), takes('src', 'srcs/a.ts')]).toEqual([true, false]);
  expect(patternOf('e2e', '../apps/*.ts').test('apps/vite.ts')).toBe(true);
});

test('a file in none of the projects is found, and one that is left out of the only one', () => {
  const projects = { 'tsconfig.a.json': project(['scripts', 'src'], ['**/*.test.ts']), 'e2e/tsconfig.json': project(['.']) };
  expect(found(projects, 'src/a.ts', 'e2e/b.ts', 'README.md')).toEqual([]);
  expect(found(projects, 'src/a.test.ts', 'lib/c.tsx')).toEqual(['src/a.test.ts', 'lib/c.tsx']);
});

test('a project nobody compiles counts for nothing', () => {
  expect(found({ 'tsconfig.a.json': project(['scripts']), 'tsconfig.b.json': project(['lib']) }, 'lib/a.ts')).toEqual([
    'lib/a.ts',
  ]);
});
