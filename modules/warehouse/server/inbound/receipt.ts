import { type GuardContext, type Id, isSscc, negateDecimal, serialsIn, type Text } from '@takt/model';
import {
  addLine,
  bind,
  compute,
  type Ctx,
  type DocumentOps,
  incrementLine,
  patchLine,
  codes,
  Refused,
  whenSaved,
} from '@takt/engine';
import { partRows, overPercentOn } from '@takt/modules/base/server';
import { Asn, PutawayTask, Receipt } from '../../defs/index.ts';
import { box as boxOnce } from '../../defs/inbound/receipt-guards.ts';
import { staysShort, takenBy } from '../../defs/inbound/receipt-taking.ts';
import { GTIN_OF_PART } from '../gtin-of-part.ts';
import type { Move } from '../stock/move.ts';
import { demandOneEach } from '../serials.ts';
import { postStock } from '../stock/post.ts';
import { reverseStock } from '../stock/reverse.ts';
import { noteArrived, openReceipt } from './asn.ts';
import { judge } from './judge.ts';
import { batchFor } from './lots.ts';
import { makeTasks } from './putaway.ts';
import { causeOf } from './receipt-cause.ts';
import { lockShelves } from './shelves.ts';

const CANCELLED = '取消收货 Receipt cancelled';

export const receipt = bind(Receipt, {
  async receive(ctx, row, input, documents) {
    const at: GuardContext = { now: ctx.clock, actor: ctx.actor, input };
    const taken = takenBy(row, at);
    if (taken.some(({ line }) => line.inspected !== '1')) await lockShelves(ctx, row.warehouse);
    const announced = await documents.load(ctx, Asn, row.asn);
    const moves: Move[] = [];
    const boxes: string[] = row.boxes.map(({ box }) => box ?? '');
    for (const { line, qty, pack, details } of taken) {
      const box = pack?.code ?? input.box;
      if (box && (boxes.includes(box) || (await isInStock(ctx, box)))) throw Refused.by(Receipt, 'receive', boxOnce);
      moves.push({
        part: line.part,
        batch: line.lotControlled === '1' ? await batchFor(ctx, { ...row, part: line.part, ...details }) : null,
        // The number on the label is the goods' own from here on; a mark of the supplier's may stand on many boxes.
        container: box && isSscc(box) ? box : null,
        owner: null,
        qty,
        from: { outside: 'vendor' },
        to: { location: row.location, status: line.inspected === '1' ? 'qc' : 'available' },
        lineId: line.id,
      });
      await Promise.all([
        incrementLine(ctx, Receipt, 'lines', line.id, { receivedQty: qty, ...(line.inspected === '1' && { qcQty: qty }) }),
        noteArrived(ctx, announced, line.asnLine, { received: qty, rejected: '0' }),
      ]);
      if (!box) continue;
      await addLine(ctx, Receipt, 'boxes', row.id, boxes.push(box), {
        box,
        part: line.part,
        vendorLot: details.vendorLot,
        qty,
        receivedAt: ctx.clock,
        receivedBy: ctx.actor.userId,
      });
    }
    const serials = serialsIn(input.serialNos);
    await demandOneEach(ctx, moves, serials);
    await postStock(ctx, causeOf(row), moves, { serials, vendor: row.vendor, receipt: row.id });
    await makeTasks(ctx, documents, row, moves);
    if (!staysShort(row, at)) await settleAsn(ctx, documents, announced);
  },

  async rejectQty(ctx, row, { lineId, qty }, documents) {
    const line = row.lines.find(({ id }) => id === lineId);
    if (!line) return;
    const announced = await documents.load(ctx, Asn, row.asn);
    await Promise.all([
      incrementLine(ctx, Receipt, 'lines', line.id, { rejectedQty: qty }),
      noteArrived(ctx, announced, line.asnLine, { received: '0', rejected: qty }),
    ]);
  },

  judge,

  /** Puts away all that is left, where the rule said. */
  async putaway(ctx, { id }, _input, documents) {
    const open = await ctx.sql<{ id: Id }>`
      select id from warehouse_putaway_task where receipt_id = ${id} and status in ${codes(PutawayTask, 'todo', 'inProgress')} and deleted_at is null order by number`;
    for (const task of open) await documents.act(ctx, PutawayTask, task.id, 'putaway');
  },

  /** What came in goes out again as it came; the goods are at the dock, to be received anew. */
  async cancel(ctx, row, _input, documents) {
    const tasks = await ctx.sql<{ id: Id }>`
      select id from warehouse_putaway_task where receipt_id = ${row.id} and status in ${codes(PutawayTask, 'todo')} and deleted_at is null`;
    for (const { id } of tasks) await documents.act(ctx, PutawayTask, id, 'cancel');
    const announced = await documents.load(ctx, Asn, row.asn);
    for (const { asnLine, receivedQty } of row.lines)
      await noteArrived(ctx, announced, asnLine, { received: negateDecimal(receivedQty ?? '0'), rejected: '0' });
    const moves = await ctx.sql<{ id: Id }>`
      select m.id from warehouse_stock_move m where m.entity = ${Receipt.id} and m.document_no = ${row.number} and m.reverses_id is null
        and not exists (select from warehouse_stock_move r where r.reverses_id = m.id)`;
    if (moves.length === 0) return;
    await reverseStock(
      ctx,
      causeOf(row),
      moves.map(({ id }) => id),
      CANCELLED,
    );
    const nothing = { receivedQty: '0', qcQty: '0', ngQty: '0' };
    for (const { id } of row.lines) await patchLine(ctx, Receipt, 'lines', id, nothing);
    if (announced.status === 'received') await documents.act(ctx, Asn, announced.id, 'reopen');
    await openReceipt(ctx, announced, documents);
  },

  async close(ctx, row, _input, documents) {
    await settleAsn(ctx, documents, await documents.load(ctx, Asn, row.asn));
  },
});

