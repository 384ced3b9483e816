import { expect, test } from 'vitest';
import { forbiddenNames } from './forbidden-names.ts';

const named = (path: string) => forbiddenNames([{ path, text: '' }]).length;

test('a name without a subject is refused, as file and as folder', () => {
  for (const path of [
    'packages/engine/src/utils.ts',
    'modules/base/server/date-helpers.ts',
    'packages/web/src/common/button.tsx',
  ]) {
    expect(named(path)).toBe(1);
  }
  expect(forbiddenNames([{ path: 'modules/base/server/misc.ts', text: '' }])).toEqual([
    { where: 'modules/base/server/misc.ts', what: '“misc” says nothing; name the subject' },
  ]);
});

test('names with a subject pass', () => {
  for (const path of ['modules/base/defs/part.ts', 'packages/engine/src/db/pools.ts', 'docs/guide/common-questions.md']) {
    expect(named(path)).toBe(0);
  }
});
