import { compareDecimal, type Decimal, fill, type Id, storedText, subtractDecimal, sumDecimal, type Text } from '@takt/model';
import { advisoryLock, append, type Ctx, increment, patch, Refused } from '@takt/engine';
import { partRows, unitRows } from '@takt/modules/base/server';
import { postStock, reverseStock, takeableAt } from '@takt/modules/warehouse/server';
import { Backflush, MaterialUse } from '../defs/index.ts';
import { logNumber } from './numbers.ts';

/** What a report asks of the line side. */
interface Asking {
  readonly report: Id;
  readonly productionOrder: Id;
  readonly plant: Id;
  readonly line: Id | null;
  readonly station: Id | null;
  readonly seq: number;
  readonly on: string;
}
interface Owed {
  readonly material: Id;
  readonly part: Id;
  readonly qty: Decimal;
}

/**
 * What is owed of each material that is taken at an operation: for all that is good or scrap there by now, less what was asked for before.
 * So a rounded quantity is never taken twice, whatever the sizes of the reports.
 */
const owedAt = (ctx: Ctx, order: Id, seq: number): Promise<readonly Owed[]> =>
  ctx.sql<Owed>`
    with counted as (
      select s.seq from production_production_order_operations s
      where s.parent_id = ${order} and s.outsourced <> '1'
        and (s.counting_point = '1' or s.seq = (select max(x.seq) from production_production_order_operations x
          where x.parent_id = ${order} and x.outsourced <> '1'))),
    done as (
      select coalesce(sum(o.good_qty + o.scrap_qty), 0) as qty from production_work_order_operations o
      join production_work_order w on w.id = o.parent_id and w.deleted_at is null
      where w.production_order_id = ${order} and o.seq = ${seq})
    select m.id as material, m.component_id as part, trim_scale(n.qty - n.asked)::text as qty
    from production_production_order_materials m
    join ${partRows} p on p.id = m.component_id join ${unitRows} u on u.id = p.unit_id
    cross join done d
    cross join lateral (select m.qty_per * d.qty * (100 + coalesce(m.scrap_percent, 0)) / 100 as exact) e
    cross join lateral (select
      case when u.precision = 0 then ceil(e.exact) else round(e.exact, u.precision::int) end
        + case when d.qty > 0 then coalesce(m.fixed_scrap, 0) else 0 end as qty,
      coalesce((select sum(b.required_qty) from production_backflush b where b.material_line = m.id::text and b.state <> 'reversed'), 0) as asked) n
    where m.parent_id = ${order} and m.issue = 'backflush' and m.chosen = '1'
      and coalesce((select min(c.seq) from counted c where c.seq >= m.operation_seq), (select max(c.seq) from counted c)) = ${seq}
      and n.qty > n.asked
    order by m.position`;

const NO_PLACE: Text = ['产线没有线边库位', 'The line has no line-side location'];
const NOT_THERE: Text = ['线边库位缺 {qty}', '{qty} are missing at the line-side location'];
const words = (text: Text): string => storedText(text, 500);

