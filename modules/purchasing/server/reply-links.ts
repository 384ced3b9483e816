import { type AnyDocument, fill, shippedValue, tableName, type Text } from '@takt/model';
import { type Ctx, on } from '@takt/engine';
import { sendLetter } from '@takt/identity';
import { userRows } from '@takt/modules/access/server';
import { DeliveryNote, DeliveryPlan, PurchaseForecast, PurchaseOrder, REPLY_LINK_DAYS } from '../defs/index.ts';
import { printNoteLabels } from '../defs/delivery/label-calls.ts';

/** What suppliers' people are asked for by mail, and when. */
interface Asking {
  readonly doc: AnyDocument;
  /** The button by which they answer. */
  readonly action: string;
  /** The state in which the answer is awaited. */
  readonly waits: string;
  /** After these it is asked for, again where our side did not agree. */
  readonly after: readonly string[];
  readonly subject: Text;
  readonly text: Text;
  readonly prints?: true;
}
const ASKED: readonly Asking[] = [
  {
    doc: PurchaseForecast,
    action: 'feedback',
    waits: PurchaseForecast.states.published.code,
    after: ['publish', 'reject'],
    subject: ['采购预测 {number} 请反馈', 'Purchase forecast {number} awaits your reply'],
    text: ['请打开以下链接，逐周填写可承诺的数量：', 'Please open this link and enter what you can commit to, week by week:'],
  },
  {
    doc: PurchaseOrder,
    action: 'reply',
    waits: PurchaseOrder.states.published.code,
    after: ['publish', 'rejectReply'],
    subject: ['采购订单 {number} 请回复', 'Purchase order {number} awaits your reply'],
    text: [
      '请打开以下链接，逐行填写承诺数量和交期，可分批交货：',
      'Please open this link and promise quantity and date line by line; a line may come in several parts:',
    ],
  },
  {
    doc: DeliveryPlan,
    action: 'feedback',
    waits: DeliveryPlan.states.released.code,
    after: ['publish'],
    subject: ['交付计划 {number} 请反馈', 'Delivery plan {number} awaits your reply'],
    text: ['请打开以下链接，查看要货时间并反馈：', 'Please open this link, see when goods are wanted, and answer:'],
  },
  {
    doc: DeliveryNote,
    action: 'print',
    waits: DeliveryNote.states.published.code,
    after: ['publish', 'audit'],
    subject: ['送货单 {number} 可打印标签', 'Labels of delivery note {number} can be printed'],
    text: ['请打开以下链接，查看送货单并打印箱标签：', 'Please open this link to see the note and print its labels:'],
    prints: true,
  },
];

/** A letter to everybody of the supplier who has an address, while the document still waits. */
async function ask(ctx: Ctx, asked: Asking, id: string): Promise<void> {
  const { doc, action, waits, prints } = asked;
  const [row] = await ctx.sql.run<{ number: string; vendor: string; version: number }>({
    text: `select number, vendor_id as vendor, version from app.${tableName(doc.id)} where id = $1 and status = $2 and deleted_at is null`,
    values: [id, waits],
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
      actions: [action],
      call: prints ? { id: printNoteLabels.id, as: 'note' } : null,
      subject: fill(asked.subject, row),
      text: asked.text,
      days,
    });
}

async function linkDays(ctx: Ctx): Promise<number> {
  const kept = await ctx.sql.maybe<{ days: number }>`
    select (value #>> '{}')::int as days from app.parameter where name = ${REPLY_LINK_DAYS.id}`;
  return kept?.days ?? shippedValue(REPLY_LINK_DAYS);
}

export const replyLinks = ASKED.flatMap((asked) =>
  asked.after.map((action) =>
    on(`${asked.doc.id}.${action}`, `${asked.doc.id}.${action}.letter`, (ctx, payload) => ask(ctx, asked, String(payload['id']))),
  ),
);
