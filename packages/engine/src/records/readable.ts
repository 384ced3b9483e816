import { type AnyDocument, isDocument, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Binder } from '../db/sql.ts';
import type { Registry } from '../registry.ts';
import { scopeConditions } from './filters.ts';

/** How a document stands. */
export interface DocumentStatus {
  readonly id: string;
  readonly number: string;
  /** The state's code, as lists have it. */
  readonly status: string;
}

/** The kinds of documents a person may read at all. */
export const readableDocuments = (ctx: Ctx, registry: Registry): readonly AnyDocument[] =>
  [...registry.entities.values()].filter(isDocument).filter(({ id }) => ctx.actor.can(`${id}.read`));

/** Living documents of one kind, within the person's reach, that meet a condition on `t`. */
export function documentStatusWhere(ctx: Ctx, document: AnyDocument, bind: Binder, condition: string, columns = ''): string {
  const conditions = ['t.deleted_at is null', ...scopeConditions(ctx, document, bind), condition];
  return `select ${columns}t.id, t.number, t.status from app.${tableName(document.id)} t where ${conditions.join(' and ')}`;
}

/** How these documents stand now; those deleted or out of the person's reach are missing. */
export function documentStatusOf(ctx: Ctx, document: AnyDocument, ids: readonly string[]): Promise<readonly DocumentStatus[]> {
  const bind = new Binder();
  const text = documentStatusWhere(ctx, document, bind, `t.id = any(${bind.put(ids, 'uuid[]')})`);
  return ctx.sql.run<DocumentStatus>({ text, values: bind.values });
}
