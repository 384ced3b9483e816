import { type Action, type AnyDocument, tableName, type Wait } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { type Binder, name as quoted } from '../db/sql.ts';
import { columnName } from '../fields/columns.ts';
import { momentOf } from './due.ts';
import { makersSql } from './makers.ts';

/** A step somebody has to take, and the states that wait for it. */
export interface Step {
  readonly action: string;
  readonly states: readonly (readonly [state: string, wait: Wait])[];
}
/** The steps its states wait for, each with those states. */
export function stepsOf({ waits }: AnyDocument): readonly Step[] {
  const all = Object.entries(waits);
  return [...new Set(all.map(([, { step }]) => step))].map((action) => ({
    action,
    states: all.filter(([, { step }]) => step === action),
  }));
}

/** A step is the person's where they hold its right and stand on its side. */
export function mayTake({ actor }: Ctx, doc: AnyDocument, action: string): boolean {
  const { side } = doc.actions[action] as Action;
  const isSuppliers = side === 'vendor' || (doc.supplierSide?.does ?? []).includes(action);
  return actor.can(`${doc.id}.${action}`) && isSuppliers === actor.supplier;
}

export const columnOf = ({ fields }: AnyDocument, field: string): string => `t.${quoted(columnName(field, fields[field]))}`;

/** That one of its lines has more than nothing of a quantity. */
function someLine(doc: AnyDocument, quantity: string): string {
  const field = doc.details['lines']?.fields[quantity];
  if (!field) throw new Error(`${doc.id} has no lines with ${quantity}`);
  return `exists (select 1 from app.${tableName(doc.id, 'lines')} l where l.tenant_id = t.tenant_id and l.parent_id = t.id
    and l.${quoted(columnName(quantity, field))} > 0)`;
}

/** The condition that a document waits for this step of this person. */
export function waitsFor(ctx: Ctx, doc: AnyDocument, { action, states }: Step, bind: Binder): string {
  const me = (): string => bind.put(ctx.actor.userId, 'uuid');
  const inState = states.map(([state, { where, whereLine }]) => {
    const conditions = [
      `t.status = ${bind.put(doc.states[state]?.code ?? '', 'text')}`,
      ...(where ? [`${columnOf(doc, where)} is not null`] : []),
      ...(whereLine ? [someLine(doc, whereLine)] : []),
    ];
    return `(${conditions.join(' and ')})`;
  });
  const { by } = doc.actions[action] as Action;
  const makers = doc.separation?.action === action ? makersSql(doc) : null;
  return [
    `(${inState.join(' or ')})`,
    ...(by ? [`${columnOf(doc, by)} = ${me()}`] : []),
    ...(doc.queue ? [`coalesce(${columnOf(doc, doc.queue.claimedBy)} = ${me()}, true)`] : []),
    // Whoever made it is not asked to agree with it.
    ...(makers ? [`not coalesce((${makers})::jsonb ? (${me()})::text, false)`] : []),
  ].join(' and ');
}

/** When a document's state is due, over its row; null where no state of these has a time. */
export function dueSql(doc: AnyDocument, states: readonly string[]): string {
  const moments = states.flatMap((state) => {
    const due = doc.due[state];
    return due ? [`when '${doc.states[state]?.code}' then ${momentOf(doc.fields, due)}`] : [];
  });
  return moments.length > 0 ? `case t.status ${moments.join(' ')} end` : 'null::timestamptz';
}
