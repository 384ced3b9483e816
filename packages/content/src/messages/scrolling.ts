import { blank, fill, type Text, words } from '@takt/model';
import { companyDay, type Ctx, LIVE_TOPIC, newId, refuse, Refused } from '@takt/engine/host';

/** Whoever may write to everyone may also let a notice run through everyone's header. */
export const BROADCAST = 'system.message.broadcast';
const MOST = 20;
const TEXT: Text = ['通知内容', 'Notice'];
const PAST: Text = ['有效期不能早于今天', 'The date must not lie in the past'];

/** A notice in the header of everyone in the company, until its date has passed. */
interface ScrollingNotice {
  readonly id: string;
  readonly text: Text;
  readonly validUntil: string;
  readonly by: string;
  readonly at: string;
}

/** What runs now, newest first. */
export const scrollingNotices = (ctx: Ctx): Promise<readonly ScrollingNotice[]> => ctx.sql<ScrollingNotice>`
  select n.id, json_build_array(n.text_zh, n.text_en) as text, n.valid_until::text as "validUntil", left(n.at::text, 19) as at,
    coalesce((select a.username from app.account a where a.tenant_id = n.tenant_id and a.user_id = n.by), '') as by
  from app.scrolling_notice n where n.valid_until >= ${companyDay(ctx)}::date order by n.id desc limit ${MOST}`;

export interface NewNotice {
  readonly textZh: string;
  /** The Chinese text serves both when there is none. */
  readonly textEn?: string;
  readonly validUntil: string;
}

export async function publishNotice(ctx: Ctx, { textZh, textEn = '', validUntil }: NewNotice): Promise<void> {
  demandBroadcast(ctx);
  if (blank(textZh)) refuse('G02', fill(words.fillIn, { field: TEXT }));
  if (validUntil < companyDay(ctx)) refuse('notice.past', PAST);
  await ctx.sql`insert into app.scrolling_notice (tenant_id, id, text_zh, text_en, valid_until, by, at)
    values (${ctx.tenant}, ${newId()}, ${textZh.trim()}, ${textEn.trim() || textZh.trim()}, ${validUntil}, ${ctx.actor.userId}, ${ctx.now})`;
  emitScrolling(ctx);
}

export async function withdrawNotice(ctx: Ctx, id: string): Promise<void> {
  demandBroadcast(ctx);
  const gone = await ctx.sql.maybe`delete from app.scrolling_notice where id = ${id} returning id`;
  if (!gone) throw Refused.of('not.found');
  emitScrolling(ctx);
}

function demandBroadcast(ctx: Ctx): void {
  if (!ctx.actor.can(BROADCAST)) throw Refused.of('permission');
}
const emitScrolling = (ctx: Ctx): void => ctx.emit(LIVE_TOPIC, 'scrolling', { scrolling: true });
