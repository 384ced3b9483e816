import { isDocument, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Binder } from '../db/sql.ts';
import type { Registry } from '../registry.ts';
import { scopeConditions } from './filters.ts';

/** A document found by its number. */
export interface Found {
  readonly entity: string;
  readonly id: string;
  readonly number: string;
  readonly status: string;
}
const SHOWN = 8;

/** Documents whose number begins with what was typed or scanned, the whole number first; only what the person may read. */
export async function findByNumber(ctx: Ctx, registry: Registry, typed: string): Promise<readonly Found[]> {
  const bind = new Binder();
  const [from, upTo] = [bind.put(typed, 'text'), bind.put(`${typed}\u{10FFFF}`, 'text')];
  const asks = [...registry.entities.values()]
    .filter(isDocument)
    .filter(({ id }) => ctx.actor.can(`${id}.read`))
    .map((document) => {
      const conditions = [
        't.deleted_at is null',
        ...scopeConditions(ctx, document, bind),
        `t.number >= ${from} and t.number < ${upTo}`,
      ];
      return `(select ${bind.put(document.id, 'text')} as entity, t.id, t.number, t.status from app.${tableName(document.id)} t
        where ${conditions.join(' and ')} order by t.number limit ${SHOWN})`;
    });
  if (asks.length === 0) return [];
  return ctx.sql.run<Found>({
    text: `select * from (${asks.join(' union all ')}) found order by number limit ${SHOWN}`,
    values: bind.values,
  });
}
