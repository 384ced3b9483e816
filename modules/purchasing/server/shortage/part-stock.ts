import type { Decimal, Id, Text } from '@takt/model';
import type { Ctx } from '@takt/engine';
import { partRows, unitRows } from '@takt/modules/base/server';
import { warehouseRows, stockRows, releasableHolds, uninspectedLines } from '@takt/modules/warehouse/server';
import type { Offer } from '../../defs/shortage/shortage.ts';
import { inView, ofPart, type View, valuesOf } from './flows.ts';

/** A part and what there is of it in view, in the unit it is kept in. */
interface PartStock {
  readonly part: Id;
  readonly partNo: string;
  readonly name: Text;
  readonly unit: string;
  readonly free: Decimal;
  readonly qc: Decimal;
  readonly hold: Decimal;
}

const ours = 's.owner_id is null';
const summed = (of: string, status: string): string =>
  `trim_scale(coalesce(sum(${of}) filter (where s.stock_status = '${status}' and ${ours}), 0))::text`;

/** What lies in view of some parts, in `$5`. */
export const partStockOf = (ctx: Ctx, view: View, parts: readonly Id[]): Promise<readonly PartStock[]> =>
  ctx.sql.run<PartStock>({
    text: `
      select p.id as part, p.part_no as "partNo", json_build_array(p.name, coalesce(p.name_en, p.name)) as name, u.code as unit,
        ${summed('s.qty - s.reserved_qty', 'available')} as free, ${summed('s.qty', 'qc')} as qc, ${summed('s.qty', 'hold')} as hold
      from ${partRows} p join ${unitRows} u on u.id = p.unit_id
      left join ${stockRows} s on s.part_id = p.id and s.qty > 0 and ${inView('s.warehouse_id')}
      where p.id = any($5::uuid[]) and ${ofPart('p.id')} and ($2::uuid[] is null or true)
      group by p.id, p.part_no, p.name, p.name_en, u.code`,
    values: [...valuesOf(view), parts],
  });

interface ReadOffer extends Pick<Offer, 'kind' | 'qty' | 'place'> {
  readonly part: Id;
  readonly entity: string | null;
  readonly id: Id | null;
  readonly number: string | null;
}
/** Receipts that await inspection, stock on hold unless a disposal is open, and what is free in warehouses out of view but in reach. */
const OFFERS = `
  select 'inspect' as kind, r.part_id as part, sum(r.qc_qty) as qty, 'warehouse.receipt' as entity, r.id, r.number, null as place, 1 as turn
  from ${uninspectedLines} r where ${inView('r.warehouse_id')} group by r.part_id, r.id, r.number
  union all
  select 'unfreeze', h.part_id, h.frozen_qty, 'warehouse.stockHold', h.id, h.number, null, 2 from ${releasableHolds} h
  where ${inView('h.warehouse_id')}
  union all
  select 'transfer', s.part_id, sum(s.qty - s.reserved_qty), null, null, null, w.code || ' ' || w.name, 3
  from ${stockRows} s join ${warehouseRows} w on w.id = s.warehouse_id
  where s.stock_status = 'available' and s.qty > s.reserved_qty and ${ours} and $3::uuid is not null and s.warehouse_id <> $3::uuid
    and ($1::uuid[] is null or s.warehouse_id = any($1::uuid[])) group by s.part_id, w.code, w.name`;

export const offersOf = (ctx: Ctx, view: View, parts: readonly Id[]): Promise<readonly ReadOffer[]> =>
  ctx.sql.run<ReadOffer>({
    text: `select kind, part, trim_scale(qty)::text as qty, entity, id, number, place from (${OFFERS}) o
      where part = any($5::uuid[]) and ${ofPart('part')} and ($2::uuid[] is null or true) order by turn, number, place`,
    values: [...valuesOf(view), parts],
  });
