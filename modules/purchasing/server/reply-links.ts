import { type AnyDocument, fill, shippedValue, tableName, type Text } from '@takt/model';
import { type Ctx, on } from '@takt/engine';
import { sendLetter } from '@takt/identity';
import { userRows } from '@takt/modules/access/server';
import { DeliveryNote, DeliveryPlan, PurchaseForecast, PurchaseOrder, REPLY_LINK_DAYS } from '../defs/index.ts';
import { printNoteLabels } from '../defs/delivery/label-calls.ts';

/** What suppliers' people are asked for by mail, and when. */
interface ReplyRequest {
  readonly doc: AnyDocument;
  /** The buttons by which they answer, and what else they see of it. */
  readonly actions: readonly string[];
  /** The states in which the answer is awaited. */
  readonly waits: readonly string[];
  /** It is a revision of an order that is answered, for as long as one waits. */
  readonly revision?: true;
  /** After these it is asked for, again where our side did not agree. */
  readonly after: readonly string[];
  readonly subject: Text;
  readonly text: Text;
  readonly prints?: true;
}
const REPLY_REQUESTS: readonly ReplyRequest[] = [
  {
    doc: PurchaseForecast,
    actions: ['feedback'],
    waits: [PurchaseForecast.states.published.code],
    after: ['publish', 'reject'],
    subject: ['采购预测 {number} 请回复', 'Purchase forecast {number} awaits your reply'],
    text: ['请打开以下链接，逐周填写可承诺的数量：', 'Please open this link and enter what you can commit to, week by week:'],
  },
  {
    doc: PurchaseOrder,
    actions: ['reply'],
    waits: [PurchaseOrder.states.published.code],
    after: ['publish', 'rejectReply'],
    subject: ['采购订单 {number} 请回复', 'Purchase order {number} awaits your reply'],
    text: [
      '请打开以下链接，逐行填写承诺数量和交期，可分批交付：',
      'Please open this link and promise quantity and date line by line; a line may come in several parts:',
    ],
  },
  {
    doc: PurchaseOrder,
    actions: ['acknowledge', 'refuseRevision', 'seePrice'],
    waits: [PurchaseOrder.states.confirmed.code, PurchaseOrder.states.partlyDelivered.code],
    revision: true,
    after: ['revise'],
    subject: ['采购订单 {number} 有修订，请确认', 'A revision of purchase order {number} awaits your answer'],
    text: [
      '请打开以下链接，查看修订内容并确认或拒绝：',
      'Please open this link, see what is to change, and acknowledge or refuse it:',
    ],
  },
  {
    doc: DeliveryPlan,
    actions: ['feedback'],
    waits: [DeliveryPlan.states.released.code],
    after: ['publish'],
    subject: ['交付计划 {number} 请回复', 'Delivery plan {number} awaits your reply'],
    text: ['请打开以下链接，查看要货时间并回复：', 'Please open this link, see when goods are wanted, and answer:'],
  },
  {
    doc: DeliveryNote,
    actions: ['print'],
    waits: [DeliveryNote.states.published.code],
    after: ['publish', 'audit'],
    subject: ['送货单 {number} 可打印标签', 'Labels of delivery note {number} can be printed'],
    text: ['请打开以下链接，查看送货单并打印箱标签：', 'Please open this link to see the note and print its labels:'],
    prints: true,
  },
];

/** A letter to everybody of the supplier who has an address, while the document still waits. */
async function ask(ctx: Ctx, request: ReplyRequest, id: string): Promise<void> {
  const { doc, actions, waits, revision = false, prints } = request;
  const [row] = await ctx.sql.run<{ number: string; vendor: string; version: number }>({
    text: `select number, vendor_id as vendor, version from app.${tableName(doc.id)} t
      where id = $1 and status = any($2::text[]) and deleted_at is null
        and (not $3::boolean or exists (select 1 from app.purchasing_purchase_order_revisions r where r.parent_id = t.id and r.answer = 'pending'))`,
    values: [id, waits, revision],
  });
  const days = await linkDays(ctx);
  if (!row || days === 0) return;
  const people = await ctx.sql<{ id: string }>`
    select id from ${userRows} u where vendor_id = ${row.vendor} and email is not null and email <> '' and mark_status = '1'
      and is_manual_operator = '1' and deleted_at is null order by id`;
  for (const { id: userId } of people)
    sendLetter(ctx, {
      userId,
      entity: doc.id,
      rowId: id,
      // Printing is on record at the note and moves its version on; every other answer is to what was published.
      version: prints ? null : row.version,
      actions,
      call: prints ? { id: printNoteLabels.id, as: 'note' } : null,
      subject: fill(request.subject, row),
      text: request.text,
      days,
    });
}

async function linkDays(ctx: Ctx): Promise<number> {
  const kept = await ctx.sql.maybe<{ days: number }>`
    select (value #>> '{}')::int as days from app.parameter where name = ${REPLY_LINK_DAYS.id}`;
  return kept?.days ?? shippedValue(REPLY_LINK_DAYS);
}

export const replyLinks = REPLY_REQUESTS.flatMap((request) =>
  request.after.map((action) =>
    on(`${request.doc.id}.${action}`, `${request.doc.id}.${action}.letter`, (ctx, payload) =>
      ask(ctx, request, String(payload['id'])),
    ),
  ),
);
