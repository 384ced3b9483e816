import { type Decimal, fill, type Id, isId, type Text } from '@takt/model';
import { answer, inScope, Refused, refuse } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { Stock, StockHold } from '../../defs/index.ts';
import { type NamedDocument, recallHold } from '../../defs/recall/recall.ts';

const MOST_AT_ONCE = 200;
const NONE_CHOSEN: Text = ['请选择要冻结的库存', 'Choose the stock to be held'];
const NOT_FREE: Text = ['库位 {location} 的 {part} 没有可冻结的数量', 'Nothing of {part} at location {location} can be held'];
const RESERVED: Text = ['已分配给单据，请先取消分配', 'It is set aside for documents; de-allocate it first'];
const NOT_AVAILABLE: Text = ['只有可用库存可以冻结', 'Only available stock can be held'];

interface Chosen {
  readonly id: Id;
  readonly warehouse: Id;
  readonly location: Id;
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly free: Decimal;
  readonly isFree: boolean;
  readonly available: boolean;
  readonly partNo: string;
  readonly locationCode: string;
}

/**
 * One hold for each balance, over what is free of it now, all in one transaction: a recall that stops halfway would be taken
 * for a whole one. Balances are held in the order postings hold them, so that two recalls at once wait for each other.
 */
export const recallHoldAnswer = answer(recallHold, async (ctx, { stock, reason }, { documents }) => {
  if (!Array.isArray(stock) || stock.length > MOST_AT_ONCE || !stock.every(isId)) throw Refused.of('value');
  if (stock.length === 0) refuse('recall.none', NONE_CHOSEN);
  const ids = [...new Set(stock)];
  const chosen = await ctx.sql<Chosen>`
    select s.id, s.warehouse_id as warehouse, s.location_id as location, s.part_id as part, s.batch, s.container, s.owner_id as owner,
      trim_scale(s.qty - s.reserved_qty)::text as free, s.stock_status = 'available' as available, s.qty > s.reserved_qty as "isFree",
      p.part_no as "partNo", l.code as "locationCode"
    from warehouse_stock s join ${partRows} p on p.id = s.part_id join warehouse_location l on l.id = s.location_id
    where s.id = any(${ids}::uuid[]) and ${inScope(ctx, Stock, 's')}
    order by s.location_id, s.part_id, s.stock_status, s.batch, s.container, s.owner_id for update of s`;
  if (chosen.length < ids.length) throw Refused.of('not.found');
  const holds: NamedDocument[] = [];
  for (const { warehouse, location, part, batch, container, owner, free, available, isFree, partNo, locationCode } of chosen) {
    if (!available || !isFree)
      refuse('recall.free', fill(NOT_FREE, { location: locationCode, part: partNo }), available ? RESERVED : NOT_AVAILABLE);
    const row = { warehouse, location, part, batch, container, owner, qty: free, reason };
    holds.push({ entity: StockHold.id, label: StockHold.label, ...(await documents.make(ctx, StockHold, row)) });
  }
  return { holds };
});
