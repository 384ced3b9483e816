import type { Entity } from '@takt/model';
import { useEffect, useEffectEvent } from 'react';
import type { Draft } from './draft.ts';
import { sectionsOf } from './sections.ts';

/** Where the focus begins on a record that is read. */
export const HEAD = '~head';

/** Nothing in sight has the focus: it was lost with the page that had it. */
const isNowhere = (element: Element | null): boolean =>
  !(element instanceof HTMLElement) || element === document.body || element.offsetParent === null;

/** A new record is there to be typed into, any other to be read; who comes back finds their own place again. */
export function useFirstFocus(entity: Entity, draft: Draft, id: string | null, formId: string): void {
  const begin = useEffectEvent(() => {
    const [first] = sectionsOf(entity, draft)[0]?.fields ?? [];
    const start = id === null && first ? first.name : HEAD;
    if (isNowhere(document.activeElement)) document.getElementById(`${formId}-${start}`)?.focus();
  });
  useEffect(() => begin(), []);
}
