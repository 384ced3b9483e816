import { type AnyDocument, type Due, type Fields, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { columnName } from '../fields/columns.ts';

/** The outbox topic of documents whose time is over. */
export const DUE_TOPIC = 'job.due';

/** By names of states, the same twice where it stayed; from nothing for a new document. */
interface StateChange {
  readonly from: string | null;
  readonly to: string;
}

/** The moment as SQL over the document's row `t`: a day is over at its end, in the company's zone. */
export function momentOf(fields: Fields, { at }: Due): string {
  const field = fields[at];
  if (!field) throw new Error(`no field ${at} says when it is due`);
  const column = `t.${columnName(at, field)}`;
  return field.kind === 'date' ? `(${column} + 1)::timestamp at time zone current_setting('timezone')` : column;
}

/**
 * Writes down when the document's state is due, in the transaction that brought the state or moved the moment. A document has
 * one time at most: that of the state it is in. Nothing is waited for: the commit waits for what was sent.
 */
export function keepDue(ctx: Ctx, doc: AnyDocument, id: string, { from, to }: StateChange): readonly Promise<unknown>[] {
  const due = doc.due[to];
  const before = from === null ? undefined : doc.due[from];
  if (!due && !before) return [];
  const forget = dropDue(ctx, doc, id);
  if (!due) return [forget];
  const text = `insert into app.due (tenant_id, entity, row_id, state, at)
    select t.tenant_id, $2, t.id, $3, m.at from app.${tableName(doc.id)} t cross join lateral (select ${momentOf(doc.fields, due)} as at) m
    where t.id = $1 and t.tenant_id = $4 and m.at is not null`;
  const values = [id, doc.id, doc.states[to]?.code ?? '', ctx.tenant];
  return [forget, ctx.sql.run({ text, values })];
}

/** The document has no time any more. */
export const dropDue = (ctx: Ctx, doc: AnyDocument, id: string): Promise<unknown> =>
  ctx.sql`delete from app.due where entity = ${doc.id} and row_id = ${id}`;

/** Whether any state of it has a time. */
export const hasDue = ({ due }: AnyDocument): boolean => Object.keys(due).length > 0;
