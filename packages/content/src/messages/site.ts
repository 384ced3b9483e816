import type { Text } from '@takt/model';
import { type Ctx, LIVE_TOPIC, newId } from '@takt/engine/host';

export type MessageKind = 'mail' | 'notice' | 'task';
const PREFIX: Readonly<Record<MessageKind, string>> = { mail: 'ML', notice: 'NT', task: 'TK' };

interface Letter {
  readonly kind: MessageKind;
  readonly title: Text;
  readonly body?: string;
  /** The body is formatted text, cleaned; plain text otherwise. */
  readonly rich?: boolean;
  /** Where it leads: the address of a page or of a file. */
  readonly link?: string | null;
  readonly mailType?: string | null;
  readonly urgent?: boolean;
  readonly mustAnswer?: boolean;
  readonly validUntil?: string | null;
}

/** Leaves a message in someone's inbox, in both languages. */
export const notifyUser = (ctx: Ctx, userId: string, title: Text, link: string | null): Promise<void> =>
  post(ctx, [userId], { kind: 'notice', title, link });

/** Gives each of these people a copy; they are told at their screens once it is committed. */
export async function post(ctx: Ctx, userIds: readonly string[], letter: Letter): Promise<void> {
  const { kind, title } = letter;
  for (const userId of new Set(userIds)) {
    const id = newId();
    const number = `${PREFIX[kind]}${ctx.clock.replaceAll(/\D/g, '')}${id.slice(-4).toUpperCase()}`;
    await ctx.sql`insert into app.message (tenant_id, id, user_id, kind, number, title_zh, title_en, body, rich, link, mail_type, sender_id,
        urgent, must_answer, valid_until, at)
      values (${ctx.tenant}, ${id}, ${userId}, ${kind}, ${number}, ${title[0]}, ${title[1]}, ${letter.body ?? ''},
        ${letter.rich ?? false}, ${letter.link ?? null}, ${letter.mailType ?? null}, ${ctx.actor.userId}, ${letter.urgent ?? false},
        ${letter.mustAnswer ?? false}, ${letter.validUntil ?? null}, ${ctx.now})`;
    ctx.emit(LIVE_TOPIC, userId, { userId, title, kind });
  }
}
