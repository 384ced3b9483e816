import type { Related, RelatedDocument } from '../../api/records.ts';
import type { GraphEdge, GraphNode } from '../../kit/graph/graph-layout.ts';

/** A document with how far from the one looked at it stands: below zero what came before. */
export interface ThreadDocument extends RelatedDocument, GraphNode {}
export interface Thread {
  /** Without the document itself. */
  readonly documents: readonly ThreadDocument[];
  readonly edges: readonly GraphEdge[];
  /** There are more documents than are shown. */
  readonly more: boolean;
}

/** More than this nobody reads as a picture. */
const MOST_DOCUMENTS = 30;
const MOST_STEPS = 5;

type Load = (entity: string, id: string) => Promise<Related>;

/**
 * Walks what a document was made from, and what that was made from, to the left; what was made of it to the right. What else was
 * made from the same order is another thread. A document that cannot be asked any more ends its branch.
 */
export async function threadOf(id: string, own: Related, load: Load): Promise<Thread> {
  const found = new Map<string, ThreadDocument>();
  const edges = new Map<string, GraphEdge>();
  let more = false;
  const walk = async (side: 'before' | 'after', start: readonly RelatedDocument[]): Promise<void> => {
    const step = side === 'before' ? -1 : 1;
    let next: readonly { readonly from: string; readonly document: RelatedDocument }[] = start.map((document) => ({
      from: id,
      document,
    }));
    for (let column = step; Math.abs(column) <= MOST_STEPS && next.length > 0; column += step) {
      const fresh: RelatedDocument[] = [];
      for (const { from, document } of next) {
        if (document.id === id) continue;
        if (!found.has(document.id)) {
          if (found.size >= MOST_DOCUMENTS) {
            more = true;
            continue;
          }
          found.set(document.id, { ...document, column });
          fresh.push(document);
        }
        const edge = side === 'before' ? { from: document.id, to: from } : { from, to: document.id };
        edges.set(`${edge.from} ${edge.to}`, edge);
      }
      const answers = await Promise.all(
        fresh.map(async (document) => {
          const related = await load(document.entity, document.id).catch(() => null);
          return (related?.[side] ?? []).map((one) => ({ from: document.id, document: one }));
        }),
      );
      next = answers.flat();
    }
    if (next.some(({ document }) => document.id !== id && !found.has(document.id))) more = true;
  };
  await walk('before', own.before);
  await walk('after', own.after);
  return { documents: [...found.values()], edges: [...edges.values()], more };
}
