import type { Decimal, Id } from '@takt/model';
import type { Ctx } from '@takt/engine';
import { ReplenishmentTask } from '../../defs/index.ts';

/** Goods a task brought to the line. */
interface Signed {
  readonly id: Id;
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly qty: Decimal;
  /** The move by which all of it left its source; none where some of it went back. */
  readonly left: Id | null;
}

/** What was signed for, move by move, always in the same order: the lines of a reversal stand in it. */
export const signedFor = (
  ctx: Ctx,
  { number, toLocation }: Pick<ReplenishmentTask, 'number' | 'toLocation'>,
): Promise<readonly Signed[]> =>
  ctx.sql<Signed>`
    select m.id, m.part_id as part, m.batch, m.container, m.owner_id as owner, trim_scale(m.qty)::text as qty,
      (select d.id from warehouse_stock_move d where d.entity = m.entity and d.document_no = m.document_no and d.line_id = m.line_id
        and d.to_place is not null and d.qty = m.qty limit 1) as left
    from warehouse_stock_move m
    where m.entity = ${ReplenishmentTask.id} and m.document_no = ${number} and m.from_place is not null and m.to_location_id = ${toLocation}
    order by m.at, m.id`;
