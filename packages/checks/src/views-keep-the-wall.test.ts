import { expect, test } from 'vitest';
import { findingsAfter } from './scratch-database.ts';
import { viewsKeepTheWall } from './views-keep-the-wall.ts';

test('views read as whoever asks, and nothing is materialised', async () => {
  const found = await findingsAfter('views', viewsKeepTheWall, [
    'create view app.v as select 1 as n',
    'create view app.v with (security_invoker = false) as select 1 as n',
    'create materialized view app.m as select 1 as n',
    'create view app.v with (security_invoker = true) as select 1 as n; create view app.w with (security_invoker) as select 2 as n',
  ]);
  const view = { where: 'app.v', what: 'a view must be security_invoker' };
  const materialised = { where: 'app.m', what: 'row-level security does not reach into a materialised view; fill a table' };
  expect(found).toEqual([[view], [view], [materialised], []]);
});
