import { type Id, storedText, type Text } from '@takt/model';
import { bind, compute, type Ctx, type DocumentOps, increment, incrementLine, on, Refused, codes } from '@takt/engine';
import { PutawayTask, Receipt } from '../../defs/index.ts';
import { loc, movedBy } from '../../defs/inbound/putaway-task.ts';
import { GTIN_OF_PART } from '../gtin-of-part.ts';
import { isInside, type Move } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';
import { UNIT_OF_PART } from '../unit-of-part.ts';
import { against, lockShelves, type Shelves, shelvesOf, suggest } from './shelves.ts';

/** A task for each place that goods which may be put away go to; what awaits inspection waits for its release. */
export async function makeTasks(ctx: Ctx, documents: DocumentOps, row: Receipt, moves: readonly Move[]): Promise<void> {
  const free = moves.filter(({ to }) => isInside(to) && to.status === 'available');
  if (free.length === 0) return;
  let shelves: Shelves = await shelvesOf(ctx, row.warehouse);
  for (const { part, batch, container, owner, qty: all, lineId, to: now } of free) {
    const found = await suggest(ctx, shelves, { part, batch, container, qty: all });
    ({ shelves } = found);
    const goods = { part, batch, container, owner, stockStatus: 'available' };
    const fromLocation = isInside(now) ? now.location : row.location;
    const from = { warehouse: row.warehouse, receipt: row.id, receiptLine: lineId, fromLocation };
    for (const { place, qty, why } of found.suggested) {
      const to = { location: place?.id ?? null, why: storedText(why, 2000) };
      await documents.make(ctx, PutawayTask, { ...from, ...goods, qty, ...to }, { doc: Receipt, id: row.id });
    }
  }
}

const SAME: Text = ['货物就在该库位', 'the goods lie there already'];
/** The words of the guard, and behind them what speaks against this place. */
function refuseFor([zh, en]: Text): never {
  throw Refused.by(PutawayTask, 'putaway', { ...loc, else: [`${loc.else[0]}：${zh}`, `${loc.else[1]}: ${en}`] });
}

export const putawayTaskComputed = compute(PutawayTask, { unit: UNIT_OF_PART, gtin: GTIN_OF_PART });
export const putawayTask = bind(PutawayTask, {
  async putaway(ctx, row, input) {
    const location = input.location ?? row.location ?? '';
    const { part, batch, container, owner, stockStatus: status } = row;
    const qty = movedBy(row, { input });
    if (location === row.fromLocation) refuseFor(SAME);
    await lockShelves(ctx, row.warehouse);
    const no = await against(ctx, { warehouse: row.warehouse, location, task: row.id, part, batch, container, qty });
    if (no) refuseFor(no);
    const goods = { part, batch, container, owner, qty };
    await postStock(ctx, { entity: PutawayTask.id, documentNo: row.number }, [
      { ...goods, from: { location: row.fromLocation, status }, to: { location, status } },
    ]);
    await increment(ctx, PutawayTask, row.id, { doneQty: qty });
    // The line of the receipt is held by nobody else: whoever cancels the receipt looks at it after this.
    if (row.receiptLine) await incrementLine(ctx, Receipt, 'lines', row.receiptLine, { putQty: qty });
  },
});

/** A receipt that is received, without open tasks, all of it put away or nonconforming, is on the shelf. */
async function shelveWhenDone(ctx: Ctx, receipt: Id, documents: DocumentOps): Promise<void> {
  const [done] = await ctx.sql<{ id: Id }>`
    select r.id from warehouse_receipt r where r.id = ${receipt} and r.status in ${codes(Receipt, 'received')}
      and not exists (select from warehouse_putaway_task o where o.receipt_id = r.id and o.status in ${codes(PutawayTask, 'todo', 'inProgress')} and o.deleted_at is null)
      and not exists (select from warehouse_receipt_lines l where l.parent_id = r.id and l.put_qty + l.ng_qty < l.received_qty)`;
  if (done) await documents.act(ctx, Receipt, done.id, 'putaway');
}

export const receiptShelved = on('warehouse.putawayTask.putaway', 'warehouse.receiptShelved', async (ctx, { id }, documents) => {
  const [task] = await ctx.sql<{ receipt: Id }>`
    select receipt_id as receipt from warehouse_putaway_task where id = ${String(id)}::uuid and receipt_id is not null`;
  if (task) await shelveWhenDone(ctx, task.receipt, documents);
});

/** Nothing of it may be left to put away: all of it is nonconforming. */
export const receiptSettled = on('warehouse.receipt.judge', 'warehouse.receiptSettled', (ctx, { id }, documents) =>
  shelveWhenDone(ctx, String(id), documents),
);
