import { fill, type Id, type Text } from '@takt/model';
import { type Ctx, refuse } from '@takt/engine';
import { partRows, vendorRows } from '@takt/modules/base/server';
import { Receipt } from '../../defs/index.ts';
import type { Goods } from './lot-holds.ts';

/** A move `m` that was not taken back. */
export const STANDS = `not exists (select from app.warehouse_stock_move b where b.tenant_id = m.tenant_id and b.reverses_id = m.id)`;

/** Moves `m` that took goods in with a receipt `r` and were not taken back. */
const TAKEN_IN = `app.warehouse_stock_move m
  join app.warehouse_receipt r on r.tenant_id = m.tenant_id and r.number = m.document_no
  where m.entity = '${Receipt.id}' and m.from_place = 'vendor' and ${STANDS}`;

/**
 * The suppliers `k` that brought the goods of a row `s` of stock: by receipts of their batch, without a batch by those of their
 * container, else of their part; a batch no receipt tells of by its own record.
 */
const broughtBy = (s: string): string => `(select k.vendor_id from (
    select u.vendor_id, rank() over (order by u.turn) as n from (
      select r.vendor_id, 1 as turn from ${TAKEN_IN} and m.tenant_id = ${s}.tenant_id and m.part_id = ${s}.part_id and m.batch = ${s}.batch
      union all
      select r.vendor_id, 2 from ${TAKEN_IN} and m.tenant_id = ${s}.tenant_id and m.part_id = ${s}.part_id and m.batch is null
        and ${s}.batch is null and m.container = ${s}.container
      union all
      select r.vendor_id, 3 from app.warehouse_receipt_lines l
        join app.warehouse_receipt r on r.tenant_id = l.tenant_id and r.id = l.parent_id
        where l.tenant_id = ${s}.tenant_id and l.part_id = ${s}.part_id and l.received_qty > 0 and ${s}.batch is null
      union all
      select b.vendor_id, 4 from app.warehouse_lot b where b.tenant_id = ${s}.tenant_id and b.part_id = ${s}.part_id and b.batch = ${s}.batch
        and b.vendor_id is not null and b.deleted_at is null) u) k where k.n = 1) k`;

/** Whether goods of a row `s` may go back to a supplier: those another brought may not, and what nobody knows of may. */
export const mayBeOf = (s: string, vendor: string): string =>
  `coalesce((select bool_or(k.vendor_id = ${vendor}) from ${broughtBy(s)}), true)`;

const ANOTHERS: Text = [
  '{part} {goods} 由{theirs}送来，不能退给{vendor}',
  '{part} {goods} came from {theirs} and cannot go back to {vendor}',
];
const CHOOSE: Text = ['请选择该供应商送来的批次，或改正供应商', 'Choose goods this supplier delivered, or correct the supplier'];

/** Refuses to send a supplier what another one brought. */
export async function demandFrom(ctx: Ctx, vendor: Id, goods: readonly Goods[]): Promise<void> {
  if (goods.length === 0) return;
  const keys = goods.map(({ part, batch, container }) => ({ tenant_id: ctx.tenant, part_id: part, batch, container }));
  const [found] = await ctx.sql.run<{ part: string; goods: string; theirs: Text; vendor: Text }>({
    text: `select p.part_no as part, concat_ws(' ', g.batch, g.container) as goods, json_build_array(v.name, coalesce(v.name_en, v.name)) as vendor,
        (select json_build_array(string_agg(distinct o.name, '、'), string_agg(distinct coalesce(o.name_en, o.name), ', '))
          from ${broughtBy('g')} join ${vendorRows} o on o.id = k.vendor_id) as theirs
      from jsonb_to_recordset($1::jsonb) as g (tenant_id int, part_id uuid, batch text, container text)
      join ${partRows} p on p.id = g.part_id join ${vendorRows} v on v.id = $2
      where not ${mayBeOf('g', 'v.id')} order by 1, 2 limit 1`,
    values: [JSON.stringify(keys), vendor],
  });
  if (found) refuse('stock.vendor', fill(ANOTHERS, { ...found }), CHOOSE);
}
