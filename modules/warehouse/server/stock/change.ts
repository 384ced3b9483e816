import type { Ctx } from '@takt/engine';
import type { Balance } from './balances.ts';

const CHANGE = `update warehouse_stock set qty = qty + $2::numeric, reserved_qty = reserved_qty + $3::numeric, version = version + 1,
  received_at = $6::timestamptz, updated_by = $4, updated_at = $5 where id = $1`;
/** Unless somebody else has opened it in the meantime. */
const OPEN = `insert into warehouse_stock as s (tenant_id, id, warehouse_id, location_id, part_id, stock_status, batch, container, owner_id,
    qty, reserved_qty, received_at, created_by, created_at, updated_by, updated_at)
  select $2, gen_random_uuid(), warehouse, location, part, status, batch, container, owner, qty, 0, "receivedAt", $3, $4, $3, $4
  from jsonb_to_recordset($1::jsonb) as (warehouse uuid, location uuid, part uuid, status text, batch text, container text, owner uuid, qty numeric,
    "receivedAt" timestamptz)
  order by location, part, status, batch, container, owner
  on conflict (tenant_id, location_id, part_id, stock_status, batch, container, owner_id) do update
    set qty = s.qty + excluded.qty, version = s.version + 1,
      received_at = case when s.qty > 0 then least(s.received_at, excluded.received_at) else excluded.received_at end, updated_by = excluded.updated_by, updated_at = excluded.updated_at`;

/**
 * Changes balances that were weighed and are held. Each by its own id: of many at once PostgreSQL expects a hundred, and would read
 * the whole table of a small company for them.
 */
export async function changeBalances(ctx: Ctx, balances: readonly Balance[]): Promise<void> {
  const { userId } = ctx.actor;
  const fresh = balances.filter(({ id }) => id === null);
  await Promise.all([
    ...balances.flatMap(({ id, qty, reserved, receivedAt }) =>
      id === null
        ? []
        : [ctx.sql.run({ text: CHANGE, values: [id, qty, reserved, userId, ctx.now, receivedAt] }, 'stock-change')],
    ),
    ...(fresh.length === 0
      ? []
      : [ctx.sql.run({ text: OPEN, values: [JSON.stringify(fresh), ctx.tenant, userId, ctx.now] }, 'stock-open')]),
  ]);
}
