import { randomUUID } from 'node:crypto';
import { system } from '@takt/engine';
import { Cells, configFrom, inTenant, onDatabase, save } from '@takt/engine/host';
import { atDatabase, cellConfig, type Field, registry } from './data.ts';
import { CLIENTS, type Measured, pgbench, withServer, wrk } from './processes.ts';

interface Orders {
  readonly tenant: number;
  readonly token: string;
  readonly ids: readonly string[];
}

/** Sales orders ready to be locked and unlocked in turn; more than clients, so that one is always free. */
export async function makeOrders(field: Field): Promise<Orders> {
  const [tenant = 0] = field.tenants;
  const directory = Object.assign(new URL(configFrom(process.env).adminUrl), { pathname: `/${field.directory}` }).toString();
  const cells = new Cells(directory, [cellConfig(field.database)], (error) => console.error(error.message));
  const ids = await inTenant(
    cells,
    { tenant, actor: system, lang: 'zh', requestId: randomUUID(), writes: true, repeatable: false },
    async (ctx) => {
      const put = async (entity: string, row: Record<string, unknown>) =>
        (await save(ctx, registry, registry.entities.get(entity) as never, row)).id;
      const customer = await put('base.customer', { code: 'C1', name: '客户' });
      const plant = await put('base.plant', { code: 'P1', name: '一厂' });
      const { id: part, unit_id: unit } = await ctx.sql.one<{
        id: string;
        unit_id: string;
      }>`select id, unit_id from base_part limit 1`;
      const lines = Array.from({ length: 5 }, () => ({ part, unit, qty: '10', unitPrice: '1', dueDate: '2099-01-01' }));
      const made: string[] = [];
      for (let n = 0; n < 2 * CLIENTS; n += 1) made.push(await put('sales.salesOrder', { customer, plant, lines }));
      return made;
    },
  );
  await cells.close();
  return { tenant, token: field.tokens[0] ?? '', ids };
}

/** The same writes as one function call: lock, status, history, outbox, idempotency. Nothing is asked or checked. */
export async function bareAction(field: Field, orders: Orders): Promise<Measured> {
  await onDatabase(atDatabase(field.database), (client) =>
    client.query(`create or replace function public.bench_action(p_tenant int, p_id uuid) returns void language plpgsql as $$
      declare v_status text; v_key text := gen_random_uuid()::text; v_user uuid := '00000000-0000-7000-8000-000000000001';
      begin
        perform pg_try_advisory_xact_lock(hashtextextended(v_key, 0));
        perform 1 from app.idempotency where tenant_id = p_tenant and user_id = v_user and key = v_key;
        select status into v_status from app.sales_sales_order where tenant_id = p_tenant and id = p_id for update;
        update app.sales_sales_order set status = case v_status when '00' then '10' else '00' end, updated_by = v_user, updated_at = now(), version = version + 1
          where tenant_id = p_tenant and id = p_id;
        insert into app.history (tenant_id, id, entity, row_id, action, from_status, to_status, user_id, request_id, at)
          values (p_tenant, gen_random_uuid(), 'sales.salesOrder', p_id, 'lock', v_status, v_status, v_user, v_key, now());
        insert into app.outbox (tenant_id, topic, key, payload) values (p_tenant, 'sales.salesOrder.lock', p_id::text, jsonb_build_object('id', p_id, 'from', v_status, 'to', v_status));
        insert into app.idempotency (tenant_id, user_id, key, body_hash, answer) values (p_tenant, v_user, v_key, sha256(v_key::bytea), '{"status":1,"data":{"id":"' || p_id || '"}}');
      end $$`),
  );
  const cases = orders.ids
    .map((id, client) => `\\if :client_id = ${client}\nselect public.bench_action(${orders.tenant}, '${id}');\n\\endif`)
    .join('\n');
  return pgbench(field, cases.replaceAll(/\\if :client_id = (\d+)/g, '\\set mine :client_id = $1\n\\if :mine'));
}

/** Orders wait in a queue with their version; an answer puts its order back, ready for the opposite action. */
const actionRequests = ({
  token,
  ids,
}: Orders): string => `local free = {${ids.map((id) => `{id="${id}",version=0,status="00"}`).join(',')}}
local key = 0
local stamp = os.time()
request = function()
  local order = table.remove(free, 1)
  key = key + 1
  if order.version == 0 then
    return wrk.format("POST", "/sales/ai/queryOne", {["content-type"] = "application/json", ["access-token"] = "${token}"},
      '{"_entity":"sales.salesOrder","id":"' .. order.id .. '"}')
  end
  local action = order.status == "00" and "lock" or "unlock"
  return wrk.format("POST", "/sales/ai/action",
    {["content-type"] = "application/json", ["access-token"] = "${token}", ["idempotency-key"] = "bench-" .. stamp .. "-" .. key .. "-" .. order.version},
    '{"_entity":"sales.salesOrder","action":"' .. action .. '","rows":[{"id":"' .. order.id .. '","version":' .. order.version .. '}]}')
end
response = function(status, headers, body)
  table.insert(free, {id = body:match('"id":"([%x-]+)"'), version = tonumber(body:match('"version":(%d+)')), status = body:match('"status":"(%d+)"')})
end`;

/** Clients over HTTP, each locking and unlocking an order with the version it was told. */
export const taktAction = (field: Field, orders: Orders): Promise<Measured> =>
  withServer(field, (served) => wrk(field, served, actionRequests(orders)));
