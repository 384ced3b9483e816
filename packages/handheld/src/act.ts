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
import { type Feedback, showFeedback, shownFeedback, showPosted } from './feedback-message.ts';
import { showWhenSent } from './late-posting.ts';
import type { Submission } from './outbox/entry.ts';
import { outbox } from './outbox/handheld-outbox.ts';

const KEPT: Text = ['已保存，未过账：{what}', 'Kept, not posted: {what}'];
const WHEN_SENT: Text = ['联网后自动发送，库存届时才变动', 'It is sent once there is a network; stock changes then'];
const TAKEN_BACK: Text = ['已撤销：{what}', 'Taken back: {what}'];
const TOO_LATE: Text = ['已经发送，不能撤销', 'It has been sent and cannot be taken back'];
const UNCHANGED: Text = ['未过账，库存未变动', 'Not posted; stock is unchanged'];

/** Sends an answer and tells what became of it; false where it was refused. Only what the server has posted is told as done. */
export async function submitAnswer(submission: Submission, key?: string): Promise<boolean> {
  const { label } = submission;
  const before = shownFeedback();
  const entry = await outbox.submit(submission, key);
  if (entry?.refusal) {
    showFeedback({ text: entry.refusal.text, unblock: entry.refusal.unblock ?? UNCHANGED, feeling: 'bad' });
    // It has been told; whoever mends it answers anew.
    await outbox.discard(entry.seq);
    return false;
  }
  if (entry?.fate === 'done') showPosted(label, before);
  if (entry?.fate === 'waiting') {
    const undo = async (): Promise<boolean> => {
      const undone = await outbox.withdraw(entry.seq);
      showFeedback({ text: undone ? fill(TAKEN_BACK, { what: label }) : TOO_LATE, feeling: 'again' });
      return undone;
    };
    // What was sent without an answer may be done by now: nobody is told that it could be taken back.
    const kept: Feedback = {
      text: fill(KEPT, { what: label }),
      unblock: WHEN_SENT,
      feeling: 'kept',
      ...(!entry.unsure && { undo }),
    };
    showFeedback(kept);
    showWhenSent(outbox, entry.seq, kept, label);
  }
  return true;
}

/** Who holds which right is for the server to know. */
const ANYBODY: Actor = { userId: '' as Id, vendorId: null, can: () => true };

interface Acting extends Pick<Submission, 'label'> {
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
export async function perform({ doc, action, row, also = [], input, label, about = {}, key }: Acting): Promise<boolean> {
  const status = stateOfCode(doc, row.status) ?? row.status;
  const seen = { ...row, status };
  const no = refusal(doc, action, seen, guardContext(companyClock(), { actor: ANYBODY, entity: doc, row: seen, input }));
  if (no) {
    showFeedback({ text: no.text, unblock: no.unblock ?? null, feeling: 'bad' });
    return false;
  }
  const path = `/${moduleOf(doc.id)}/ai/action`;
  const body = { _entity: doc.id, action, rows: [row, ...also].map(({ id }) => ({ id, version: null })), input, accepted: [] };
  return submitAnswer({ path, body, label, about: { id: row.id, ...about } }, key);
}
