import { failedGoods, announcedLines, sentBackLines } from '@takt/modules/warehouse/server';
import { fill, type Decimal, type Id, type Text } from '@takt/model';
import { advisoryLock, type Ctx, type DocumentOps, patchLine, Refused } from '@takt/engine';
import { ReturnNotice } from '../defs/index.ts';
import { judgeStatementsOf } from './line-verdicts.ts';

/** What left by lines of returns, and the note or pickup it had come with. */
const LEFT = `(select l.tenant_id, l.parent_id, l.id, coalesce(l.note_id, l.pickup_id) as source, coalesce(n.number, p.number) as source_no,
    w.part_id, w.rejected, w.at, w.qty, w.source_qty as sent
  from app.purchasing_return_notice_lines l
  join ${sentBackLines} w on w.tenant_id = l.tenant_id and w.source_line = l.id::text
  left join app.purchasing_delivery_note n on n.tenant_id = l.tenant_id and n.id = l.note_id
  left join app.purchasing_pickup_note p on p.tenant_id = l.tenant_id and p.id = l.pickup_id)`;

const byLeaving = 'as (partition by tenant_id, source, part_id order by at, id)';
const judged = (of: string, what: string): string => `(select sum(${what}) from ${of} f
  where f.tenant_id = b.tenant_id and f.source_no = b.source_no and f.part_id = b.part_id`;

/**
 * What left by lines of returns, and how much of it is owed back: what had been accepted before, never more than was accepted of what
 * it came with. Of rejects those that failed inspection go back first, for nobody was to pay for them; those that were found later
 * are owed back. What names nothing it came with had been ours.
 */
export const CREDITED = `(
  select c.tenant_id, c.parent_id, c.id, c.source, round(c.sent, 3) as sent,
    round((c.owed - lag(c.owed, 1, 0::numeric) over w) * c.sent / c.qty, 3) as credit
  from (
    select g.*, least(greatest(0, max(case when g.rejected then g.gone - g.failed end) over w)
      + sum(case when g.rejected then 0 else g.qty end) over w, g.accepted) as owed
    from (
      select b.*, sum(case when b.rejected then b.qty else 0 end) over w as gone,
        coalesce(${judged(failedGoods.toString(), 'f.qty')} and f.at <= b.at), 0) as failed,
        ${judged(announcedLines.toString(), 'f.accepted_qty')}) as accepted
      from ${LEFT} b where b.source is not null window w ${byLeaving}) g
    window w ${byLeaving}) c
  window w ${byLeaving}
  union all
  select b.tenant_id, b.parent_id, b.id, null::uuid, round(b.sent, 3), round(b.sent, 3) from ${LEFT} b where b.source is null)`;

interface Credit {
  readonly id: Id;
  readonly notice: Id;
  readonly sentQty: Decimal | null;
  readonly creditQty: Decimal | null;
}
const CHANGED = `
  with c as (
    select * from ${CREDITED} c where c.source = any($2::uuid[])
    union all select * from ${CREDITED} c where c.source is null and c.parent_id = $1),
  now as (
    select l.id, l.parent_id as notice, l.sent_qty, l.credit_qty, case when n.left_at is not null then coalesce(c.sent, 0) end as sent,
      case when n.left_at is not null then coalesce(c.credit, 0) end as credit
    from app.purchasing_return_notice_lines l join app.purchasing_return_notice n on n.tenant_id = l.tenant_id and n.id = l.parent_id
    left join c on c.id = l.id
    where l.parent_id = $1 or l.note_id = any($2::uuid[]) or l.pickup_id = any($2::uuid[]))
  select id, notice, trim_scale(sent)::text as "sentQty", trim_scale(credit)::text as "creditQty" from now
  where (sent_qty, credit_qty) is distinct from (sent, credit) order by id`;

/**
 * Writes down what left by the lines of a return and what of it is owed back, and what that changes of other returns of the same
 * goods. Statements that have them say so.
 */
export async function creditReturns(
  ctx: Ctx,
  documents: DocumentOps,
  { notice, sources }: { readonly notice: Id | null; readonly sources: readonly Id[] },
): Promise<void> {
  await advisoryLock(ctx, ...sources.map((source) => `returned ${source}`));
  const changed = await ctx.sql.run<Credit>({ text: CHANGED, values: [notice, sources] });
  for (const { id, sentQty, creditQty } of changed) await patchLine(ctx, ReturnNotice, 'lines', id, { sentQty, creditQty });
  await judgeStatementsOf(
    ctx,
    documents,
    changed.map((line) => line.notice),
  );
}

const NO_SOURCE: Text = [
  '第 {line} 行是不合格品，查不到随哪张单据收到，请在该行填写送货单或提货单',
  'Line {line} is nonconforming and what it came with cannot be told: name its delivery or pickup note',
];

interface Found {
  readonly line: Id;
  readonly position: number;
  readonly note: Id | null;
  readonly pickup: Id | null;
  readonly others: boolean;
}
/** What lines of rejects that name nothing may have come with: what failed inspection there, and has not gone back yet. */
const CANDIDATES = `
  select l.id as line, l.position::int, n.id as note, p.id as pickup, count(*) over (partition by l.id) > 1 as others
  from app.purchasing_return_notice h
  join app.purchasing_return_notice_lines l on l.tenant_id = h.tenant_id and l.parent_id = h.id and l.stock_status = 'ng'
    and l.note_id is null and l.pickup_id is null
  cross join lateral (
    select f.source_no, sum(f.qty) as qty from ${failedGoods} f
    where f.tenant_id = h.tenant_id and f.vendor_id = h.vendor_id and f.part_id = l.part_id
    group by f.source_no having bool_or(l.lot is null or f.batch = l.lot)) f
  left join app.purchasing_delivery_note n on n.tenant_id = h.tenant_id and n.number = f.source_no and n.vendor_id = h.vendor_id
  left join app.purchasing_pickup_note p on p.tenant_id = h.tenant_id and p.number = f.source_no and p.vendor_id = h.vendor_id
  where h.id = $1 and f.qty > coalesce((select sum(b.qty) from ${LEFT} b
    where b.tenant_id = h.tenant_id and b.source = coalesce(n.id, p.id) and b.part_id = l.part_id and b.rejected), 0)
  order by l.position`;

/**
 * Rejects nobody was to pay for are not owed back, so it has to be known what they came with: the one delivery of their batch that
 * failed inspection is written into the line; of several, somebody has to say which. Where none failed, they were accepted before.
 */
export async function nameSources(ctx: Ctx, { id }: ReturnNotice): Promise<void> {
  for (const { line, position, note, pickup, others } of await ctx.sql.run<Found>({ text: CANDIDATES, values: [id] })) {
    if (others || (note === null && pickup === null))
      throw Refused.at(`lines.${position - 1}.note`, `${ReturnNotice.id}.source`, fill(NO_SOURCE, { line: position }));
    await patchLine(ctx, ReturnNotice, 'lines', line, { note, pickup });
  }
}
