import {
  type Action,
  actionLabel,
  actionWay,
  type AnyDocument,
  type GuardContext,
  buttonRefusal,
  isPendingAction,
  isWaiting,
  isWayOut,
  pendingOf,
  type Refusal,
  type Text,
} from '@takt/model';
import { stateGraph, targetAhead } from './state-graph.ts';

export interface Offer {
  readonly name: string;
  readonly label: Text;
  readonly action: Action;
  /** Why not now; null when it may run. */
  readonly refusal: Refusal | null;
}

type RowInState = Readonly<Record<string, unknown>> & { readonly status: string };

/** What is not the person's at all: a right they lack, or somebody else's part. It is hidden, not greyed. */
export const isNotTheirs = (doc: AnyDocument, name: string, refusal: Refusal | null): boolean =>
  refusal?.code === 'permission' || refusal?.code === `${doc.id}.${name}.by`;

/** The buttons of a document, in the order of its definition; those of other people are left out. */
export const offersOf = (
  doc: AnyDocument,
  row: RowInState,
  guardContext: (side?: Action['side']) => GuardContext,
): readonly Offer[] =>
  Object.entries<Action>(doc.actions)
    .filter(([name, action]) => actionWay(name) === 'act' && !action.system)
    // While nothing waits there is nothing to be released.
    .filter(([name]) => !isPendingAction(doc, name) || pendingOf(doc, row) !== null)
    .map(([name, action]) => ({
      name,
      action,
      label: actionLabel(doc, name),
      refusal: buttonRefusal(doc, name, row, guardContext(action.side)),
    }))
    .filter(({ name, refusal }) => !isNotTheirs(doc, name, refusal));

/**
 * The usual next step: what the document waits for, else the allowed action that brings it further along its way and skips least.
 * Never a way out, and nothing that leads beside the way: where only those are left, there is no usual step.
 */
export function usualNext(doc: AnyDocument, row: RowInState, offers: readonly Offer[]): Offer | null {
  const current = row.status;
  const { rank, way } = stateGraph(doc);
  const open = offers.filter((offer) => offer.refusal === null && !isWayOut(offer));
  const wait = doc.waits[current];
  const awaited = wait && isWaiting(wait, row) ? open.find(({ name }) => name === wait.step) : undefined;
  if (awaited) return awaited;
  const forward = open.flatMap((offer) => {
    const to = targetAhead(doc, offer.action, (one) => rank(one) > rank(current));
    return to !== null && way.includes(to) ? [{ offer, to }] : [];
  });
  return forward.toSorted((a, b) => rank(a.to) - rank(b.to))[0]?.offer ?? null;
}
