import { expect, test } from 'vitest';
import { stateCodes } from './state-codes.ts';

const count = (text: string, path = 'modules/yard/server/dock.ts') => stateCodes([{ path, text }]).length;

test.each([
  "where n.status in ('10', '20')",
  "and status = '00'",
  "v.status <> '40'",
  "k.status not in ('99')",
  "where a.status = '10'",
  "'10' = o.status",
  `where "status" = '10'`,
  "o.status::text = '10'",
  "o.status = any('{10,20}')",
  "o.status <> all (array['10'])",
  "o.status between '10' and '20'",
  "o.status is distinct from '10'",
  "case o.status when '10' then 1 end",
  "coalesce(o.status, '') = '10'",
])('a code is written out: %s', (text) => {
  expect(count(text)).toBe(1);
});

test.each(["n.status in ${codes(Note, 'draft')}", "mark_status = '1'", "s.stock_status = 'available'", 'n.status = $3'])(
  'no code is written out: %s',
  (text) => {
    expect(count(text)).toBe(0);
  },
);

test('tests and the engine may', () => {
  expect(count("status = '10'", 'modules/yard/tests/dock.test.ts')).toBe(0);
  expect(count("status = '10'", 'packages/engine/src/x.ts')).toBe(0);
});
