import { identity, modules } from '@takt/app-server/modules';
import type { Ctx } from '@takt/engine';
import { type Client, Factory, passTime, type Tenant } from '@takt/testing';
import { expect } from 'vitest';

type Row = Record<string, unknown>;
/** 08:00 in Shanghai. Far ahead, because sessions are judged by the database's own clock as well. */
export const NOW = '2096-03-02 08:00:00';

const BEGUN = '2096-03-02T00:00:00Z';

/** A company that buys two parts from one supplier, and that supplier's own person. */
export interface Market {
  readonly factory: Factory;
  /** Does something at 08:00 of another day. */
  readonly on: <T>(day: string, work: () => Promise<T>) => Promise<T>;
  readonly tenant: Tenant;
  readonly buyer: Client;
  /** Approves what the buyer makes. */
  readonly chief: Client;
  readonly supplier: Client;
  readonly ids: Readonly<Record<'unit' | 'part' | 'bolt' | 'plant' | 'warehouse' | 'shelf' | 'vendor', string>>;
}

export async function openMarket(): Promise<Market> {
  let now = BEGUN;
  const factory = await Factory.open({ modules, identity, clock: () => new Date(now), poolSize: 16 });
  const tenant = await factory.tenant();
  const [buyer, chief] = [await tenant.person({ admin: true }), await tenant.person({ admin: true })];
  const put = async (entity: string, row: Row): Promise<string> => {
    const reply = await buyer.save(entity, row);
    expect(reply.httpStatus, reply.raw).toBe(200);
    return reply.data.id;
  };
  const unit = await put('base.unit', { code: 'PCS', name: '件', precision: 0 });
  const part = await put('base.part', { partNo: 'P1', name: '支架', unit, partType: 'bought' });
  const bolt = await put('base.part', { partNo: 'P2', name: '螺栓', unit, partType: 'bought' });
  const plant = await put('base.plant', { code: 'NB', name: '一厂' });
  const warehouse = await put('warehouse.warehouse', { code: 'W1', name: '库', plant, type: 'raw' });
  const place = (code: string, kind: string) => put('warehouse.location', { code, warehouse, kind });
  const [shelf] = [await place('A-01', 'storage'), await place('RCV', 'receiving'), await place('STAGE', 'shipping')];
  const vendor = await put('base.vendor', {
    code: 'V1',
    name: '供应商一',
    forecastReplyHours: 48,
    orderReplyHours: 24,
    planReplyHours: 12,
  });
  const supplier = await tenant.person({ admin: true, vendor });
  const on = async <T>(day: string, work: () => Promise<T>): Promise<T> => {
    now = `${day}T00:00:00Z`;
    try {
      return await work();
    } finally {
      now = BEGUN;
    }
  };
  return { on, factory, tenant, buyer, chief, supplier, ids: { unit, part, bolt, plant, warehouse, shelf, vendor } };
}

/** Does what must succeed, and tells what came of it. */
export async function done<T>(
  reply: Promise<{ readonly httpStatus: number; readonly raw: string; readonly data: T }>,
): Promise<T> {
  const { httpStatus, raw, data } = await reply;
  expect(httpStatus, raw).toBe(200);
  return data;
}

/** A document as it stands, and its buttons. */
export const recordsOf = (market: Market, entity: string) => {
  const read = async (id: string): Promise<any> => done(market.buyer.one(entity, id));
  const press = async (client: Client, action: string, id: string, input: object = {}) =>
    client.act(entity, action, [{ id, version: (await read(id)).version }], { input });
  return {
    read,
    press,
    create: (row: Row, client: Client = market.buyer) => done(client.save(entity, row)),
    act: async (client: Client, action: string, id: string, input: object = {}) => done(press(client, action, id, input)),
  };
};

export const inside = <T>({ factory, tenant }: Market, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  factory.asSystem(tenant.id, work);

/** Runs a subscription as the worker would, for one event. */
export const deliverEvent = (market: Market, name: string, payload: Row): Promise<void> => {
  const found = market.factory.registry.subscriptions.find((one) => one.name === name);
  if (!found) throw new Error(`no subscription ${name}`);
  return inside(market, (ctx) => found.run(ctx, payload));
};

/** The clock of the company moves on to a moment: what was due until then is told and done. */
export const moveClock = ({ factory, tenant }: Market, local: string): Promise<void> =>
  passTime(factory, tenant.id, { at: new Date(`${local.replace(' ', 'T')}+08:00`), identity });

/** The notices a person has been left, newest first. */
export const noticesOf = async (client: Client): Promise<readonly string[]> => {
  const { list } = await done<{ list: readonly { readonly title: readonly [string, string] }[] }>(
    client.post('/system/message/notice/getMyAllNotice', { paging: { page: 1, size: 100 } }),
  );
  return list.map(({ title }) => title[0]);
};

/** The answer of a supplier who cannot deliver anything of a plan's first line. */
export const disputed = async (market: Market, plan: string) => {
  const [{ id: lineId, arrivalAt: date }] = (await recordsOf(market, 'purchasing.deliveryPlan').read(plan)).lines;
  return { result: 'dispute', replies: [{ lineId, qty: '0', date, remark: null }] };
};
