import { postStock } from '@takt/modules/warehouse/server';
import type { Client } from '@takt/testing';
import { done, inside, type Market, recordsOf } from './market.ts';

export const RETURN = 'purchasing.returnNotice';
export const OUTBOUND = 'warehouse.outboundOrder';
const PASS = 'warehouse.releasePass';

export type ReturnLine = Record<string, unknown>;
interface Returned {
  readonly vendor?: string;
  /** The supplier's person. */
  readonly by?: Client;
  readonly more?: Record<string, unknown>;
  /** When it left, where that is not today. */
  readonly day?: string;
}

/** So much lies on the shelf, however it came. */
export const onShelf = (
  market: Market,
  part: string,
  qty: string,
  batch: string | null = null,
  status: 'available' | 'ng' = 'available',
) =>
  inside(market, (ctx) =>
    postStock(ctx, { entity: 'test', documentNo: 'R1' }, [
      { part, batch, container: null, owner: null, qty, from: { outside: 'vendor' }, to: { location: market.ids.shelf, status } },
    ]),
  );

/** A return the supplier has agreed to. */
export async function agreedReturn(
  market: Market,
  lines: readonly ReturnLine[],
  { vendor, by, more }: Returned = {},
): Promise<string> {
  const notices = recordsOf(market, RETURN);
  const { id } = await notices.create({
    vendor: vendor ?? market.ids.vendor,
    warehouse: market.ids.warehouse,
    shipFrom: '上海',
    receiveTo: '宁波',
    plate: '沪A12345',
    replyHours: 24,
    lines,
    ...more,
  });
  await notices.act(market.buyer, 'publish', id);
  await notices.act(by ?? market.supplier, 'feedback', id, { result: 'agree', driver: '王师傅' });
  return id;
}

/** The orders a return asked the warehouse for. */
export async function ordersOf({ buyer }: Market, notice: string): Promise<any[]> {
  const reply = await done(buyer.post('/purchasing/ai/queryRelated', { _entity: RETURN, id: notice }));
  return (reply as any).after.filter(({ entity }: any) => entity === OUTBOUND);
}

/** What is there of an order leaves, with a pass somebody else approves. */
export async function leaveWith(market: Market, order: string): Promise<void> {
  const orders = recordsOf(market, OUTBOUND);
  for (const action of ['allocate', 'pick', 'pass']) await orders.act(market.buyer, action, order);
  const { list } = (await market.buyer.page(PASS, { _params: { order: [order] } })).data;
  await recordsOf(market, PASS).act(market.chief, 'approve', String(list[0]?.id));
  await orders.act(market.buyer, 'ship', order);
  await market.tenant.settle();
}

/** A return that is agreed to, confirmed and sent; gives back the notice and its order. */
export async function sentBack(market: Market, lines: readonly ReturnLine[], returned: Returned = {}) {
  const notice = await agreedReturn(market, lines, returned);
  await recordsOf(market, RETURN).act(market.buyer, 'confirm', notice);
  const [order] = await ordersOf(market, notice);
  await leaveWith(market, order.id);
  if (returned.day)
    await inside(
      market,
      (ctx) => ctx.sql`update purchasing_return_notice set left_at = ${`${returned.day} 10:00:00`} where id = ${notice}`,
    );
  return { notice, order: String(order.id) };
}
