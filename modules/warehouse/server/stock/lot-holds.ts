import { fill, type Id, SIDES_APART, type Text } from '@takt/model';
import { codes, type Ctx, refuse, verbatim } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { LotHold } from '../../defs/index.ts';
import { isInside, type Move } from './move.ts';

/** A hold `h` that stops the goods of a row. */
export const stops = (row: string): string => `h.part_id = ${row}.part_id and (h.batch is null or h.batch = ${row}.batch)
  and (h.container is null or h.container = ${row}.container) and h.status in ${codes(LotHold, 'active')} and h.deleted_at is null`;

/** Numbers of the holds on the goods of a row of stock `t`. */
export const LOT_HOLDS = `(select string_agg(h.number, ', ' order by h.number) from app.warehouse_lot_hold h
  where h.tenant_id = t.tenant_id and ${stops('t')})`;

/** Whether the goods of a row of stock `s` are on hold as a batch. */
export const IS_LOT_HELD = `exists (select from app.warehouse_lot_hold h where h.tenant_id = s.tenant_id and ${stops('s')})`;
export const isLotHeld = verbatim(IS_LOT_HELD);

const HELD: Text = [
  '{part} {goods} 已冻结（{hold}：{reason}），不能出库',
  '{part} {goods} is on hold ({hold}: {reason}) and cannot leave',
];
const PUT_BACK: Text = [
  '请退拣或取消分配后换其他批次，或由有权限的人解除冻结',
  'Put it back and take another batch, or have the hold lifted',
];

const SEALED: Text = [
  '{part} {goods} 已冻结（{hold}：{reason}），不能拆包',
  '{part} {goods} is on hold ({hold}: {reason}) and cannot be unpacked',
];
const LIFT: Text = ['请由有权限的人解除冻结', 'Have the hold lifted'];

export interface Goods {
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
}
interface Found {
  readonly part: string;
  readonly goods: string;
  readonly hold: string;
}

/** The first hold on some goods, by its number; of those on containers alone where asked. */
async function holdOn(
  ctx: Ctx,
  goods: readonly Goods[],
  onContainer: boolean,
): Promise<(Found & { readonly reason: Text }) | null> {
  const named = goods.filter(({ batch, container }) => batch !== null || container !== null);
  if (named.length === 0) return null;
  const keys = named.map(({ part, batch, container }) => ({ part_id: part, batch, container }));
  const [found] = await ctx.sql.run<Found & { readonly reason: string }>(
    {
      text: `select p.part_no as part, concat_ws(' ', h.batch, h.container) as goods, h.number as hold, h.reason
        from jsonb_to_recordset($1::jsonb) as g (part_id uuid, batch text, container text)
        join warehouse_lot_hold h on ${stops('g')} and (h.container is not null or not $2::boolean) join ${partRows} p on p.id = h.part_id order by h.number limit 1`,
      values: [JSON.stringify(keys), onContainer],
    },
    'stock-lot-holds',
  );
  if (!found) return null;
  const [zh = '', en = zh] = found.reason.split(SIDES_APART);
  return { ...found, reason: [zh, en] };
}

/** Refuses goods of which a hold says that they go nowhere. */
export async function demandNotHeld(ctx: Ctx, goods: readonly Goods[]): Promise<void> {
  const found = await holdOn(ctx, goods, false);
  if (found) refuse('stock.lotHeld', fill(HELD, { ...found }), PUT_BACK);
}

/** Refuses to take goods out of a container that is on hold: outside of it nobody would know them. A hold on their batch goes with them. */
export async function demandOpenContainers(ctx: Ctx, goods: readonly Goods[]): Promise<void> {
  const found = await holdOn(ctx, goods, true);
  if (found) refuse('stock.containerHeld', fill(SEALED, { ...found }), LIFT);
}

/** Those that reach a customer or a line. What goes back to its supplier, is scrapped or changes its place may go. */
export const leaving = (moves: readonly Move[]): readonly Move[] =>
  moves.filter(({ to }) => !isInside(to) && (to.outside === 'customer' || to.outside === 'wip'));
