import type { ApiClient } from '../api-client.ts';
import type { OwnWarehouse } from './own-warehouse.ts';

/** A row of the server as the journey reads it. */
export type Row = Readonly<Record<string, any>> & { readonly id: string };

/** Everything the server says of the warehouse, read as a person who may. */
export interface ServerState {
  readonly moves: readonly Row[];
  readonly balances: readonly Row[];
  readonly putaways: readonly Row[];
  readonly picks: readonly Row[];
  readonly orders: ReadonlyMap<string, Row>;
  readonly receipts: readonly Row[];
  readonly asns: readonly Row[];
  readonly counts: readonly Row[];
}

const SIZE = 200;
async function all(admin: ApiClient, entity: string, warehouse: string, fields: readonly string[]): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const asked = { _entity: entity, _params: { warehouse }, _fields: fields, paging: { page, size: SIZE } };
    const { list } = await admin.call('warehouse/ai/queryPage', asked);
    for (const row of list as readonly Row[]) rows.set(row.id, row);
    if (list.length < SIZE) return [...rows.values()];
  }
}
async function whole(admin: ApiClient, entity: string, warehouse: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { id } of await all(admin, entity, warehouse, ['number'])) rows.push(await admin.one(entity, id));
  return rows;
}

export async function readServer(admin: ApiClient, { id }: Pick<OwnWarehouse, 'id'>): Promise<ServerState> {
  const places = ['fromLocation', 'toLocation', 'fromPlace', 'toPlace', 'fromStatus', 'toStatus'];
  const goods = ['part', 'batch', 'container', 'qty'];
  const task = ['number', 'status', 'part', 'qty'];
  const orders = await whole(admin, 'warehouse.outboundOrder', id);
  return {
    moves: await all(admin, 'warehouse.stockMove', id, [...places, ...goods, 'entity', 'documentNo', 'lineId']),
    balances: await all(admin, 'warehouse.stock', id, ['location', ...goods, 'stockStatus', 'reservedQty']),
    putaways: await all(admin, 'warehouse.putawayTask', id, [...task, 'doneQty', 'fromLocation', 'location']),
    picks: await all(admin, 'warehouse.pickTask', id, [...task, 'pickedQty', 'location', 'order']),
    orders: new Map(orders.map((order) => [order.id, order])),
    receipts: await whole(admin, 'warehouse.receipt', id),
    asns: await all(admin, 'warehouse.asn', id, ['number', 'status']),
    counts: await whole(admin, 'warehouse.countOrder', id),
  };
}
