import { addDecimal, compareDecimal, type Decimal, fill, type Id, negateDecimal, subtractDecimal, type Text } from '@takt/model';
import { type Ctx, refuse, Refused } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { isInside, type Move, type StockKey } from './move.ts';

/** What a balance changes by. */
interface Delta extends StockKey {
  readonly qty: Decimal;
  readonly reserved: Decimal;
}
/** A balance before and after. `id` is null where there is none yet. */
export interface Balance extends Delta {
  readonly id: Id | null;
  /** How often it has changed; 0 where there is none yet. */
  readonly version: number;
  readonly warehouse: Id;
  readonly partNo: string;
  /** Whether each piece of the part has a number of its own. */
  readonly serialised: boolean;
  readonly locationCode: string;
  /** The count that has its location frozen. */
  readonly countNo: string | null;
  readonly before: Decimal;
  readonly reservedBefore: Decimal;
  readonly after: Decimal;
  readonly reservedAfter: Decimal;
  /** When the oldest of it came in, as the wire writes it; null where there is none yet. */
  readonly receivedAt: string | null;
}

export const keyOf = ({ location, part, status, batch, container, owner }: StockKey): string =>
  JSON.stringify([location, part, status, batch, container, owner]);

/** What the moves change together, one delta for each balance they touch. */
export function deltasOf(moves: readonly Move[]): readonly Delta[] {
  const deltas = new Map<string, Delta>();
  const add = (key: StockKey, qty: Decimal, reserved: Decimal): void => {
    const known = deltas.get(keyOf(key));
    deltas.set(keyOf(key), {
      ...key,
      qty: addDecimal(known?.qty ?? '0', qty),
      reserved: addDecimal(known?.reserved ?? '0', reserved),
    });
  };
  for (const { part, batch, container, owner, qty, from, to, reserved = '0' } of moves) {
    const what = { part, batch, container, owner };
    if (isInside(from)) add({ ...what, ...from }, negateDecimal(qty), negateDecimal(reserved));
    if (isInside(to)) add({ ...what, ...to }, qty, '0');
  }
  return [...deltas.values()];
}

/** Whether a balance is the one asked for; nothing equals nothing here. */
const SAME = `s.location_id = d.location and s.part_id = d.part and s.stock_status = d.status and s.batch is not distinct from d.batch
        and s.container is not distinct from d.container and s.owner_id is not distinct from d.owner`;

interface Found {
  readonly id: Id | null;
  readonly version: number;
  readonly warehouse: Id;
  readonly partNo: string;
  readonly serialised: boolean;
  readonly locationCode: string;
  readonly countNo: string | null;
  readonly qty: Decimal | null;
  readonly reserved: Decimal | null;
  readonly receivedAt: string | null;
  readonly n: number;
}

/**
 * Balances as the deltas would leave them. Those that exist are held until the transaction ends, always in the order of
 * their keys, so that two postings never wait for each other in a circle. Balances, places and parts are looked up one
 * by one: PostgreSQL takes a JSON array for a hundred rows and would rather read all of a small table for it.
 */
export async function lockBalances(ctx: Ctx, deltas: readonly Delta[]): Promise<readonly Balance[]> {
  const found = await ctx.sql.run<Found>(
    {
      text: `
      with asked as (
        select * from rows from (jsonb_to_recordset($1::jsonb) as
          (location uuid, part uuid, status text, batch text, container text, owner uuid)) with ordinality
          as d (location, part, status, batch, container, owner, n)),
      held as materialized (
        select d.n, s.id, s.version, s.qty, s.reserved_qty, s.received_at
        from (select * from asked order by location, part, status, batch, container, owner) d
        cross join lateral (
          select s.id, s.version, s.qty, s.reserved_qty, s.received_at from warehouse_stock s where ${SAME} limit 1 for update) s)
      select s.id, coalesce(s.version, 0)::int as version, l.warehouse_id as warehouse, p.part_no as "partNo", p.track_mode = 'serial' as serialised, l.code as "locationCode", c.number as "countNo",
        trim_scale(s.qty)::text as qty, trim_scale(s.reserved_qty)::text as reserved, left(s.received_at::text, 19) as "receivedAt", d.n::int as n
      from asked d
      cross join lateral (
        select warehouse_id, code, count_order_id from warehouse_location where id = d.location and deleted_at is null limit 1) l
      cross join lateral (select part_no, track_mode from ${partRows} p where id = d.part and deleted_at is null limit 1) p
      left join warehouse_count_order c on c.id = l.count_order_id
      left join held s on s.n = d.n`,
      values: [JSON.stringify(deltas)],
    },
    'stock-hold',
  );
  const byPlace = new Map(found.map((row) => [row.n, row]));
  return deltas.map((delta, index) => {
    const row = byPlace.get(index + 1);
    if (!row) throw Refused.of('not.found');
    const { id, version, warehouse, partNo, serialised, locationCode, countNo, receivedAt } = row;
    const [before, reservedBefore] = [row.qty ?? '0', row.reserved ?? '0'];
    const [after, reservedAfter] = [addDecimal(before, delta.qty), addDecimal(reservedBefore, delta.reserved)];
    const figures = { before, reservedBefore, after, reservedAfter };
    return { ...delta, id, version, warehouse, partNo, serialised, locationCode, countNo, receivedAt, ...figures };
  });
}

const SHORT: Text = [
  '{part} 在库位 {location} 可动用 {free}，需要 {need}',
  'At location {location} there are {free} of {part} free, {need} are needed',
];
const TAKE_LESS: Text = ['请减少数量，或换一个库位或批次', 'Take less, or take it from another location or batch'];
const LOOK_AGAIN: Text = ['分配已被更改，请刷新后重试', 'The reservation has changed; refresh and try again'];
const NOT_RESERVED: Text = [
  '{part} 在库位 {location} 已分配 {reserved}，不能取消分配 {need}',
  'At location {location} {reserved} of {part} are reserved, not {need}',
];

/** Refuses what would leave less than nothing, or less than what is reserved for others. */
export function demandEnough(balances: readonly Balance[]): void {
  for (const { partNo, locationCode, before, reservedBefore, after, reservedAfter, qty, reserved } of balances) {
    const at = { part: partNo, location: locationCode };
    if (compareDecimal(reservedAfter, '0') < 0) {
      const need = negateDecimal(reserved);
      refuse('stock.reserved', fill(NOT_RESERVED, { ...at, reserved: reservedBefore, need }), LOOK_AGAIN);
    }
    if (compareDecimal(after, reservedAfter) < 0) {
      // What was reserved for this very move is free to it.
      const [given, taken] = compareDecimal(reserved, '0') < 0 ? [reserved, '0'] : ['0', reserved];
      const free = subtractDecimal(before, addDecimal(reservedBefore, given));
      const need = subtractDecimal(taken, qty);
      refuse('stock.short', fill(SHORT, { ...at, free, need }), TAKE_LESS);
    }
  }
}
