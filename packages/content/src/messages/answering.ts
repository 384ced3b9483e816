import { answerProblem, type Text } from '@takt/model';
import { companyDay, type Ctx, LIVE_TOPIC, refuse, Refused } from '@takt/engine/host';
import type { MessageKind } from './site.ts';

const NOT_ASKED: Text = ['该通知无须回复', 'This notice asks for no reply'];
const ANSWERED: Text = ['您已回复过', 'You have answered this already'];
const MOST = 50;

/** Something that stays before a person's eyes until they answer it. */
interface Pending {
  readonly id: string;
  readonly kind: MessageKind;
  readonly title: Text;
  readonly urgent: boolean;
}

/** What one still has to answer: the urgent first, then the oldest. */
export const pendingMessages = (ctx: Ctx): Promise<readonly Pending[]> => ctx.sql<Pending>`
  select id, kind, json_build_array(title_zh, title_en) as title, urgent from app.message
  where user_id = ${ctx.actor.userId} and must_answer and answer is null
    and (valid_until is null or valid_until >= ${companyDay(ctx)}::date)
  order by urgent desc, id limit ${MOST}`;

/** Answers a message, once; the sender is told by whoever calls. Returns who sent it. */
export async function answerMessage(
  ctx: Ctx,
  kind: MessageKind,
  id: string,
  text: string,
): Promise<{ readonly senderId: string | null; readonly title: Text }> {
  const broken = answerProblem(text);
  if (broken) refuse(broken.rule, broken.text);
  const { userId } = ctx.actor;
  const row = await ctx.sql.maybe<{ mustAnswer: boolean; answer: string | null; senderId: string | null; title: Text }>`
    select must_answer as "mustAnswer", answer, sender_id as "senderId", json_build_array(title_zh, title_en) as title
    from app.message where id = ${id} and kind = ${kind} and user_id = ${userId} for update`;
  if (!row) throw Refused.of('not.found');
  if (kind === 'notice' && !row.mustAnswer) refuse('notice.notAsked', NOT_ASKED);
  if (row.answer !== null) refuse('message.answered', ANSWERED);
  await ctx.sql`update app.message set answer = ${text}, answered_at = ${ctx.now}, read_at = coalesce(read_at, ${ctx.now})
    where id = ${id} and user_id = ${userId}`;
  // The same person's other windows still ask for it.
  ctx.emit(LIVE_TOPIC, userId, { userId, kind });
  return row;
}
