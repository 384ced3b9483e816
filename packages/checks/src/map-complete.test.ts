import { expect, test } from 'vitest';
import { mapComplete, pathsIn } from './map-complete.ts';

const MAP = ['```', 'apps/', '  web/    pages', 'packages/', '  engine/ rows', '    src/db/ cells', '```'].join('\n');
const at = (path: string) => ({ path, text: '' });
const found = (...paths: readonly string[]) =>
  mapComplete([{ path: 'CONTRIBUTING.md', text: MAP }, ...paths.map(at)]).map(({ what }) => what);

test('lines are read with what stands above them', () => {
  expect([...pathsIn('packages/\n  engine/ rows\n    src/db/ cells\n')]).toEqual([
    'packages',
    'packages/engine',
    'packages/engine/src/db',
  ]);
});

test('a folder without a line is found, and a line without a folder', () => {
  expect(found('apps/web/main.ts', 'packages/engine/src/db/sql.ts')).toEqual([]);
  expect(found('apps/web/main.ts', 'packages/engine/src/db/sql.ts', 'packages/engine/src/jobs/relay.ts')).toEqual([
    'the map lacks packages/engine/src/jobs/',
  ]);
  expect(found('apps/web/main.ts', 'packages/engine/src/ctx.ts')).toEqual([
    'the map names packages/engine/src/db/, which does not exist',
  ]);
});
