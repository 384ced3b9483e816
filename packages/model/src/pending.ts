import { datetime, json, text, user } from './fields/index.ts';
import type { Text } from './text.ts';

/** An action that waits for somebody else: what was asked, so that it can be done later exactly so. */
export interface PendingAction {
  readonly action: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly accepted: readonly string[];
  /** Why it waits. */
  readonly why: Text;
}

export const REQUEST_RELEASE = 'requestRelease';
export const RELEASE_PENDING = 'releasePending';
export const SEND_BACK_PENDING = 'sendBackPending';
const RECALL_PENDING = 'recallPending';

const OURS = { readonly: true, hiddenFromSuppliers: true } as const;
/** What a document needs that has actions which may wait. What waits, and why, is the company's own matter. */
export const pendingFields = () => ({
  pending: json<PendingAction>('待放行操作', 'Pending action', { ...OURS, internal: true }),
  pendingBy: user('提请人', 'Release requested by', OURS),
  pendingAt: datetime('提请时间', 'Release requested at', OURS),
});
/** The same while nothing waits. */
export const NOTHING_PENDING = { pending: null, pendingBy: null, pendingAt: null } as const;

/** What can be done with an action that waits, beside the actions of the document. None is done by face (ADR 0037). */
export const pendingActions = (
  holdable: readonly string[],
  actions: Readonly<Record<string, { readonly from: string | readonly string[] }>>,
) => {
  const from = [...new Set(holdable.flatMap((name) => [actions[name]?.from ?? []].flat()))];
  return {
    [RELEASE_PENDING]: { label: ['放行提请', 'Release the request'], from, side: 'internal' },
    [SEND_BACK_PENDING]: {
      label: ['退回提请', 'Send back'],
      from,
      side: 'internal',
      input: { reason: text('原因', 'Reason', { required: true }) },
    },
    [RECALL_PENDING]: { label: ['撤回提请', 'Recall the request'], wayOut: true, from, by: 'pendingBy' },
  } as const;
};
/** Which of a document's actions may wait. */
interface Holding {
  readonly holdable: readonly string[];
}
const OF_PENDING: readonly string[] = [RELEASE_PENDING, SEND_BACK_PENDING, RECALL_PENDING];
/** Whether an action is one of those by which one that waits is ended. */
export const isPendingAction = ({ holdable }: Holding, name: string): boolean => holdable.length > 0 && OF_PENDING.includes(name);

type Row = Readonly<Record<string, unknown>>;
/** The action that waits; null when none does. */
export const pendingOf = ({ holdable }: Holding, row: Row): PendingAction | null =>
  holdable.length > 0 && row['pending'] ? (row['pending'] as PendingAction) : null;
