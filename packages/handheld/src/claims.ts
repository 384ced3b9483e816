import { type AnyDocument, fill, inSentence, moduleOf, type Text } from '@takt/model';
import { actOn, ApiError, loadOwner, type Owner, write } from '@takt/web/light';
import { hideFeedback, showFeedback } from './feedback-message.ts';
import { useOfflineAnswer } from './use-offline-answer.ts';

/** A document of a work queue as a page of the handheld lists it. */
export type QueueRow = { readonly id: string };
/** A work queue, and which part of it is done here. */
export interface Queue {
  readonly doc: AnyDocument;
  /** Conditions as a list has them. */
  readonly params: Readonly<Record<string, unknown>>;
}

const NOTHING: Text = ['没有可领取的{document}', 'There is no {document} to claim'];
const GIVEN_BACK: Text = ['{number} 已归还', '{number} given back'];

/** The person's id; null until it has been asked for once. */
export function useOwnId(): string | null {
  const { data } = useOfflineAnswer<Owner & { readonly userId?: string }>('owner', loadOwner);
  return data?.userId ?? null;
}

const valueOf = (row: QueueRow, name: string): unknown => (row as Readonly<Record<string, unknown>>)[name];
/** Whose a task is: by name, and whether it is one's own. Null where it is nobody's. */
export function holderOf({ doc: { queue } }: Pick<Queue, 'doc'>, row: QueueRow, me: string | null) {
  const claimant = queue ? valueOf(row, queue.claimedBy) : null;
  if (!queue || typeof claimant !== 'string') return null;
  return { name: String(valueOf(row, `${queue.claimedBy}Label`) ?? ''), mine: claimant === me };
}

/** Fields that say whose it is and how urgent. */
export const queueFields = ({ queue }: AnyDocument): readonly string[] => (queue ? [queue.claimedBy, queue.priority] : []);

/** What was given back on this device is offered again after everything else. */
const givenBack = new Set<string>();

const act = (doc: AnyDocument, action: string, id: string): Promise<unknown> => actOn(doc.id, action, [{ id, version: null }]);

const showRefusal = (error: unknown): void => {
  if (!(error instanceof ApiError)) throw error;
  showFeedback({ text: error.text, unblock: error.unblock, feeling: 'bad' });
};

/** Takes the next task; its id, or null where there is none, which is told. */
export async function claimNext({ doc, params }: Queue): Promise<string | null> {
  const ask = (except: readonly string[]) =>
    write<QueueRow | null>(`/${moduleOf(doc.id)}/ai/claimNext`, { _entity: doc.id, _params: params, except });
  try {
    const except = [...givenBack].slice(-100);
    const found = (await ask(except)) ?? (except.length > 0 ? await ask([]) : null);
    if (!found) showFeedback({ text: fill(NOTHING, { document: inSentence(doc.label) }), feeling: 'again' });
    else hideFeedback();
    return found?.id ?? null;
  } catch (error) {
    showRefusal(error);
    return null;
  }
}

/**
 * Takes a task somebody chose by hand; false where somebody else has it, which is told. Without a network, or without the right to
 * claim, it is opened as it is: the server judges what is done with it.
 */
export async function claimChosen({ doc }: Pick<Queue, 'doc'>, row: QueueRow, me: string | null): Promise<boolean> {
  // The list may not know yet that it was given back.
  if (!givenBack.has(row.id) && holderOf({ doc }, row, me)?.mine) return true;
  try {
    await act(doc, 'claim', row.id);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0 || error.code === 'permission' || error.code.endsWith('.claim.yours')) return true;
    showRefusal(error);
    return false;
  }
}

/** Gives a task back; whether it was. */
export async function giveBack(doc: AnyDocument, { id, number }: QueueRow & { readonly number: string }): Promise<boolean> {
  try {
    await act(doc, 'giveBack', id);
    givenBack.add(id);
    showFeedback({ text: fill(GIVEN_BACK, { number }), feeling: 'good' });
    return true;
  } catch (error) {
    showRefusal(error);
    return false;
  }
}
