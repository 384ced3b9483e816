import {
  type Actor,
  type AnyDocument,
  fill,
  guardContext,
  type Id,
  moduleOf,
  refusal,
  stateOfCode,
  type Text,
} from '@takt/model';
import { companyClock } from '@takt/web/light';
import { type Feedback, refusedFeedback, showFeedback, shownFeedback, showPosted } from './feedback-message.ts';
import { showWhenSent } from './late-posting.ts';
import type { Entry, Submission } from './outbox/entry.ts';
import { outbox } from './outbox/handheld-outbox.ts';
import { clockTimeOf } from './time-of.ts';

const KEPT: Text = ['已保存，待同步', 'Kept, to be sent'];
const SINCE: Text = ['{time} 存在本机，未过账', 'On this device since {time}, not posted'];
const TAKEN_BACK: Text = ['已撤销：{what}', 'Taken back: {what}'];
const TOO_LATE: Text = ['已经发送，不能撤销', 'It has been sent and cannot be taken back'];

/** Takes back what is only kept, and tells it; false where it has been sent meanwhile. */
export async function takeBack({ seq, label }: Pick<Entry, 'seq' | 'label'>): Promise<boolean> {
  const undone = await outbox.withdraw(seq);
  showFeedback({ text: undone ? fill(TAKEN_BACK, { what: label }) : TOO_LATE, feeling: 'again' });
  return undone;
}

/** Sends an answer and tells what became of it; false where it was refused. Only what the server has posted is told as done. */
export async function submitAnswer(submission: Submission, key?: string): Promise<boolean> {
  const { label } = submission;
  const before = shownFeedback();
  const entry = await outbox.submit(submission, key);
  if (entry?.refusal) {
    showFeedback(refusedFeedback(submission, entry.refusal.text, entry.refusal.unblock));
    // It has been told; whoever mends it answers anew.
    await outbox.discard(entry.seq);
    return false;
  }
  if (entry?.fate === 'done') showPosted(label, before);
  if (entry?.fate === 'waiting') {
    // What was sent without an answer may be done by now: nobody is told that it could be taken back.
    const kept: Feedback = {
      text: KEPT,
      unblock: fill(SINCE, { time: clockTimeOf(entry.at) }),
      feeling: 'kept',
      of: submission,
      ...(!entry.unsure && { undo: () => takeBack(entry) }),
    };
    showFeedback(kept);
    showWhenSent(outbox, entry.seq, kept, label);
  }
  return true;
}

/** Who holds which right is for the server to know. */
const ANYBODY: Actor = { userId: '' as Id, vendorId: null, can: () => true };

interface Acting extends Pick<Submission, 'label' | 'shown' | 'failed'> {
  readonly doc: AnyDocument;
  readonly action: string;
  readonly row: { readonly id: string; readonly status: string };
  /** More of the same, done with it or not at all. */
  readonly also?: readonly { readonly id: string }[];
  readonly input: Readonly<Record<string, unknown>>;
  readonly about?: Omit<NonNullable<Submission['about']>, 'id'>;
  /** Of the question this answers; a scan is a question of its own. */
  readonly key?: string;
}

/**
 * Does something with a document. What the server would refuse on what is known here is refused at once, in the same words;
 * everything else is kept and sent. Tells what became of it; false where it was refused.
 */
export async function perform({ doc, action, row, also = [], input, about = {}, key, ...told }: Acting): Promise<boolean> {
  const status = stateOfCode(doc, row.status) ?? row.status;
  const seen = { ...row, status };
  const no = refusal(doc, action, seen, guardContext(companyClock(), { actor: ANYBODY, entity: doc, row: seen, input }));
  const of = { ...told, about: { id: row.id, ...about } };
  if (no) {
    showFeedback(refusedFeedback(of, no.text, no.unblock ?? null));
    return false;
  }
  const path = `/${moduleOf(doc.id)}/ai/action`;
  const body = { _entity: doc.id, action, rows: [row, ...also].map(({ id }) => ({ id, version: null })), input, accepted: [] };
  return submitAnswer({ path, body, ...of }, key);
}
