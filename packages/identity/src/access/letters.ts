import { fill, say, type Text } from '@takt/model';
import { companyName, type Ctx, type Identity, newId, on, type Subscription } from '@takt/engine/host';
import { issuePass, type PassFor } from './passes.ts';
import type { SmsDriver } from '@takt/content/host';

const LETTER_TOPIC = 'job.letter';
const FOOT: Text = [
  '{text}\n\n{link}\n\n无需登录，{days} 天内有效。此链接只对您本人和这张单据有效，请勿转发。\n{company}',
  '{text}\n\n{link}\n\nNo sign-in is needed; valid for {days} days. The link is for you and this document alone: please do not pass it on.\n{company}',
];

/** Where people reach the product, for links in mails; a machine of a developer's is reached at home. */
export function addressFrom(env: Readonly<Record<string, string | undefined>>): string {
  const address = env['TAKT_URL'] ?? (env['NODE_ENV'] === 'production' ? '' : 'http://127.0.0.1:5173');
  if (!URL.canParse(address)) throw new Error('TAKT_URL must be the address people reach the product by');
  return new URL(address).origin;
}

/** A mail about a document, with a link by which its reader answers without signing in. */
interface Letter extends PassFor {
  readonly subject: Text;
  readonly text: Text;
  readonly days: number;
}

/** Asks for a letter to be sent after the commit. What is kept until then holds no secret: the pass is made when it is sent. */
export const sendLetter = (ctx: Ctx, letter: Letter): void => ctx.emit(LETTER_TOPIC, letter.rowId, { ...letter });

/** Sends letters to whoever has an address and the right to do what they are asked for. */
export const letterDelivery = (driver: SmsDriver, identity: Identity, address: string): Subscription =>
  on(LETTER_TOPIC, 'engine-letter', async (ctx, payload) => {
    // What a service has emitted, as it was written down.
    const letter = payload as unknown as Letter;
    const profile = await identity.profile(ctx, letter.userId);
    const person = await identity.person(ctx, letter.userId);
    const may = letter.actions.every((action) => person?.can(`${letter.entity}.${action}`));
    if (!profile || !person || profile.email === '' || !may || !person.can(`${letter.entity}.read`)) return;
    const token = await issuePass(ctx, letter, letter.days);
    const lang = profile.language ?? 'zh';
    const company = say(await companyName(ctx), lang);
    // After the sign, because browsers send nothing of it to anybody: no log, no referrer and no scanner of mails sees the pass.
    const link = `${address}/reply.html#${token}`;
    const { days } = letter;
    await driver.send({
      to: profile.email,
      subject: say(fill(['{subject}（{company}）', '{subject} ({company})'], { subject: letter.subject, company }), lang),
      text: say(fill(FOOT, { text: letter.text, link, days, company }), lang),
      deliveryId: newId(),
    });
  });
