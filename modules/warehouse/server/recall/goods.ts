import type { Decimal, Id } from '@takt/model';
import { allowedIn, type Ctx } from '@takt/engine';
import { partRows, unitRows, vendorRows } from '@takt/modules/base/server';
import type { OutsidePlace } from '../../defs/index.ts';
import type { RECALLED_BY, RecalledGoods } from '../../defs/recall/recall.ts';

/** One batch of one part, or what of it was in one container; `n` tells them apart within one recall. */
export interface Sought extends Omit<RecalledGoods, 'key' | 'sums' | 'holds'> {
  readonly n: number;
  readonly by: keyof typeof RECALLED_BY;
}
/** A number that stands for more goods than this is no batch number. */
const MOST = 50;

/** The goods a number stands for: asked as a batch first, then as a supplier's batch, a container and a serial number. */
export const soughtBy = (ctx: Ctx, code: string, part: Id | null): Promise<readonly Sought[]> =>
  ctx.sql<Sought>`
    with hit as (
      select 1 as turn, 'batch' as by, part_id, batch, null as container from warehouse_lot where batch = ${code} and deleted_at is null
      union select 1, 'batch', part_id, batch, null from warehouse_stock_move where batch = ${code}
      union select 2, 'vendorLot', part_id, batch, null from warehouse_lot where vendor_lot = ${code} and deleted_at is null
      union select 3, 'container', part_id, batch, container from warehouse_stock_move where container = ${code}
      union select 4, 'serial', part_id, batch, case when batch is null then container end from warehouse_serial_no
        where serial_no = ${code} and deleted_at is null and (batch is not null or container is not null)),
    meant as (select * from hit where ${part}::uuid is null or part_id = ${part}::uuid)
    select (row_number() over (order by p.part_no, h.batch))::int as n, h.by, h.part_id as part, h.batch, h.container,
      p.part_no as "partNo", json_build_array(p.name, coalesce(p.name_en, p.name)) as name, u.code as unit,
      case when v.id is not null then json_build_array(v.name, coalesce(v.name_en, v.name)) end as vendor,
      b.vendor_lot as "vendorLot", to_char(b.produced_on, 'YYYY-MM-DD') as "producedOn", to_char(b.expires_on, 'YYYY-MM-DD') as "expiresOn"
    from meant h join ${partRows} p on p.id = h.part_id join ${unitRows} u on u.id = p.unit_id
    left join warehouse_lot b on b.part_id = h.part_id and b.batch = h.batch and b.deleted_at is null
    left join ${vendorRows} v on v.id = b.vendor_id
    where h.turn = (select min(turn) from meant)
    order by 1 limit ${MOST}`;

/** A batch is found by its own index, a container by its own. */
const isOf = (row: string, { container }: Sought): string =>
  `${row}.part_id = g.part and ${
    container === null ? `${row}.batch = g.batch` : `${row}.container = g.container and ${row}.batch is not distinct from g.batch`
  }`;
const ASKED = 'jsonb_to_recordset($1::jsonb) as g (n int, part uuid, batch text, container text)';
/** Rows of the person's warehouses, in `$2`. */
const inReach = (row: string): string => `($2::uuid[] is null or ${row}.warehouse_id = any($2::uuid[]))`;

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}
const queryOf = (ctx: Ctx, goods: readonly Sought[], text: (first: Sought) => string): Query | null => {
  const [first] = goods;
  const keys = goods.map(({ n, part, batch, container }) => ({ n, part, batch, container }));
  return first ? { text: text(first), values: [JSON.stringify(keys), allowedIn(ctx, 'warehouse')] } : null;
};

interface Crossed {
  readonly n: number;
  readonly from: OutsidePlace | null;
  readonly to: OutsidePlace | null;
  readonly qty: Decimal;
  readonly at: string;
  readonly entity: string;
  readonly number: string;
}
/** What came in and went out, by document. Moves that were taken back never happened here. */
export async function crossingsOf(ctx: Ctx, goods: readonly Sought[]): Promise<readonly Crossed[]> {
  const query = queryOf(
    ctx,
    goods,
    (first) => `
      select g.n, m.from_place as "from", m.to_place as "to", trim_scale(sum(m.qty))::text as qty,
        to_char(max(m.at), 'YYYY-MM-DD HH24:MI:SS') as at, m.entity, m.document_no as number
      from ${ASKED} join warehouse_stock_move m on ${isOf('m', first)}
      where ${inReach('m')} and (m.from_place is not null or m.to_place is not null) and m.reverses_id is null
        and not exists (select 1 from warehouse_stock_move r where r.reverses_id = m.id)
      group by g.n, 2, 3, m.entity, m.document_no order by max(m.at), m.document_no`,
  );
  return query ? ctx.sql.run<Crossed>(query) : [];
}

interface StockFound {
  readonly id: Id;
  readonly n: number;
  readonly warehouse: string;
  readonly location: string;
  readonly container: string | null;
  readonly status: 'qc' | 'available' | 'hold' | 'ng';
  readonly qty: Decimal;
  readonly reserved: Decimal;
}
/** Where it lies now. */
export async function stockOf(ctx: Ctx, goods: readonly Sought[]): Promise<readonly StockFound[]> {
  const query = queryOf(
    ctx,
    goods,
    (first) => `
      select s.id, g.n, w.code as warehouse, l.code as location, s.container, s.stock_status as status,
        trim_scale(s.qty)::text as qty, trim_scale(s.reserved_qty)::text as reserved
      from ${ASKED} join warehouse_stock s on ${isOf('s', first)}
      join warehouse_location l on l.id = s.location_id join warehouse_warehouse w on w.id = s.warehouse_id
      where ${inReach('s')} and s.qty > 0 order by g.n, w.code, l.code, s.stock_status, s.container`,
  );
  return query ? ctx.sql.run<StockFound>(query) : [];
}
