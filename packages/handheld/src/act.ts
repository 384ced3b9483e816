import { type Actor, type AnyDocument, guardContext, type Id, moduleOf, refusal, stateOfCode } from '@takt/model';
import { companyClock } from '@takt/web/light';
import type { Submission } from './outbox/entry.ts';
import { outbox } from './outbox/handheld-outbox.ts';
import { showFeedback } from './feedback-message.ts';

/** Who holds which right is for the server to know. */
const ANYBODY: Actor = { userId: '' as Id, vendorId: null, can: () => true };

interface Acting extends Pick<Submission, 'label'> {
  readonly doc: AnyDocument;
  readonly action: string;
  readonly row: { readonly id: string; readonly status: string };
  readonly input: Readonly<Record<string, unknown>>;
  readonly about?: Omit<NonNullable<Submission['about']>, 'id'>;
}

/**
 * Does something with a document. What the server would refuse on what is known here is refused at once, in the same words;
 * everything else is kept and sent. Tells which, and whether it was taken on.
 */
export async function perform({ doc, action, row, input, label, about = {} }: Acting): Promise<boolean> {
  const status = stateOfCode(doc, row.status) ?? row.status;
  const seen = { ...row, status };
  const no = refusal(doc, action, seen, guardContext(companyClock(), { actor: ANYBODY, entity: doc, row: seen, input }));
  if (no) {
    showFeedback({ text: no.text, unblock: no.unblock ?? null, feeling: 'bad' });
    return false;
  }
  const path = `/${moduleOf(doc.id)}/ai/action`;
  const body = { _entity: doc.id, action, rows: [{ id: row.id, version: null }], input, accepted: [] };
  await outbox.submit({ path, body, label, about: { id: row.id, ...about } });
  showFeedback({ text: label, feeling: 'good' });
  return true;
}
