import { type AnyDocument, type DocOf, type Document, type Id } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { load } from '../records/load.ts';
import { save } from '../records/save.ts';
import type { Registry } from '../registry.ts';
import { act, type ActResult, hold } from './act.ts';
import { linkDocuments, type Way } from './links.ts';

/** The document another one is made from. */
export interface Source {
  readonly doc: AnyDocument;
  readonly id: Id;
}
export interface Made {
  readonly id: Id;
  readonly number: string;
}

/**
 * What follows from a document in other documents, in the same transaction. Their rules and guards are asked and their
 * history names the person; rights to them are not asked: whoever may ship a delivery note announces its arrival.
 */
export interface DocumentOps {
  /** Makes a document; with a source, the two are linked. */
  make(ctx: Ctx, doc: AnyDocument, row: Readonly<Record<string, unknown>>, from?: Source): Promise<Made>;
  /** Remembers that a document made elsewhere follows from another. */
  link(ctx: Ctx, doc: AnyDocument, id: Id, from: Source): Promise<void>;
  /** Moves a document along, also by actions that have no button. */
  act(ctx: Ctx, doc: AnyDocument, id: Id, action: string, input?: Readonly<Record<string, unknown>>): Promise<ActResult>;
  /** A document as its guards see it, held until the transaction ends. */
  load<D extends Document<any, any, any, any>>(ctx: Ctx, doc: D, id: Id): Promise<DocOf<D>>;
}

const wayOf = ({ doc: source, id: from }: Source, target: AnyDocument, to: Id): Way => ({
  name: `${source.id}>${target.id}`,
  source,
  from,
  target,
  to,
});

export const documentOps = (registry: Registry): DocumentOps => ({
  async make(ctx, doc, row, from) {
    const { id, number = '' } = await save(unasked(ctx), registry, doc, row);
    if (from) await linkDocuments(ctx, wayOf(from, doc, id));
    return { id, number };
  },
  link: (ctx, doc, id, from) => linkDocuments(ctx, wayOf(from, doc, id)),
  act: (ctx, doc, id, action, input = {}) =>
    act(unasked(ctx), registry, doc, action, { id, version: null, input, accepted: [], bySystem: true }),
  async load(ctx, doc, id) {
    await hold(ctx, doc, id);
    return (await load(unasked(ctx), registry, doc, id)) as never;
  },
});

/** The same person, whose rights and data scopes are not asked. A supplier's person still touches only their own rows. */
const unasked = (ctx: Ctx): Ctx => ({ ...ctx, actor: { ...ctx.actor, can: () => true, scopes: {} } });
