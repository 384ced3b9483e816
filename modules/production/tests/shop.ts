import { identity, modules } from '@takt/app-server/modules';
import type { Ctx } from '@takt/engine';
import { postStock } from '@takt/modules/warehouse/server';
import { type Client, Factory, type FactoryOptions, type Reply, type Tenant } from '@takt/testing';

type Row = Record<string, unknown>;
export const ORDER = 'production.productionOrder';
export const WORK = 'production.workOrder';
export const DISPATCH = 'production.dispatchOrder';
export const REPORT = 'production.workReport';
export const BACKFLUSH = 'production.backflush';
export const OFFLINE = 'production.offlineRecord';

/** 08:00 in Shanghai. */
export const MORNING = new Date('2096-03-02T00:00:00Z');
export const openFactory = (options: Partial<FactoryOptions> = {}): Promise<Factory> =>
  Factory.open({ modules, identity, poolSize: 16, clock: () => MORNING, ...options });

/**
 * A plant with one line of three stations that makes FG of two bodies and one spring, all of it backflushed at the last operation, and the
 * places its goods come from and go to.
 */
export interface Shop {
  readonly tenant: Tenant;
  readonly admin: Client;
  readonly chief: Client;
  readonly plant: string;
  readonly line: string;
  readonly stations: readonly string[];
  readonly route: string;
  readonly bom: string;
  readonly version: string;
  readonly operator: string;
  readonly defect: string;
  readonly parts: Readonly<Record<'FG' | 'BODY' | 'SPRING', string>>;
  readonly side: string;
  readonly finished: string;
}

export async function openShop(
  factory: Factory,
  options: { readonly control?: string; readonly keyPart?: boolean; readonly firstPiece?: boolean } = {},
): Promise<Shop> {
  const tenant = await factory.tenant();
  const [admin, chief] = [await tenant.person({ admin: true }), await tenant.person({ admin: true })];
  const put = async (entity: string, row: Row): Promise<string> => {
    const reply = await admin.save(entity, row);
    if (reply.httpStatus !== 200) throw new Error(`${entity}: ${reply.raw}`);
    return reply.data.id;
  };
  const unit = await put('base.unit', { code: 'PCS', name: '件', precision: 0 });
  const plant = await put('base.plant', { code: 'NB', name: '一厂' });
  const workshop = await put('base.workshop', { code: 'W', name: '车间', plant });
  const line = await put('base.line', { code: 'L1', name: '一线', workshop, plant });
  const station = (stationNo: string) => put('base.station', { stationNo, name: stationNo, line, plant });
  const stations = [await station('S10'), await station('S20'), await station('S30')];
  const part = (partNo: string, more: Row = {}) =>
    put('base.part', { partNo, name: partNo, unit, partType: 'bought', trackMode: 'lot', ...more });
  const parts = {
    FG: await part('FG', { partType: 'made' }),
    BODY: await part('BODY', options.keyPart ? { keyPart: '1' } : {}),
    SPRING: await part('SPRING'),
  };
  const processes = [];
  for (const processNo of ['P10', 'P20', 'P30'])
    processes.push(await put('base.process', { processNo, name: processNo, skill: processNo === 'P20' ? 'ASSEMBLY' : null }));
  const bom = await put('base.bom', { code: 'BOM-FG', part: parts.FG, plant, usage: 'production' });
  const of = (component: string, qty: string, process: string) => ({ component, qty, unit, process, issue: 'backflush' });
  const lines = [of(parts.BODY, '2', processes[2] ?? ''), of(parts.SPRING, '1', processes[2] ?? '')];
  const version = await put('base.bomVersion', { bom, plant, versionNo: 'A', validFrom: '2096-01-01', lines });
  const press = async (client: Client, entity: string, id: string, action: string): Promise<void> => {
    const { version: at } = (await client.one(entity, id)).data;
    const reply = await client.act(entity, action, [{ id, version: at }]);
    if (reply.httpStatus !== 200) throw new Error(`${entity}.${action}: ${reply.raw}`);
  };
  await press(admin, 'base.bomVersion', version, 'submit');
  await press(chief, 'base.bomVersion', version, 'approve');
  const operations = processes.map((process, index) => ({
    seq: 10 * (index + 1),
    process,
    line,
    station: stations[index],
    countingPoint: index === 2 ? '1' : '0',
    firstPiece: options.firstPiece && index === 0 ? '1' : '0',
    runSeconds: '60',
  }));
  const route = await put('base.route', {
    code: 'R-FG',
    name: '路线',
    part: parts.FG,
    plant,
    versionNo: 'A',
    validFrom: '2096-01-01',
    control: options.control ?? 'strict',
    operations,
  });
  const house = (code: string, type: string) => put('warehouse.warehouse', { code, name: code, plant, type });
  const place = (code: string, warehouse: string) => put('warehouse.location', { code, warehouse, kind: 'storage' });
  const side = await place('SIDE', await house('RM', 'raw'));
  const finished = await place('FIN', await house('FG', 'finished'));
  await put('production.lineSetting', { code: 'L1', line, plant, sideLocation: side, finishedLocation: finished });
  const operator = await put('base.operator', {
    operatorNo: 'OP1',
    name: '张三',
    plant,
    skills: [{ skill: 'ASSEMBLY', level: 'independent' }],
  });
  const defect = await put('quality.defect', { code: 'D1', name: '划伤', category: 'SURF' });
  return { tenant, admin, chief, plant, line, stations, route, bom, version, operator, defect, parts, side, finished };
}

