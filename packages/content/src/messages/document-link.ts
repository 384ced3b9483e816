import type { AnyDocument } from '@takt/model';
import type { Registry } from '@takt/engine/host';

/** Where a message about a document leads; null for one without a page of its own. */
export function documentLinks({ modules }: Registry): (doc: AnyDocument, id: string) => string | null {
  const routes = new Map(
    modules.flatMap(({ menu }) => menu.flatMap(({ screens }) => screens.map(({ entity, route }) => [entity, route]))),
  );
  return (doc, id) => (routes.has(doc.id) ? `${routes.get(doc.id)}?id=${id}` : null);
}
