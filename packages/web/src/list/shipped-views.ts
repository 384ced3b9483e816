import { type Entity, isDocument, SHIPPED_VIEW, type Text, viewsOfDocument } from '@takt/model';
import type { Params } from './params.ts';
import type { SeenView } from './shared.ts';
import { SHIPPED_PREFIX } from './views.ts';

/** The views the product ships for a document's list, those left out whose steps the person never takes. */
export function shippedViews(
  entity: Entity | undefined,
  can: (permission: string) => boolean,
  say: (text: Text) => string,
): readonly SeenView[] {
  if (!entity || !isDocument(entity)) return [];
  const steps = Object.values(entity.waits).map(({ step }) => step);
  const takesOne = steps.some((step) => can(`${entity.id}.${step}`));
  return viewsOfDocument(entity)
    .filter(({ id }) => id !== 'waiting' || takesOne)
    .map(({ id, label }) => ({
      id: SHIPPED_PREFIX + id,
      name: say(label),
      params: { [SHIPPED_VIEW]: id },
      sort: [],
      layout: null,
      shared: null,
      shipped: true,
    }));
}

/** What else is asked for while looking through such a view narrows it, and does not leave it. */
export const withinView = (before: Params, params: Params): Params =>
  Object.hasOwn(before, SHIPPED_VIEW) ? { ...params, [SHIPPED_VIEW]: before[SHIPPED_VIEW] } : params;