/** What one test does in the shop. */
export function inShop(factory: Factory, shop: () => Shop) {
  const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => factory.asSystem(shop().tenant.id, work);
  const one = async (entity: string, id: string) => (await shop().admin.one(entity, id)).data;
  const act = async (
    entity: string,
    id: string,
    action: string,
    input: object = {},
    by?: Client,
    accepted: readonly string[] = [],
  ): Promise<Reply> => {
    const { version } = await one(entity, id);
    return (by ?? shop().admin).act(entity, action, [{ id, version }], { input, accepted });
  };
  const must = async (entity: string, id: string, action: string, input: object = {}): Promise<void> => {
    const reply = await act(entity, id, action, input);
    if (reply.httpStatus !== 200) throw new Error(`${entity}.${action}: ${reply.raw}`);
  };
  const make = async (entity: string, row: Row): Promise<string> => {
    const reply = await shop().admin.save(entity, row);
    if (reply.httpStatus !== 200) throw new Error(`${entity}: ${reply.raw}`);
    return reply.data.id;
  };
  const rows = async (entity: string) => (await shop().admin.page(entity)).data.list;
  return {
    inside,
    one,
    act,
    must,
    make,
    rows,
    /** What the company decides instead of what is shipped. */
    decide: async (name: string, decided: string): Promise<void> => {
      const reply = await shop().admin.post('/system/call/setParameter', { name, decided: { value: decided } });
      if (reply.httpStatus !== 200) throw new Error(reply.raw);
    },
    /** So much of a part lies at the line side. */
    stock: (part: keyof Shop['parts'], qty: string, batch: string): Promise<unknown> =>
      inside((ctx) =>
        postStock(ctx, { entity: 'test', documentNo: 'R1' }, [
          {
            part: shop().parts[part],
            batch,
            container: null,
            owner: null,
            qty,
            from: { outside: 'vendor' },
            to: { location: shop().side, status: 'available' },
          },
        ]),
      ),
    /** Quantity of every balance that is not nothing, by place, part and batch. */
    held: async (): Promise<Record<string, string>> => {
      const found = await inside(
        (ctx) => ctx.sql<{ key: string; qty: string }>`
          select concat_ws(' ', l.code, p.part_no, s.batch, s.container) as key, trim_scale(s.qty)::text as qty
          from warehouse_stock s join warehouse_location l on l.id = s.location_id join base_part p on p.id = s.part_id
          where s.qty > 0 order by 1`,
      );
      return Object.fromEntries(found.map(({ key, qty }) => [key, qty]));
    },
    order: (plannedQty: string, more: Row = {}): Promise<string> =>
      make(ORDER, {
        part: shop().parts.FG,
        plant: shop().plant,
        plannedQty,
        plannedStart: '2096-03-02 08:00:00',
        plannedEnd: '2096-03-03 20:00:00',
        ...more,
      }),
    /** Released although nothing may be there to make it of; tells its work orders. */
    release: async (order: string): Promise<readonly string[]> => {
      const reply = await act(ORDER, order, 'release', {}, undefined, [`${ORDER}.release.kit`]);
      if (reply.httpStatus !== 200) throw new Error(reply.raw);
      return inside(async (ctx) => {
        const found = await ctx.sql<{
          id: string;
        }>`select id from production_work_order where production_order_id = ${order} order by first_seq, number`;
        return found.map(({ id }) => id);
      });
    },
    /** The work order is dispatched to the operator, and each operation begun; tells the dispatch orders in the order of operations. */
    begin: async (work: string): Promise<readonly string[]> => {
      await must(WORK, work, 'dispatch', { operator: shop().operator });
      const found = await inside(
        (ctx) => ctx.sql<{ id: string }>`
        select id from production_dispatch_order where work_order_id = ${work} order by operation_seq`,
      );
      for (const { id } of found) await must(DISPATCH, id, 'start');
      return found.map(({ id }) => id);
    },
    report: (dispatch: string, good: string, more: object = {}): Promise<Reply> =>
      act(DISPATCH, dispatch, 'report', { good, ...more }),
  };
}
