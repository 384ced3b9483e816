import type { Id } from '@takt/model';
import { type Ctx, verbatim } from '@takt/engine';
import { LotHold } from '../../defs/index.ts';
import type { NamedDocument } from '../../defs/recall/recall.ts';
import { stops } from '../stock/lot-holds.ts';
import type { Sought } from './goods.ts';

/** The holds on goods that were sought, by their places in the search. A hold on the whole batch holds each container of it. */
export async function lotHoldsOf(ctx: Ctx, goods: readonly Sought[]): Promise<ReadonlyMap<number, readonly NamedDocument[]>> {
  const keys = goods.map(({ n, part, batch, container }) => ({ n, part_id: part, batch, container }));
  const rows = await ctx.sql<{ n: number; id: Id; number: string }>`
    select g.n, h.id, h.number from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as g (n int, part_id uuid, batch text, container text)
    join warehouse_lot_hold h on ${verbatim(stops('g'))} order by h.number`;
  return new Map(
    [...Map.groupBy(rows, ({ n }) => n)].map(([n, held]) => [
      n,
      held.map(({ id, number }) => ({ entity: LotHold.id, label: LotHold.label, id, number })),
    ]),
  );
}
