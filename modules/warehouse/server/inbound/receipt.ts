import { addDecimal, type GuardContext, type Decimal, type Id, subtractDecimal } from '@takt/model';
import { addLine, bind, compute, type Ctx, type DocumentOps, patchLine, codes } from '@takt/engine';
import { Asn, PutawayTask, Receipt } from '../../defs/index.ts';
import { staysShort, takenBy } from '../../defs/receipt-guards.ts';
import type { Move } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';
import { reverseStock } from '../stock/reverse.ts';
import { noteArrived, openReceipt } from './asn.ts';
import { batchFor } from './lots.ts';
import { makeTasks } from './putaway.ts';

type Line = Receipt['lines'][number];
const CANCELLED = '取消收货 Receipt cancelled';

export const receipt = bind(Receipt, {
  async receive(ctx, row, input, documents) {
    const at: GuardContext = { now: ctx.clock, actor: ctx.actor, input };
    const announced = await documents.load(ctx, Asn, row.asn);
    const moves: Move[] = [];
    for (const { line, qty } of takenBy(row, at)) {
      const { vendorLot, producedOn, expiresOn, box } = input;
      moves.push({
        part: line.part,
        batch:
          line.lotControlled === '1' ? await batchFor(ctx, { ...row, ...known(line, vendorLot, producedOn), expiresOn }) : null,
        container: null,
        owner: null,
        qty,
        from: { outside: 'vendor' },
        to: { location: row.location, status: line.inspected === '1' ? 'qc' : 'available' },
        lineId: line.id,
      });
      await Promise.all([
        patchLine(ctx, Receipt, 'lines', line.id, {
          receivedQty: addDecimal(line.receivedQty ?? '0', qty),
          ...(line.inspected === '1' && { qcQty: addDecimal(line.qcQty ?? '0', qty) }),
        }),
        noteArrived(ctx, announced, line.asnLine, { received: qty, rejected: '0' }),
        ...(box ? [addLine(ctx, Receipt, 'boxes', row.id, row.boxes.length + 1, { box, part: line.part, vendorLot, qty })] : []),
      ]);
    }
    await postStock(ctx, causeOf(row), moves);
    await makeTasks(ctx, documents, row, moves);
    if (!staysShort(row, at)) await settleAsn(ctx, documents, announced);
  },

  async rejectQty(ctx, row, { lineId, qty }, documents) {
    const line = row.lines.find(({ id }) => id === lineId);
    if (!line) return;
    const announced = await documents.load(ctx, Asn, row.asn);
    await Promise.all([
      patchLine(ctx, Receipt, 'lines', line.id, { rejectedQty: addDecimal(line.rejectedQty ?? '0', qty) }),
      noteArrived(ctx, announced, line.asnLine, { received: '0', rejected: qty }),
    ]);
  },

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
    for (const { asnLine, receivedQty, rejectedQty } of row.lines)
      await noteArrived(ctx, announced, asnLine, { received: less(receivedQty), rejected: less(rejectedQty) });
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
    if (announced.status === 'received') await documents.act(ctx, Asn, announced.id, 'reopen');
    await openReceipt(ctx, announced, documents);
  },

  async close(ctx, row, _input, documents) {
    await settleAsn(ctx, documents, await documents.load(ctx, Asn, row.asn));
  },
});

export const causeOf = ({ number }: Pick<Receipt, 'number'>) => ({ entity: Receipt.id, documentNo: number });
const less = (qty: Decimal | null): Decimal => subtractDecimal('0', qty ?? '0');
const known = (line: Line, vendorLot: string | null, producedOn: string | null) => ({
  part: line.part,
  vendorLot: vendorLot ?? line.vendorLot,
  producedOn: producedOn ?? line.producedOn,
});

async function settleAsn(ctx: Ctx, documents: DocumentOps, { id, status }: Asn): Promise<void> {
  if (status === 'arrival') await documents.act(ctx, Asn, id, 'receive');
}

const part = 'from app.base_part p where p.tenant_id = t.tenant_id and p.id = t.part_id';
const tasks =
  'from app.warehouse_putaway_task k where k.tenant_id = t.tenant_id and k.receipt_id = t.id and k.deleted_at is null';

export const receiptComputed = compute(Receipt, {
  taskCount: `(select count(*) ${tasks} and k.status not in ${codes(PutawayTask, 'cancelled')})`,
  waitingQty: '(select sum(l.qc_qty) from app.warehouse_receipt_lines l where l.tenant_id = t.tenant_id and l.parent_id = t.id)',
  openTaskCount: `(select count(*) ${tasks} and k.status in ${codes(PutawayTask, 'todo', 'inProgress')})`,
  lines: {
    overPct: `(select v.over_percent from app.base_vendor_part v where v.tenant_id = t.tenant_id and v.vendor_id = h.vendor_id
      and v.part_id = t.part_id and v.mark_status = '1' and v.deleted_at is null order by v.valid_from desc nulls last limit 1)`,
    lotControlled: `(select p.track_mode <> 'none' ${part})`,
    shelfLifeDays: `(select p.shelf_life_days ${part})`,
    inspected: `(select p.quality_controlled = '1' ${part})`,
  },
});
