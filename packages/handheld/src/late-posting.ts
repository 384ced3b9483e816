import { fill, type Text } from '@takt/model';
import { type Feedback, showFeedback, shownFeedback } from './feedback-message.ts';
import type { Outbox } from './outbox/outbox.ts';

const POSTED: Text = ['已过账：{what}', 'Posted: {what}'];

/** What is shown as kept is so no longer once it has been sent: then it says that, and offers nothing to take back. */
export function showWhenSent(outbox: Pick<Outbox, 'entries' | 'subscribe'>, seq: number, kept: Feedback, what: Text): void {
  const unsubscribe = outbox.subscribe(() => {
    const now = outbox.entries().find((one) => one.seq === seq);
    if (now?.fate === 'waiting') return;
    unsubscribe();
    if (now?.fate === 'done' && shownFeedback() === kept) showFeedback({ text: fill(POSTED, { what }), feeling: 'good' });
  });
}
