import { onDatabase } from '@takt/engine/host';
import { atDatabase } from './data.ts';
import { type Measured, pgbench, type Served, wrk } from './processes.ts';
import type { StockField, Transfer } from './stock-data.ts';

/** What a moved quantity is told as, in the answer kept for a repeated request. */
const ANSWER = '{"status":1,"data":{"id":"","number":"","version":2,"status":"12"},"message":"移出成功"}';
/** A time-ordered id, as the product makes them. */
const ID = `overlay(overlay(md5(random()::text) placing lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') from 1) placing '7' from 13)::uuid`;
const USER = `'00000000-0000-7000-8000-000000000001'::uuid`;

/** The statements one posting cannot do without, in the product's own order; nothing is asked or checked. */
function statements(tenant: number, one: Transfer, out: boolean): readonly string[] {
  const place = out ? one.from : one.to;
  const balance = `location_id = '${place}' and part_id = '${one.part}' and stock_status = 'available' and batch = '${one.batch}'`;
  const ends = out
    ? `null, '${place}', 'available', 'transit', null, null`
    : `'transit', null, null, null, '${place}', 'available'`;
  return [
    'begin',
    `set local app.tenant_id = ${tenant}`,
    `select status, version from app.warehouse_stock_transfer where id = '${one.id}' for update`,
    `select id, qty, reserved_qty from app.warehouse_stock where ${balance} for update`,
    `update app.warehouse_stock set qty = qty ${out ? '-' : '+'} 1, reserved_qty = reserved_qty - ${out ? 1 : 0}, version = version + 1, updated_by = ${USER}, updated_at = now() where ${balance}`,
    `insert into app.warehouse_stock_move (tenant_id, id, at, warehouse_id, part_id, batch, qty, from_place, from_location_id, from_status, to_place, to_location_id, to_status, entity, document_no, line_id, created_by, created_at, updated_by, updated_at)
      values (${tenant}, ${ID}, now(), '${one.warehouse}', '${one.part}', '${one.batch}', 1, ${ends}, 'warehouse.stockTransfer', '${one.number}', '${one.line}', ${USER}, now(), ${USER}, now())`,
    `update app.warehouse_stock_transfer_lines set ${out ? 'out_qty = out_qty' : 'in_qty = in_qty'} + 1 where id = '${one.line}'`,
    `update app.warehouse_stock_transfer set status = '12', version = version + 1, updated_by = ${USER}, updated_at = now() where id = '${one.id}'`,
    `insert into app.history (tenant_id, id, entity, row_id, action, from_status, to_status, changes, user_id, request_id, at)
      values (${tenant}, ${ID}, 'warehouse.stockTransfer', '${one.id}', 'move', '12', '12', '{"lineId": "${one.line}", "qty": "1"}', ${USER}, 'bench', now())`,
    `insert into app.outbox (tenant_id, topic, key, payload) values (${tenant}, 'warehouse.stockTransfer.move', '${one.id}', '{"id": "${one.id}", "number": "${one.number}", "from": "inTransit", "to": "inTransit"}')`,
    `insert into app.idempotency (tenant_id, user_id, key, body_hash, answer) values (${tenant}, ${USER}, gen_random_uuid()::text, sha256('bench'), '${ANSWER}')`,
    'commit',
  ].map((text) => `${text.replaceAll(/\s+/g, ' ')};`);
}

/** The same rows by the product's own role, under its policies: prepared statements of one transaction, sent without waiting. */
export function barePosting({ field, tenant, bareTransfers }: StockField): Promise<Measured> {
  const script = bareTransfers.flatMap((one, client) => [
    `\\set mine :client_id = ${client}`,
    '\\if :mine',
    '\\set out random(0, 1)',
    '\\if :out',
    '\\startpipeline',
    ...statements(tenant, one, true),
    '\\endpipeline',
    '\\else',
    '\\startpipeline',
    ...statements(tenant, one, false),
    '\\endpipeline',
    '\\endif',
    '\\endif',
  ]);
  return pgbench(field, `${script.join('\n')}\n`, 'app_rw');
}

/** The bare engine moves into places that have nothing of it yet: their balances are made beforehand. */
export async function openBareBalances({ field, tenant, bareTransfers }: StockField): Promise<void> {
  await onDatabase(atDatabase(field.database), async (client) => {
    for (const { warehouse, to, part, batch } of bareTransfers)
      await client.query(
        `insert into app.warehouse_stock (tenant_id, id, warehouse_id, location_id, part_id, batch, stock_status, qty, received_at, created_by, created_at, updated_by, updated_at)
         values ($1, gen_random_uuid(), $2, $3, $4, $5, 'available', 0, now(), $4, now(), $4, now())`,
        [tenant, warehouse, to, part, batch],
      );
  });
}

/** Transfers wait in a queue with their version; an even one moves a piece out, an odd one moves it in. */
const postingRequests = (
  token: string,
  transfers: readonly Transfer[],
): string => `local free = {${transfers.map(({ id }) => `{id="${id}",version=0}`).join(',')}}
local lines = {${transfers.map(({ id, line }) => `["${id}"]="${line}"`).join(',')}}
local key = 0
local stamp = os.time()
local headers = {["content-type"] = "application/json", ["access-token"] = "${token}"}
request = function()
  local one = table.remove(free, 1)
  key = key + 1
  if one.version == 0 then
    return wrk.format("POST", "/warehouse/ai/queryOne", headers, '{"_entity":"warehouse.stockTransfer","id":"' .. one.id .. '"}')
  end
  headers["idempotency-key"] = "bench-" .. stamp .. "-" .. key .. "-" .. one.version
  local action = one.version % 2 == 0 and "moveOut" or "moveIn"
  return wrk.format("POST", "/warehouse/ai/action", headers,
    '{"_entity":"warehouse.stockTransfer","action":"' .. action .. '","rows":[{"id":"' .. one.id .. '","version":' .. one.version ..
    '}],"input":{"lineId":"' .. lines[one.id] .. '","qty":"1"}}')
end
response = function(status, headers, body)
  if status ~= 200 then error(body) end
  table.insert(free, {id = body:match('"id":"([%x-]+)"'), version = tonumber(body:match('"version":(%d+)'))})
end`;

/** Clients over HTTP, each moving one piece out of its place, then into the next. */
export const taktPosting = ({ field, transfers }: StockField, served: Served): Promise<Measured> =>
  wrk(field, served, postingRequests(field.tokens[0] ?? '', transfers));
