import { subtractDecimal } from '@takt/model';
import { bind, compute, on, patch, patchLine, refuse, type Row, verbatim, whenSaved, codes } from '@takt/engine';
import { plusWorkingHours } from '@takt/modules/base/server';
import { plantOf } from '@takt/modules/warehouse/server';
import { noteLine, earliest } from '../defs/delivery/note-from-source.ts';
import { answersTo, isTaken, hasAll } from '../defs/orders/delivery-plan-guards.ts';
import { DeliveryNote, DeliveryPlan, PurchaseOrder, STRICT_NEW_ONLY } from '../defs/index.ts';
import { numberLines, orderLineOf, received, taken } from './source-lines.ts';
import { demandOrderLines } from './order-lines.ts';
import { demandDock, sendToDock } from './plan-dock.ts';
import { cumulativeDemand, cumulativeReceived } from './plan-cumulative.ts';
import { lineOfPromises, termsOfPromises } from './promise-limits.ts';
import { notifyBuyer, notifySupplier, replyHours } from './notify.ts';

const route = (id: string): string => `/les/purchase/deliveryPlan?id=${id}`;

export const deliveryPlan = bind(DeliveryPlan, {
  /** A revision of its own, which the supplier may answer once. */
  async publish(ctx, { id, number, vendor, warehouse, revision, lines }) {
    for (const line of lines)
      await patchLine(ctx, DeliveryPlan, 'lines', line.id, { answerQty: null, answerAt: null, answerRemark: null });
    const { plan } = await replyHours(ctx, vendor);
    const feedbackDueAt = plan === null ? null : await plusWorkingHours(ctx, await plantOf(ctx, warehouse), plan);
    await patch(ctx, DeliveryPlan, id, { revision: (revision ?? 0) + 1, feedbackCount: 0, feedbackDueAt });
    await notifySupplier(ctx, vendor, [`交付计划 ${number} 已发布`, `Delivery plan ${number} has been released`], route(id));
  },

  async answerLine(ctx, _plan, { lineId, qty, arrivalAt, remark }) {
    await patchLine(ctx, DeliveryPlan, 'lines', lineId, { answerQty: qty, answerAt: arrivalAt, answerRemark: remark });
  },

  /** Lines nobody spoke of come as asked. */
  async feedback(ctx, plan, { replies }) {
    for (const { line, answer } of answersTo(plan.lines, { replies }))
      await patchLine(ctx, DeliveryPlan, 'lines', line.id, {
        answerQty: answer.qty,
        answerAt: answer.at,
        answerRemark: answer.remark ?? line.answerRemark,
      });
    await patch(ctx, DeliveryPlan, plan.id, { feedbackCount: (plan.feedbackCount ?? 0) + 1 });
    await notifyBuyer(
      ctx,
      plan,
      [`交付计划 ${plan.number} 已回复`, `Delivery plan ${plan.number} has been answered`],
      route(plan.id),
    );
  },

  /** The buyer turns at once into a note what no note has taken yet. */
  async generateDeliveryNote(ctx, plan, _input, documents) {
    const open = plan.lines.filter((line) => !isTaken(line));
    const note = {
      vendor: plan.vendor,
      warehouse: plan.warehouse,
      plannedArrival: earliest(open.map(({ arrivalAt }) => arrivalAt)),
      lines: open.map((line) => noteLine({ plan: plan.id }, line, subtractDecimal(line.qty, line.generatedQty))),
    };
    await documents.make(ctx, DeliveryNote, note, { doc: DeliveryPlan, id: plan.id });
  },
});

/** Lines get their numbers; one that a delivery note has taken cannot leave. */
export const deliveryPlanSaved = whenSaved(DeliveryPlan, async (ctx, id, before: Row | null) => {
  await numberLines(ctx, DeliveryPlan, id);
  await demandOrderLines(ctx, DeliveryPlan, id);
  await demandDock(ctx, id);
  const { dock } = await ctx.sql.one<{
    dock: string | null;
  }>`select dock_id as dock from purchasing_delivery_plan where id = ${id}`;
  await sendToDock(ctx, id, before !== null && (before['dock'] ?? null) !== dock);
  const [lost] = await ctx.sql`
    select 1 from purchasing_delivery_plan d
    join purchasing_delivery_note_lines o on o.plan_id = d.id
    join purchasing_delivery_note n on n.id = o.parent_id and n.deleted_at is null
    where d.id = ${id} and d.deleted_at is null and not exists (select 1 from purchasing_delivery_plan_lines p
      where p.parent_id = d.id and p.line_no = o.source_line and p.part_id = o.part_id and p.unit_id = o.unit_id
        and d.vendor_id = n.vendor_id and d.warehouse_id = n.warehouse_id and p.qty >= ${verbatim(taken('plan', 'p'))}) limit 1`;
  if (lost)
    refuse(
      'deliveryPlan.taken',
      [
        '已生成送货单的明细不能删除、更换物料或改到已送数量以下',
        'A line a delivery note was made from keeps its part and at least what was called off, and cannot be removed',
      ],
      ['请先取消该送货单，或另加明细', 'Cancel the delivery note first, or add another line'],
    );
});

export const deliveryPlanComputed = compute(DeliveryPlan, {
  strictNewOnly: `exists (select 1 from app.parameter p where p.tenant_id = t.tenant_id and p.name = '${STRICT_NEW_ONLY.id}' and p.value #>> '{}' = '1')`,
  answerDiffs: `(select count(*) from app.purchasing_delivery_plan_lines l where l.tenant_id = t.tenant_id and l.parent_id = t.id
    and (l.answer_qty <> l.qty or l.answer_at <> l.arrival_at))`,
  ...termsOfPromises,
  lines: {
    ...lineOfPromises,
    generatedQty: taken('plan'),
    receivedQty: received('plan'),
    openQty: `greatest(t.qty - ${taken('plan')}, 0)`,
    answerDiff: 't.answer_qty - t.qty',
    cumulativeQty: cumulativeDemand,
    cumulativeReceivedQty: cumulativeReceived,
    cumulativeDiff: `${cumulativeReceived} - ${cumulativeDemand}`,
  },
});

interface Named {
  readonly id: string;
  readonly kind: 'order' | 'plan';
}
/** A delivery note has received something: the orders and plans its lines name follow. */
export const noteReceived = on('purchasing.deliveryNote.receive', 'purchasing.sourcesFollow', async (ctx, payload, documents) => {
  const named = await ctx.sql<Named>`
    with lines as (select tenant_id, plan_id, order_id, source_line from purchasing_delivery_note_lines
      where parent_id = ${String(payload['id'])} and received_qty > 0)
    select distinct o.id, 'order' as kind from purchasing_purchase_order o where o.status in ${codes(PurchaseOrder, 'confirmed', 'partlyDelivered')} and o.deleted_at is null
      and o.id in (select x.order_id from lines l, ${verbatim(orderLineOf('l'))} x)
    union select distinct d.id, 'plan' from purchasing_delivery_plan d join lines on lines.plan_id = d.id
      where d.status in ${codes(DeliveryPlan, 'new', 'released', 'answered')} and d.deleted_at is null
    order by 2, 1`;
  for (const { id, kind } of named) {
    if (kind === 'order') await documents.act(ctx, PurchaseOrder, id, 'deliver');
    else if (hasAll(await documents.load(ctx, DeliveryPlan, id))) await documents.act(ctx, DeliveryPlan, id, 'complete');
  }
});
