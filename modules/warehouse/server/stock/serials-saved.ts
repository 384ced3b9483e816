import type { Text } from '@takt/model';
import { Refused, verbatim, whenSaved } from '@takt/engine';
import { Part } from '@takt/modules/base/defs';
import { partRows } from '@takt/modules/base/server';
import { SerialNo } from '../../defs/index.ts';

const STANDS: Text = [
  '该件在库，不能删除或改为其他物料、批次或容器；请用出库、转移或调整单处理',
  'The piece is in stock: it is not deleted, nor made one of another part, batch or container; ship, move or adjust it instead',
];
const MOVED: Text = [
  '该件已入过库，序列号和物料不能修改，也不能删除：库存流水和发货记录以此追溯',
  'The piece has been in stock: its number and part stay, and it is not deleted; the ledger and shipments name it so',
];
/** What is in stock is what its balance says; only a posting changes that. What the ledger calls by a number keeps it. */
export const serialSaved = whenSaved(SerialNo, async (ctx, id, before) => {
  const [wrong] = await ctx.sql`
    select from warehouse_serial_no n where id = ${id} and serial_status in ('inStock', 'inTransit')
      and (n.deleted_at is not null or n.serial_status = 'inStock' and not exists (
        select from warehouse_stock s where s.location_id = n.location_id and s.part_id = n.part_id and s.stock_status = n.stock_status
          and s.batch is not distinct from n.batch and s.container is not distinct from n.container and s.qty > 0))`;
  if (wrong) throw Refused.at('serialNo', 'serial.inStock', STANDS);
  if (!before) return;
  const [other] = await ctx.sql`
    select from warehouse_serial_no n where id = ${id} and serial_status <> 'made'
      and (deleted_at is not null or serial_no <> ${String(before['serialNo'])} or part_id <> ${String(before['part'])}::uuid)`;
  if (other) throw Refused.at('serialNo', 'serial.moved', MOVED);
});

const NUMBERED: Text = [
  '该物料有已登记序列号的在库或在途件，不能改出序列号管理',
  'Pieces of the part that are here or on their way have serial numbers: it stays serialised',
];
const FRACTION: Text = [
  '该物料的库存不是整数，不能按序列号管理',
  'There is a fraction of the part in stock: its pieces cannot have serial numbers',
];
const BETWEEN: Text = [
  '该物料有在途件，到达后才能改为序列号管理',
  'Pieces of the part are on their way: it is serialised once they have arrived',
];
/** Whether pieces of a part `p` without a number have left one place and not come to another: nobody could tell there which they are. */
const IS_BETWEEN = `(select coalesce(sum(case when m.to_place = 'transit' then m.qty else -m.qty end), 0) > 0 from app.warehouse_stock_move m
  where m.part_id = p.id and m.serial_nos is null and (m.to_place = 'transit' or m.from_place = 'transit'))`;
/** What was booked before a part was serialised is entered piece by piece; a piece that has its number keeps it. */
export const trackingSaved = whenSaved(Part, async (ctx, id, before) => {
  const becomes = before?.['trackMode'] !== 'serial';
  const [wrong] = await ctx.sql<{ why: 'fraction' | 'between' | 'numbered' }>`
    select case when p.track_mode <> 'serial' then 'numbered' when ${becomes} and ${verbatim(IS_BETWEEN)} then 'between' else 'fraction' end as why from ${partRows} p where p.id = ${id}
      and (p.track_mode = 'serial' and ${becomes} and ${verbatim(IS_BETWEEN)}
        or p.track_mode = 'serial' and exists (select from warehouse_stock s where s.part_id = p.id and s.qty <> trunc(s.qty))
        or p.track_mode <> 'serial' and exists (select from warehouse_serial_no n where n.part_id = p.id
          and n.serial_status in ('inStock', 'inTransit') and n.deleted_at is null))`;
  if (wrong)
    throw Refused.at('trackMode', 'part.serialised', { fraction: FRACTION, between: BETWEEN, numbered: NUMBERED }[wrong.why]);
});
