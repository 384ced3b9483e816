import type { Actor } from './actor.ts';
import { actionLabel, type AnyDocument } from './document.ts';
import { isPendingAction, pendingOf, RELEASE_PENDING } from './pending.ts';
import { fill, inSentence, type Text } from './text.ts';

type Row = Readonly<Record<string, unknown>>;
const WAITS: Text = ['该{document}的「{action}」正在等待放行', '“{action}” of this {document} waits for its release'];
const END_IT: Text = ['先放行、退回或撤回提请', 'Release it, send it back or recall the request first'];
const NOTHING: Text = ['该{document}没有等待放行的操作', 'Nothing of this {document} waits for a release'];
const OWN: Text = ['不能放行自己的提请', 'You cannot release what you have requested yourself'];
const ANOTHER: Text = ['请由其他有权限的人员放行', 'Ask somebody else who may release it'];

/** A refusal as `refusal` gives it; said here, because that asks this. */
interface PendingRefusal {
  readonly code: string;
  readonly text: Text;
  readonly unblock?: Text;
  readonly level: 'error';
}

/**
 * Why an action may not run because of one that waits; null when it may. Pure: greys the button in the browser, and is asked
 * again under the lock. Whoever asks for a release does not give it (handbook §11).
 */
export function pendingRefusal(
  doc: AnyDocument,
  name: string,
  row: Row,
  { userId }: Pick<Actor, 'userId'>,
): PendingRefusal | null {
  if (doc.holdable.length === 0) return null;
  const document = inSentence(doc.label);
  const no = (why: string, text: Text, unblock?: Text): PendingRefusal => ({
    code: `${doc.id}.${name}.${why}`,
    text,
    level: 'error',
    ...(unblock && { unblock }),
  });
  const pending = pendingOf(doc, row);
  if (!isPendingAction(doc, name)) {
    if (!pending) return null;
    return no('pending', fill(WAITS, { document, action: actionLabel(doc, pending.action) }), END_IT);
  }
  if (!pending) return no('nothing', fill(NOTHING, { document }));
  return name === RELEASE_PENDING && row['pendingBy'] === userId ? no('own', OWN, ANOTHER) : null;
}