/** The number of one package in the world: where it lies already, it cannot come again. */
async function isInStock(ctx: Ctx, box: string): Promise<boolean> {
  if (!isSscc(box)) return false;
  const [found] = await ctx.sql`select 1 from warehouse_stock where container = ${box} and qty > 0 limit 1`;
  return found !== undefined;
}

async function settleAsn(ctx: Ctx, documents: DocumentOps, { id, status }: Asn): Promise<void> {
  if (status === 'arrival') await documents.act(ctx, Asn, id, 'receive');
}

const part = `from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id`;
const tasks =
  'from app.warehouse_putaway_task k where k.tenant_id = t.tenant_id and k.receipt_id = t.id and k.deleted_at is null';

const NOT_OF_ASN: Text = [
  '收货单的供应商、仓库和库位须与到货通知单一致',
  'Supplier, warehouse and location of a receipt are those of its ASN',
];
/** A receipt is of its ASN: no other warehouse takes in what was announced to this one. */
export const receiptSaved = whenSaved(Receipt, async (ctx, id) => {
  const [fits] = await ctx.sql`
    select 1 from warehouse_receipt r join warehouse_asn a on a.id = r.asn_id and a.vendor_id = r.vendor_id and a.warehouse_id = r.warehouse_id
      join warehouse_location l on l.id = r.location_id and l.warehouse_id = r.warehouse_id
    where r.id = ${id}
    union all select 1 from warehouse_receipt where id = ${id} and deleted_at is not null`;
  if (!fits) throw Refused.at('asn', 'receipt.asn', NOT_OF_ASN);
});

export const receiptComputed = compute(Receipt, {
  taskCount: `(select count(*) ${tasks} and k.status not in ${codes(PutawayTask, 'cancelled')})`,
  waitingQty: '(select sum(l.qc_qty) from app.warehouse_receipt_lines l where l.tenant_id = t.tenant_id and l.parent_id = t.id)',
  openTaskCount: `(select count(*) ${tasks} and k.status in ${codes(PutawayTask, 'todo', 'inProgress')})`,
  lines: {
    overPct: overPercentOn({ tenant: 't.tenant_id', vendor: 'h.vendor_id', part: 't.part_id', day: 'h.created_at::date' }),
    lotControlled: `(select p.track_mode <> 'none' ${part})`,
    serialised: `(select p.track_mode = 'serial' ${part})`,
    shelfLifeDays: `(select p.shelf_life_days ${part})`,
    inspected: `(select p.quality_controlled = '1' ${part})`,
    gtin: GTIN_OF_PART,
  },
});
