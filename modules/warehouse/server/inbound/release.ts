import type { Decimal, Id } from '@takt/model';
import { answer, patchLine } from '@takt/engine';
import { Receipt, releaseInspected } from '../../defs/index.ts';
import type { Move } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';
import { makeTasks } from './putaway.ts';
import { seen } from '../rule-rows.ts';
import { causeOf } from './receipt.ts';

interface Waiting {
  readonly line: Id;
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly qty: Decimal;
}

export const releaseAnswer = answer(releaseInspected, async (ctx, { receipt }, { documents }) => {
  const row = seen(ctx, await documents.load(ctx, Receipt, receipt));
  // What came in to be inspected, less what has been released or taken back.
  const waiting = await ctx.sql<Waiting>`
    select line_id as line, part_id as part, batch, container, owner_id as owner,
      trim_scale(sum(case when to_status = 'qc' then qty else -qty end))::text as qty
    from warehouse_stock_move
    where entity = ${Receipt.id} and document_no = ${row.number} and (to_status = 'qc' or from_status = 'qc')
    group by 1, 2, 3, 4, 5 having sum(case when to_status = 'qc' then qty else -qty end) > 0 order by 1, 3`;
  const moves = waiting.map(
    ({ line, ...goods }): Move => ({
      ...goods,
      from: { location: row.location, status: 'qc' },
      to: { location: row.location, status: 'available' },
      lineId: line,
    }),
  );
  await postStock(ctx, causeOf(row), moves);
  for (const { id } of row.lines) await patchLine(ctx, Receipt, 'lines', id, { qcQty: '0' });
  await makeTasks(ctx, documents, row, moves);
  ctx.emit(`${Receipt.id}.releaseInspected`, row.id, { id: row.id });
  return null;
});
