import { type Entity, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Registry } from '../registry.ts';
import { living } from './living.ts';
import type { Use } from './use.ts';

/** Everything that points at a row, counted by entity; a row counts once, however many of its fields and lines point there. */
export async function usesOf(ctx: Ctx, registry: Registry, entity: Entity<any, any>, id: string): Promise<readonly Use[]> {
  const asks = [...Map.groupBy(registry.usagesOf(entity.id), (usage) => usage.entity)].map(([user, usages]) => {
    const points = usages.map(({ detail, table, column }) =>
      detail === null
        ? `t.${column} = $1`
        : `exists (select 1 from app.${table} l where l.tenant_id = t.tenant_id and l.parent_id = t.id and l.${column} = $1)`,
    );
    const count = `(select count(*)::int from app.${tableName(user.id)} t where ${living(user)} and (${points.join(' or ')}))`;
    const [only] = usages;
    return { user, count, by: usages.length === 1 && only?.detail === null ? only.field : null };
  });
  if (asks.length === 0) return [];
  const [counted] = await ctx.sql.run<{ counts: readonly number[] }>({
    text: `select array[${asks.map(({ count }) => count).join(', ')}] as counts`,
    values: [id],
  });
  return asks
    .map(({ user, by }, index) => ({ entity: user.id, label: user.label, count: counted?.counts[index] ?? 0, by }))
    .filter(({ count }) => count > 0);
}
