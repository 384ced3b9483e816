import { expect, test } from 'vitest';
import { inScratch } from './scratch-database.ts';
import { refusedStatements } from './statements-prepare.ts';
import { computedStatements } from './statements/computed-fields.ts';
import { UNKNOWN } from './statements/stand-ins.ts';

const TABLES = `create table app.toy_order (tenant_id int, id uuid, number text);
  create table app.toy_order_lines (tenant_id int, id uuid, parent_id uuid, qty numeric);`;
/** Outside of a transaction, which the first refusal would end. */
const refused = (...texts: readonly (string | null)[]) =>
  inScratch('prepared', 'empty', async ({ query }) => {
    await query(TABLES);
    return refusedStatements(
      query,
      texts.map((text, at) => ({ where: `toy.ts:${at}`, text })),
    );
  });

test('a statement is refused for a table, a column or a function that is not there', async () => {
  const sound = 'select number from toy_order where id = any($1::uuid[])';
  const found = await refused(
    sound,
    'select numbr from toy_order',
    sound,
    'select 1 from toy_ordr',
    'select trim_scal(qty) from toy_order_lines',
    'update toy_order set number = $1 where',
    sound,
  );
  expect(found).toEqual([
    { where: 'toy.ts:1', what: 'column "numbr" does not exist' },
    { where: 'toy.ts:3', what: 'relation "toy_ordr" does not exist' },
    { where: 'toy.ts:4', what: expect.stringContaining('function trim_scal(numeric) does not exist') },
    { where: 'toy.ts:5', what: 'syntax error at end of input' },
  ]);
});

test('a text that is not known asks for an example', async () => {
  const found = await refused(`select 1 from ${UNKNOWN}`, null);
  expect(found.map(({ what }) => what)).toEqual([expect.stringContaining('examples.ts'), expect.stringContaining('examples.ts')]);
});

test('computed fields are read over their row, those of lines with the header beside it', async () => {
  const statements = computedStatements([
    { entity: { id: 'toy.order' }, expressions: { short: 'left(t.number, 2)', lines: { of: 'h.number', half: 't.qty / 2' } } },
    { entity: { id: 'toy.order' }, expressions: { lines: { wrong: 't.number' } } },
  ]);
  const found = await inScratch('computed', 'empty', ({ after }) =>
    after(TABLES, (query) => refusedStatements(query, statements)),
  );
  expect(found).toEqual([{ where: 'toy.order.lines.wrong', what: 'column t.number does not exist' }]);
});
