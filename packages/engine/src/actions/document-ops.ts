import { type AnyDocument, type DocOf, type Document, type Id } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { ActResult } from './act-request.ts';

/** The document another one is made from. */
export interface Source {
  readonly doc: AnyDocument;
  readonly id: Id;
}
interface Made {
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
  /** Takes away a document that was made from another and of which nothing has come, as if it had never been. */
  discard(ctx: Ctx, doc: AnyDocument, id: Id): Promise<void>;
  /** A document as its guards see it, held until the transaction ends. */
  load<D extends Document<any, any, any, any>>(ctx: Ctx, doc: D, id: Id): Promise<DocOf<D>>;
}