export interface Pending {
  readonly id: Id;
  readonly number: string;
  readonly material: Id;
  readonly part: Id;
  readonly location: Id | null;
  /** What is still to be taken. */
  readonly qty: Decimal;
}
/** Takes what lies there, the mounted batch first; what is missing leaves the row failed. The report stands either way. */
export async function take(
  ctx: Ctx,
  { report, productionOrder, plant, station, on }: Omit<Asking, 'seq' | 'line'>,
  row: Pending,
): Promise<void> {
  if (row.location === null) return patch(ctx, Backflush, row.id, { state: 'failed', error: words(NO_PLACE) });
  const location = row.location;
  const [there, mounted] = await Promise.all([
    takeableAt(ctx, location, [row.part], on),
    ctx.sql<{ batch: string | null }>`
      select batch from production_material_binding where station_id = ${station}::uuid and component_id = ${row.part} and active = '1'`,
  ]);
  const first = new Set(mounted.flatMap(({ batch }) => batch ?? []));
  const turn = (batch: string | null): number => (batch !== null && first.has(batch) ? 0 : 1);
  let left = row.qty;
  const taken = there
    .toSorted((a, b) => turn(a.batch) - turn(b.batch))
    .flatMap((one) => {
      const qty = compareDecimal(one.qty, left) < 0 ? one.qty : left;
      left = subtractDecimal(left, qty);
      return compareDecimal(qty, '0') > 0 ? [{ ...one, qty }] : [];
    });
  const moves = taken.map(
    ({ part, batch, container, qty }) =>
      ({
        part,
        batch,
        container,
        owner: null,
        qty,
        from: { location, status: 'available' },
        to: { outside: 'wip' },
      }) as const,
  );
  try {
    const ids = await ctx.attempt(() => postStock(ctx, { entity: Backflush.id, documentNo: row.number }, moves));
    for (const [index, { part, batch, container, qty }] of taken.entries()) {
      const stockMove = ids[index];
      if (stockMove === undefined) continue;
      await append(ctx, MaterialUse, {
        at: ctx.clock,
        kind: 'backflush',
        plant,
        productionOrder,
        materialLine: row.material,
        report,
        backflush: row.id,
        part,
        batch,
        container,
        location,
        qty,
        stockMove,
      });
    }
    await increment(ctx, Backflush, row.id, { postedQty: sumDecimal(taken.map(({ qty }) => qty)) });
    const missing = compareDecimal(left, '0') > 0;
    await patch(ctx, Backflush, row.id, {
      state: missing ? 'failed' : 'done',
      error: missing ? words(fill(NOT_THERE, { qty: left })) : null,
      doneAt: missing ? null : ctx.clock,
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await patch(ctx, Backflush, row.id, { state: 'failed', error: words(error.refusal.text) });
  }
}

/** Takes from the line side what a report at a counting point asks for. */
export async function backflush(ctx: Ctx, asking: Asking): Promise<void> {
  const { productionOrder, seq } = asking;
  // Two work orders that ask at once would each round up, and each owe what is fixed.
  await advisoryLock(ctx, `material ${productionOrder} ${seq}`);
  const owed = await owedAt(ctx, productionOrder, seq);
  if (owed.length === 0) return;
  const place = await ctx.sql.maybe<{ location: Id }>`
    select side_location_id as location from production_line_setting where line_id = ${asking.line}::uuid and mark_status = '1' and deleted_at is null`;
  const location = place?.location ?? null;
  for (const { material, part, qty } of owed) {
    const number = await logNumber(ctx, 'BF', 6);
    const id = await append(ctx, Backflush, {
      backflushNo: number,
      at: ctx.clock,
      state: 'failed',
      plant: asking.plant,
      productionOrder: asking.productionOrder,
      report: asking.report,
      materialLine: material,
      operationSeq: asking.seq,
      part,
      location,
      requiredQty: qty,
      postedQty: '0',
      tries: 1,
    });
    await take(ctx, asking, { id, number, material, part, location, qty });
  }
}

interface Used
  extends Pick<MaterialUse, 'plant' | 'productionOrder' | 'materialLine' | 'part' | 'batch' | 'container' | 'location' | 'qty'> {
  readonly stockMove: Id;
}
/** What a report took goes back where it came from, on the same batches; what it could not take is no longer asked for. */
export async function reverseBackflush(ctx: Ctx, report: Id, reason: string): Promise<void> {
  const rows = await ctx.sql<{ id: Id; number: string; posted: Decimal }>`
    select id, backflush_no as number, trim_scale(posted_qty)::text as posted from production_backflush
    where report_id = ${report} and state <> 'reversed' order by backflush_no for update`;
  for (const { id, number, posted } of rows) {
    // In the order in which postings hold balances.
    const uses = await ctx.sql<Used>`
      select plant_id as plant, production_order_id as "productionOrder", material_line as "materialLine", part_id as part, batch, container,
        location_id as location, trim_scale(qty)::text as qty, stock_move_id as "stockMove"
      from production_material_use where backflush_id = ${id} order by location_id, part_id, batch, container`;
    for (const { plant, productionOrder, materialLine, part, batch, container, location, qty, stockMove: move } of uses) {
      const [stockMove = move] = await reverseStock(ctx, { entity: Backflush.id, documentNo: number }, [move], reason);
      await append(ctx, MaterialUse, {
        at: ctx.clock,
        kind: 'return',
        plant,
        productionOrder,
        materialLine,
        report,
        backflush: id,
        part,
        batch,
        container,
        location,
        qty: subtractDecimal('0', qty),
        stockMove,
      });
    }
    await increment(ctx, Backflush, id, { postedQty: subtractDecimal('0', posted) });
    await patch(ctx, Backflush, id, { state: 'reversed', error: null, doneAt: ctx.clock });
  }
}
