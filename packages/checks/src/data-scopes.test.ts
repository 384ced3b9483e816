import { code, entity, ref } from '@takt/model';
import { expect, test } from 'vitest';
import { toy } from './toy-module.ts';
import { dataScopes } from './data-scopes.ts';

const Dock = entity('yard.dock', {
  label: ['月台', 'Dock'],
  fields: { code: code('编码', 'Code'), warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse') },
  scopes: { warehouse: 'warehouse' },
});
const Colour = entity('yard.colour', { label: ['颜色', 'Colour'], fields: { code: code('编码', 'Code') } });
const yard = { defs: { ...toy.defs, entities: [Dock, Colour] }, menu: [] };
const whats = (text: string, path = 'modules/yard/server/docks.ts') =>
  dataScopes([{ path, text }], [yard]).map(({ what }) => what);

test('an answer from a table with data scopes asks for them', () => {
  const text = 'answer(docks, (ctx) => ctx.sql`select d.id from yard_dock d`)';
  expect(whats(text)).toEqual(['answers from yard_dock without asking for data scopes']);
  expect(whats(text.replace('yard_dock d`', 'yard_dock d where ${inScope(ctx, Dock, "d")}`'))).toEqual([]);
});

test('rows lent to other modules as a piece of SQL keep their scopes', () => {
  const lent = 'export const dockRows = verbatim(`(select id,\n  code from app.yard_dock)`);';
  const answers = 'answer(docks, (ctx) => ctx.sql`select d.id from ${dockRows} d`)';
  const sources = [
    { path: 'modules/yard/server/rows-for-others.ts', text: lent },
    { path: 'modules/sales/server/docks.ts', text: answers },
  ];
  expect(dataScopes(sources, [yard]).map(({ what }) => what)).toEqual(['answers from dockRows without asking for data scopes']);
});

test('the statement beside it does not ask for it', () => {
  const asks = 'ctx.sql`select d.id from yard_dock d where ${inScope(ctx, Dock, "d")}`';
  const bare = 'ctx.sql`select d.code from yard_dock d where d.code = ${code}`';
  const found = ['answers from yard_dock without asking for data scopes'];
  expect(whats(`answer(docks, async (ctx) => [await ${asks}, await ${bare}])`)).toEqual(found);
  // Nor does another branch of the same statement, where only one place is read.
  const union = (second: string) =>
    `answer(docks, (ctx) => { seen(ctx, { warehouse }); return ctx.sql\`select id from yard_dock where warehouse_id = \${warehouse}
      union all select id from yard_dock where ${second}\`; })`;
  expect(whats(union('code = ${code}'))).toEqual(found);
  expect(whats(union('warehouse_id = ${warehouse}'))).toEqual([]);
});

test('conditions made before, handed on or asked about at once are asked for', () => {
  const within = 'const within = inScope(ctx, Dock, "d"); return ctx.sql`select d.id from yard_dock d where ${within}`';
  expect(whats(`answer(docks, (ctx) => { ${within}; })`)).toEqual([]);
  const handed = 'const of = (ctx: Ctx, which: Fragment) => ctx.sql`select d.id from yard_dock d where ${which}`;';
  expect(whats(`${handed} answer(docks, (ctx) => of(ctx, inScope(ctx, Dock, "d")))`)).toEqual([]);
  const atOnce = 'seen(\n  ctx,\n  await ctx.sql.maybe`select warehouse_id as warehouse from yard_dock where id = ${id}`)';
  expect(whats(`answer(docks, async (ctx) => ${atOnce})`)).toEqual([]);
});

test('tables without scopes are open, and effects work on rows that were found through them', () => {
  expect(whats('answer(colours, (ctx) => ctx.sql`select id from yard_colour`)')).toEqual([]);
  expect(whats('bind(Dock, { close: (ctx) => ctx.sql`select id from yard_dock` })')).toEqual([]);
});

test('nobody reads data scopes by hand', () => {
  expect(whats('const within = ctx.actor.scopes.warehouse;')).toEqual(['reads data scopes; use inScope, allowedIn or seesIn']);
  expect(whats('const within = ctx.actor.scopes.warehouse;', 'modules/access/server/rights.ts')).toEqual([]);
});
