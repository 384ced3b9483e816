import {
  type Action,
  actionLabel,
  actionWay,
  type AnyDocument,
  type GuardContext,
  buttonRefusal,
  isPendingAction,
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

/** The usual next step: the first allowed action that brings the document further along its way. */
export function usualNext(doc: AnyDocument, current: string, offers: readonly Offer[]): Offer | null {
  const { rank, way } = stateGraph(doc);
  const forward = offers.flatMap((offer) => {
    const to = targetAhead(offer.action, (one) => rank(one) > rank(current));
    return offer.refusal === null && to !== null ? [{ offer, to }] : [];
  });
  // Of several ways on, the one that skips least; calling something off is no way on while there is another.
  const far = (to: string): number => rank(to) + (way.includes(to) ? 0 : way.length);
  return forward.toSorted((a, b) => far(a.to) - far(b.to))[0]?.offer ?? null;
}
