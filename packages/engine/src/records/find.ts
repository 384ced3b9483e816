import type { Ctx } from '../ctx.ts';
import { Binder } from '../db/sql.ts';
import type { Registry } from '../registry.ts';
import { readableDocuments, type DocumentStatus, documentStatusWhere } from './readable.ts';

/** A document found by its number. */
interface Found extends DocumentStatus {
  readonly entity: string;
}
const SHOWN = 8;

/** Documents whose number begins with what was typed or scanned, the whole number first; only what the person may read. */
export async function findByNumber(ctx: Ctx, registry: Registry, typed: string): Promise<readonly Found[]> {
  const bind = new Binder();
  const [from, upTo] = [bind.put(typed, 'text'), bind.put(`${typed}\u{10FFFF}`, 'text')];
  const asks = readableDocuments(ctx, registry).map((document) => {
    const kind = `${bind.put(document.id, 'text')} as entity, `;
    const begins = `t.number >= ${from} and t.number < ${upTo}`;
    return `(${documentStatusWhere(ctx, document, bind, begins, kind)} order by t.number limit ${SHOWN})`;
  });
  if (asks.length === 0) return [];
  return ctx.sql.run<Found>({
    text: `select * from (${asks.join(' union all ')}) found order by number limit ${SHOWN}`,
    values: bind.values,
  });
}
