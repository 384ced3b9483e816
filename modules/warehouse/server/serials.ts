import { compareDecimal, type Id, sumDecimal, type Text } from '@takt/model';
import { type Ctx, refuse } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { OutboundOrder, Receipt } from '../defs/index.ts';
import type { Move } from './stock/move.ts';

// Judged here and not by a guard of the receipt: what a device kept without a network is judged when it arrives.
const ONE_EACH: Text = [
  '序列号管理的物料逐行收货，每件一个序列号',
  'Serialised parts are received line by line, with one serial number for each piece',
];
const SCAN_EACH: Text = [
  '请选择明细行，并扫描每一件的序列号；其他物料不填序列号',
  'Choose the line and scan the serial number of each piece; other parts have none',
];

/** As many numbers as pieces, and of one line: which number is of which part is told by choosing it. */
export async function demandOneEach(ctx: Ctx, came: readonly Move[], serials: readonly string[]): Promise<void> {
  const parts = await ctx.sql<{ id: Id }>`
    select id from ${partRows} p where id = any(${came.map(({ part }) => part)}::uuid[]) and track_mode = 'serial'`;
  const pieces = came.filter(({ part }) => parts.some(({ id }) => id === part));
  const isOneLine = new Set(pieces.map(({ lineId }) => lineId)).size <= 1;
  const asked = sumDecimal(pieces.map(({ qty }) => qty));
  if (!isOneLine || new Set(serials).size < serials.length || compareDecimal(String(serials.length), asked) !== 0)
    refuse(`${Receipt.id}.receive.serials`, ONE_EACH, SCAN_EACH);
}

/** When an order shipped pieces that were taken back, and which. */
export const takenBackOf = (
  ctx: Ctx,
  order: Id,
): Promise<readonly { readonly serials: readonly string[]; readonly at: string }[]> =>
  ctx.sql<{ serials: readonly string[]; at: string }>`
    select string_to_array(m.serial_nos, ' ') as serials, to_char(m.at at time zone ${ctx.zone}, 'YYYY-MM-DD HH24:MI:SS') as at
    from warehouse_stock_move m join warehouse_outbound_order o on o.number = m.document_no and o.id = ${order}
    where m.entity = ${OutboundOrder.id} and m.to_place is not null and m.serial_nos is not null
      and exists (select from warehouse_stock_move r where r.reverses_id = m.id)`;
