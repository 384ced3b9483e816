import type { Actor } from './actor.ts';
import type { AnyDocument } from './document.ts';
import type { Id } from './fields/index.ts';
import { fill, inSentence, type Text } from './text.ts';
import { CLAIM, DISPATCH, GIVE_BACK, PRIORITISE } from './work-queue.ts';

type Queued = Pick<AnyDocument, 'queue'>;
/** Whether an action is one of those every work queue has. */
export const isQueueAction = ({ queue }: Queued, name: string): boolean =>
  queue !== null && [CLAIM, GIVE_BACK, PRIORITISE].includes(name);

type Row = Readonly<Record<string, unknown>>;
type Doer = Pick<Actor, 'userId' | 'can'>;
/** A refusal as `refusal` gives it; said here, because that asks this. */
interface ClaimRefusal {
  readonly code: string;
  readonly text: Text;
  readonly unblock?: Text;
  readonly level: 'error';
}

/** Who has it; null while it is free or no longer waits. */
export function claimantOf({ queue }: Queued, row: Row): Id | null {
  if (!queue || !queue.open.includes(String(row['status']))) return null;
  const claimant = row[queue.claimedBy];
  return typeof claimant === 'string' && claimant !== '' ? claimant : null;
}

const TAKEN: Text = ['该{document}已由{person}领取', '{person} has claimed this {document}'];
const ASK: Text = ['请等待对方归还，或请调度员收回', 'Wait until it is given back, or ask a dispatcher to take it back'];
const YOURS: Text = ['您已领取该{document}', 'You have claimed this {document} already'];
const FREE: Text = ['该{document}尚未被领取', 'Nobody has claimed this {document}'];

/**
 * Why an action may not run because of who has claimed the row; null when it may. Pure: greys the button in the browser, and is
 * asked again under the lock. The row has the person's name beside the id, under the key of labels.
 */
export function claimRefusal(doc: AnyDocument, name: string, row: Row, { userId, can }: Doer): ClaimRefusal | null {
  const { queue } = doc;
  // Where it is not known who acts, only the server can judge.
  if (!queue || userId === '' || name === PRIORITISE) return null;
  const claimant = claimantOf(doc, row);
  const document = inSentence(doc.label);
  const no = (why: string, text: Text, unblock?: Text): ClaimRefusal => ({
    code: `${doc.id}.${name}.${why}`,
    text,
    level: 'error',
    ...(unblock && { unblock }),
  });
  if (claimant === null) return name === GIVE_BACK && isOpen(doc, row) ? no('free', fill(FREE, { document })) : null;
  if (claimant === userId) return name === CLAIM ? no('yours', fill(YOURS, { document })) : null;
  if (name === GIVE_BACK && can(`${doc.id}.${DISPATCH}`)) return null;
  return no('claimed', fill(TAKEN, { document, person: personIn(row[`${queue.claimedBy}Label`]) }), ASK);
}
const OTHER: Text = ['他人', 'Somebody else'];
/** What the claimant is called: in one language as lists have it, in both as the server asks for it. */
const personIn = (label: unknown): Text | string =>
  typeof label === 'string' && label !== '' ? label : Array.isArray(label) ? (label as unknown as Text) : OTHER;
const isOpen = ({ queue }: AnyDocument, row: Row): boolean => queue?.open.includes(String(row['status'])) ?? false;

/** What one of the queue's own actions writes; null for an action that is none of them. */
export function queueChange({ queue }: Queued, name: string, input: Row, userId: Id): Readonly<Record<string, unknown>> | null {
  if (!queue) return null;
  if (name === CLAIM) return { [queue.claimedBy]: userId };
  if (name === GIVE_BACK) return { [queue.claimedBy]: null };
  if (name === PRIORITISE) return { [queue.priority]: input[queue.priority] };
  return null;
}
