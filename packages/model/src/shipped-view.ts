import { type AnyDocument, isMadeByEngine } from './document.ts';
import type { Text } from './text.ts';

/** The parameter of a list that asks for one of these views. */
export const SHIPPED_VIEW = '$view';

/** A view every company has of a document's list; which rows it holds, the server decides. */
export interface ShippedView {
  readonly id: 'waiting' | 'late' | 'mine' | 'week';
  readonly label: Text;
}

/** The views that follow from what a document says of itself: what it waits for, when it is due, who makes or takes it. */
export function viewsOfDocument(doc: AnyDocument): readonly ShippedView[] {
  const taken = doc.queue !== null;
  const views: readonly (ShippedView & { readonly there: boolean })[] = [
    { id: 'waiting', label: ['待我处理', 'Waiting for me'], there: Object.keys(doc.waits).length > 0 },
    { id: 'late', label: ['逾期', 'Overdue'], there: Object.keys(doc.due).length > 0 },
    { id: 'mine', label: taken ? ['我领取的', 'Taken by me'] : ['我创建的', 'Mine'], there: taken || !isMadeByEngine(doc) },
    { id: 'week', label: ['本周新增', 'New this week'], there: true },
  ];
  return views.filter(({ there }) => there);
}
