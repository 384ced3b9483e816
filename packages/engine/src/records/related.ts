import type { AnyDocument, State, Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Registry } from '../registry.ts';
import { readableDocuments, type DocumentStatus, documentStatusOf } from './readable.ts';
import { type Edge, type Found, neighboursIn, threadOf } from './thread.ts';

/** A document in the chain of another one. */
interface Related extends DocumentStatus {
  readonly entity: string;
  readonly label: Text;
  readonly statusLabel: Text;
  /** How many steps from the one looked at; below zero what came before. */
  readonly step: number;
}
interface Chain {
  readonly before: readonly Related[];
  readonly after: readonly Related[];
  readonly edges: readonly Edge[];
  readonly more: boolean;
}

/** The whole chain a document stands in, from what it began with to what came of it, as far as the person may read it. */
export async function relatedOf(ctx: Ctx, registry: Registry, entity: string, id: string): Promise<Chain> {
  const { found, edges, more } = await threadOf({ entity, id }, neighboursIn(ctx, registry));
  const documents = await shown(ctx, registry, found);
  const known = new Set([id, ...documents.map((one) => one.id)]);
  return {
    // As it is read: what it began with first.
    before: documents.filter(({ step }) => step < 0).toSorted((a, b) => a.step - b.step),
    after: documents.filter(({ step }) => step > 0).toSorted((a, b) => a.step - b.step),
    edges: edges.filter(({ from, to }) => known.has(from) && known.has(to)),
    more,
  };
}

async function shown(ctx: Ctx, registry: Registry, found: readonly Found[]): Promise<readonly Related[]> {
  const kinds = Map.groupBy(found, ({ entity }) => entity);
  const steps = new Map(found.map(({ id, step }) => [id, step]));
  const all: Related[] = [];
  for (const document of readableDocuments(ctx, registry)) {
    const ids = kinds.get(document.id)?.map(({ id }) => id);
    if (!ids) continue;
    const rows = await documentStatusOf(ctx, document, ids);
    all.push(
      ...rows
        .toSorted((a, b) => (a.number < b.number ? -1 : 1))
        .map((row) => ({
          ...row,
          entity: document.id,
          label: document.label,
          statusLabel: stateLabel(document, row.status),
          step: steps.get(row.id) ?? 0,
        })),
    );
  }
  return all;
}

const stateLabel = (document: AnyDocument, code: string): Text =>
  Object.values<State>(document.states).find((state) => state.code === code)?.label ?? [code, code];
