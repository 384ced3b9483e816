import { expect, test } from 'vitest';
import { noEscapeHatches } from './no-escape-hatches.ts';

const PATH = 'modules/sales/server/order.ts';
const found = (text: string, path = PATH) => noEscapeHatches([{ path, text }]);

test.each(['const a: any = b;', 'f<any>(x);', 'const rows = list as Row[];', 'const o = {} as { a: 1 };', '// @ts-ignore\nf();'])(
  'told to look away: %s',
  (text) => {
    expect(found(text)).toHaveLength(1);
  },
);

test('each finding has its line', () => {
  expect(found('\n\nconst a = b as any;').map(({ where }) => where)).toEqual([`${PATH}:3`, `${PATH}:3`]);
});

test.each([
  "const states = ['a', 'b'] as const;",
  "import * as guard from './guards.ts';",
  "import {\n  a as b,\n  type C as D,\n} from './c.ts';",
  "export { a as b };\nexport * as names from './x.ts';",
  'type Named = { [K in keyof A as `${K}Label`]: A[K] };',
  'await ctx.sql`select qty as q from t where id = any(${ids})`;',
  'const first = await Promise.any(tries);',
  'const sentence = "same as any other"; // as any',
])('nothing is hidden: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('the engine and tests are left to review', () => {
  expect(found('const a = b as any;', 'packages/engine/src/x.ts')).toEqual([]);
  expect(found('const a = b as any;', 'modules/sales/defs/x.test.ts')).toEqual([]);
});
