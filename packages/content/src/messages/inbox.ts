import { answerWords, type Text } from '@takt/model';
import { companyDay, type Ctx, refuse, Refused } from '@takt/engine/host';
import type { MessageKind } from './site.ts';

const TOP = 5;

/** A message as its reader sees it. */
interface Message {
  readonly id: string;
  readonly number: string;
  readonly title: Text;
  readonly content: string;
  /** The content is formatted text; plain text otherwise. */
  readonly rich: boolean;
  readonly mailType: string | null;
  readonly sender: string;
  readonly at: string;
  readonly link: string | null;
  readonly urgent: boolean;
  readonly mustAnswer: boolean;
  readonly read: boolean;
  readonly answer: string | null;
}
const COLUMNS = `m.id, m.number, json_build_array(m.title_zh, m.title_en) as title, m.body as content, m.rich, m.mail_type as "mailType",
  coalesce((select a.username from app.account a where a.tenant_id = m.tenant_id and a.user_id = m.sender_id), '') as sender,
  left(m.at::text, 19) as at, m.link, m.urgent, m.must_answer as "mustAnswer", m.read_at is not null as read, m.answer`;
/** One's own of this kind that still count. */
const OWN = 'm.user_id = $1::uuid and m.kind = $2 and (m.valid_until is null or m.valid_until >= $3::date)';

const own = (ctx: Ctx, kind: MessageKind): readonly unknown[] => [ctx.actor.userId, kind, companyDay(ctx)];

export async function unread(
  ctx: Ctx,
  kind: MessageKind,
): Promise<{ readonly total: number; readonly top5: readonly Message[] }> {
  const top5 = await ctx.sql.run<Message>({
    text: `select ${COLUMNS} from app.message m where ${OWN} and m.read_at is null order by m.id desc limit ${TOP}`,
    values: own(ctx, kind),
  });
  return { total: top5.length < TOP ? top5.length : await unreadCount(ctx, kind), top5 };
}

export async function unreadCount(ctx: Ctx, kind: MessageKind): Promise<number> {
  const [row] = await ctx.sql.run<{ total: number }>({
    text: `select count(*)::int as total from app.message m where ${OWN} and m.read_at is null`,
    values: own(ctx, kind),
  });
  return row?.total ?? 0;
}

export interface Paging {
  readonly page: number;
  readonly size: number;
}
export async function allMessages(
  ctx: Ctx,
  kind: MessageKind,
  { page, size }: Paging,
): Promise<{ readonly list: readonly Message[]; readonly total: number }> {
  const values = own(ctx, kind);
  const list = await ctx.sql.run<Message>({
    text: `select ${COLUMNS} from app.message m where ${OWN} order by m.id desc limit $4 offset $5`,
    values: [...values, size, (page - 1) * size],
  });
  const [row] = await ctx.sql.run<{ total: number }>({
    text: `select count(*)::int as total from app.message m where ${OWN}`,
    values,
  });
  return { list, total: row?.total ?? 0 };
}

/** Opening a message reads it. */
export async function openMessage(ctx: Ctx, kind: MessageKind, id: string): Promise<Message> {
  await ctx.sql`update app.message set read_at = coalesce(read_at, ${ctx.now})
    where id = ${id} and kind = ${kind} and user_id = ${ctx.actor.userId}`;
  const [found] = await ctx.sql.run<Message>({
    text: `select ${COLUMNS} from app.message m where ${OWN} and m.id = $4::uuid`,
    values: [...own(ctx, kind), id],
  });
  if (!found) throw Refused.of('not.found');
  return found;
}

/** Marks these as read; `all` marks every one of the kind. */
export async function markRead(ctx: Ctx, kind: MessageKind, ids: readonly string[] | 'all'): Promise<void> {
  if (ids.length === 0) refuse('G12', answerWords.tickFirst);
  if (ids === 'all')
    await ctx.sql`update app.message set read_at = ${ctx.now}
      where kind = ${kind} and user_id = ${ctx.actor.userId} and read_at is null`;
  else
    await ctx.sql`update app.message set read_at = coalesce(read_at, ${ctx.now})
      where kind = ${kind} and user_id = ${ctx.actor.userId} and id = any(${ids}::uuid[])`;
}
