import type { Sampled, SampleRow } from '@takt/testing';
import { asOwner } from '../company.ts';
import type { World } from './way.ts';

export const DAY = { plannedStart: '2096-03-02 08:00:00', plannedEnd: '2096-03-05 20:00:00' };
const LONG = { validFrom: '2000-01-01', validTo: null };

/** A part with a BOM in effect, a route over one line and the places of that line. */
export async function makePlace({ factory, company: { samples } }: World, ofSomething = false): Promise<SampleRow> {
  const plant = (await samples.create('base.plant', {}, 'least')).id;
  const workshop = (await samples.create('base.workshop', { plant }, 'least')).id;
  const line = (await samples.create('base.line', { plant, workshop }, 'least')).id;
  const station = (await samples.create('base.station', { plant, line, workSection: null }, 'least')).id;
  const part = (await samples.create('base.part', { trackMode: 'lot' }, 'least')).id;
  const bom = (await samples.create('base.bom', { part, plant, usage: 'production', markStatus: '1' }, 'least')).id;
  const { lines } = await samples.row('base.bomVersion');
  const always = {
    validFrom: null,
    validTo: null,
    runOutOn: null,
    alternateGroup: null,
    priority: null,
    share: null,
    phantom: '0',
  };
  const counted = lines.map((line: SampleRow) => (ofSomething ? { ...line, ...always } : line));
  const version = await samples.create('base.bomVersion', { bom, plant, ...LONG, lines: counted });
  await asOwner(factory, `update app.base_bom_version set status = '10' where id = $1`, [version.id]);
  const process = (await samples.create('base.process', { skill: null }, 'least')).id;
  const operations = [10, 20].map((seq) => ({ seq, process, line, station, countingPoint: '1' }));
  await samples.create('base.route', { part, plant, operations, control: 'strict', ...LONG });
  const house = async (type: string): Promise<string> =>
    (await samples.create('warehouse.warehouse', { plant, type }, 'least')).id;
  const place = async (type: string): Promise<string> =>
    (await samples.create('warehouse.location', { warehouse: await house(type), kind: 'storage' }, 'least')).id;
  const places = { sideLocation: await place('raw'), finishedLocation: await place('finished') };
  const setting = { code: `L${samples.next()}`, line, plant, ...places, deviceRequired: '0', markStatus: '1' };
  const reply = await samples.client.save('production.lineSetting', setting);
  if (reply.httpStatus !== 200) throw new Error(reply.raw);
  return { part, plant, line, station };
}
export const DISPATCH = 'production.dispatchOrder';
/** The same for all of a company, but for those who change something of it. */
const places = new WeakMap<object, Promise<SampleRow>>();
function makeable(world: World): Promise<SampleRow> {
  const { samples } = world.company;
  const known = places.get(samples) ?? makePlace(world);
  places.set(samples, known);
  return known;
}
export const ORDER = 'production.productionOrder';
export const WORK = 'production.workOrder';
const KIT = `${ORDER}.release.kit`;

export const orderRow = async (world: World, place = makeable(world)): Promise<SampleRow> => {
  const { part, plant } = await place;
  return { part, plant, ...DAY, plannedQty: '10', bomVersion: null, route: null };
};

/** An order that is released, and the one work order it made. */
async function released(
  world: World,
  of = makeable(world),
): Promise<SampleRow & { readonly order: string; readonly work: string }> {
  const { company, factory } = world;
  const place = await of;
  const { part, plant } = place;
  const made = await company.samples.create(ORDER, { part, plant, ...DAY, plannedQty: '10', bomVersion: null, route: null });
  const reply = await company.admin.act(ORDER, 'release', [{ id: made.id, version: made.version }], { accepted: [KIT] });
  if (reply.httpStatus !== 200) throw new Error(reply.raw);
  const [work] = await asOwner<{ id: string }>(
    factory,
    'select id from app.production_work_order where production_order_id = $1',
    [made.id],
  );
  return { ...place, order: made.id, work: work?.id ?? '' };
}
/** A work order by hand for what its order has left to plan. */
export async function workRow(world: World, of = makeable(world)): Promise<SampleRow> {
  const { order, work, plant, line } = await released(world, of);
  await asOwner(world.factory, `update app.production_work_order set status = '99' where id = $1`, [work]);
  const row = { productionOrder: order, plant, line, firstSeq: 10, lastSeq: 20, plannedQty: '10', ...DAY };
  return { ...row, businessOn: '2096-03-02' };
}
/** The operations a work order would have had when it was released, with so much good at the last one. */
export const operating =
  (good: string) =>
  async ({ factory }: World, { id }: Sampled): Promise<void> => {
    await asOwner(
      factory,
      `insert into app.production_work_order_operations (tenant_id, id, parent_id, position, seq, process_id, station_id, input_qty, good_qty, scrap_qty, rework_qty,
       counting_point, first_piece, previous_seq, self_fed)
     select w.tenant_id, gen_random_uuid(), w.id, o.position, o.seq, o.process_id, o.station_id, $2, $2, 0, 0, '1', '0', nullif(o.seq - 10, 0), case when o.seq = 10 then '1' else '0' end
     from app.production_work_order w join app.production_production_order_operations o
       on o.tenant_id = w.tenant_id and o.parent_id = w.production_order_id where w.id = $1`,
      [id, good],
    );
  };
export const reporting = (row: SampleRow) => ({ seq: 10, good: '1', scrap: '0', rework: '0', ...row });

/** A dispatch order of a work order that is dispatched. */
export async function dispatchRow(world: World, of = makeable(world)): Promise<SampleRow> {
  const { work, plant, station } = await released(world, of);
  await asOwner(world.factory, `update app.production_work_order set status = '12', dispatched_at = now() where id = $1`, [work]);
  const operator = (
    await world.company.samples.create('base.operator', { plant, workshop: null, line: null, skills: [] }, 'least')
  ).id;
  return {
    workOrder: work,
    operationSeq: 10,
    plant,
    station,
    operator,
    device: null,
    tooling: null,
    businessOn: '2096-03-02',
    plannedQty: '10',
  };
}
export const workOf = async ({ factory }: World, { id }: Sampled): Promise<string> => {
  const [found] = await asOwner<{ id: string }>(
    factory,
    'select work_order_id as id from app.production_dispatch_order where id = $1',
    [id],
  );
  return found?.id ?? '';
};
export const inProduction = (status: string) => async (world: World, made: Sampled) =>
  asOwner(world.factory, 'update app.production_work_order set status = $2 where id = $1', [await workOf(world, made), status]);

/** It has reported one piece. */
export const reversible = async (world: World, made: Sampled): Promise<void> => {
  await inProduction('12')(world, made);
  const { admin } = world.company;
  await asOwner(world.factory, `update app.production_dispatch_order set status = '2' where id = $1`, [made.id]);
  const { version } = (await admin.one(DISPATCH, made.id)).data;
  const reply = await admin.act(DISPATCH, 'report', [{ id: made.id, version }], {
    input: { good: '1' },
  });
  if (reply.httpStatus !== 200) throw new Error(reply.raw);
  await asOwner(world.factory, 'update app.production_dispatch_order set version = $2 where id = $1', [made.id, made.version]);
};

export const lockOf = (kind: string) => async (world: World, made: Sampled) => {
  const { samples } = world.company;
  const [found] = await asOwner<{ plant: string; line: string; device: string | null; work: string }>(
    world.factory,
    'select plant_id as plant, line_id as line, device_id as device, work_order_id as work from app.production_dispatch_order where id = $1',
    [made.id],
  );
  const { plant, line, device, work } = found ?? {};
  const where = { line: null, device: null, workOrder: null, operationSeq: null };
  const at = kind === 'firstPiece' ? { workOrder: work } : kind === 'spotCheck' ? { device } : { line };
  await samples.create('base.productionLock', { kind, plant, ...where, ...at, reason: '待查' });
};
/** On a line of its own, for what stops a line. */
export const alone = (world: World): Promise<SampleRow> => dispatchRow(world, makePlace(world));
export const withDevice =
  (condition: string) =>
  async (world: World): Promise<SampleRow> => {
    const row = await dispatchRow(world);
    const place = { plant: row['plant'], workshop: null, line: null, station: null };
    return { ...row, device: (await world.company.samples.create('equipment.device', { ...place, condition }, 'least')).id };
  };
export const withTool = async (world: World): Promise<SampleRow> => {
  const row = await dispatchRow(world);
  const place = { plant: row['plant'], line: null, station: null };
  return {
    ...row,
    tooling: (await world.company.samples.create('equipment.tooling', { ...place, life: '5', usedLife: '5' })).id,
  };
};
export const unskilled = async (world: World, made: Sampled): Promise<void> => {
  await asOwner(world.factory, `update app.production_work_order_operations set skill = 'ASSEMBLY' where parent_id = $1`, [
    await workOf(world, made),
  ]);
};
export const noBom = async (world: World): Promise<SampleRow> => {
  const row = await orderRow(world);
  return { ...row, part: (await world.company.samples.create('base.part', {}, 'least')).id };
};
/** Something was reported for the order; tells the report. */
async function reportOf(world: World, order: string): Promise<string> {
  const dispatch = await world.company.samples.create(DISPATCH, await dispatchRow(world));
  const [made] = await asOwner<{ id: string }>(
    world.factory,
    `insert into app.production_work_report (tenant_id, id, report_no, at, business_on, plant_id, production_order_id, work_order_id, dispatch_order_id,
       operation_seq, part_id, good_qty, first_good_qty, scrap_qty, rework_qty, reporter_id, is_reversal, ext, created_by, created_at, updated_by, updated_at)
     select d.tenant_id, gen_random_uuid(), 'WR' || gen_random_uuid(), now(), d.business_on, d.plant_id, $2, d.work_order_id, d.id,
       10, d.part_id, 1, 1, 0, 0, d.created_by, '0', '{}', d.created_by, now(), d.created_by, now()
     from app.production_dispatch_order d where d.id = $1 returning id`,
    [dispatch.id, order],
  );
  return made?.id ?? '';
}
export const begun = (world: World, { id }: Sampled) => reportOf(world, id);
export const started = async (world: World, made: Sampled): Promise<void> => {
  const row = await workRow(world);
  const work = await world.company.samples.create(WORK, row);
  await asOwner(world.factory, `update app.production_work_order set status = '12', production_order_id = $2 where id = $1`, [
    work.id,
    made.id,
  ]);
};
export const inProcess = async (world: World, made: Sampled): Promise<void> => {
  await started(world, made);
  const [work] = await asOwner<{ id: string }>(
    world.factory,
    'select id from app.production_work_order where production_order_id = $1',
    [made.id],
  );
  const at = { id: work?.id ?? '', version: 1, sent: {} };
  await operating('0')(world, at);
  await asOwner(
    world.factory,
    'update app.production_work_order_operations set input_qty = 1 where parent_id = $1 and seq = 10',
    [at.id],
  );
};
async function failedFor(world: World, order: string, report: string): Promise<void> {
  await asOwner(
    world.factory,
    `insert into app.production_backflush (tenant_id, id, backflush_no, at, state, plant_id, production_order_id, report_id, material_line, operation_seq,
       part_id, required_qty, posted_qty, tries, ext, created_by, created_at, updated_by, updated_at)
     select tenant_id, gen_random_uuid(), 'BF' || gen_random_uuid(), now(), 'failed', plant_id, $2, id, 'x', 10, part_id, 1, 0, 1, '{}',
       created_by, now(), created_by, now() from app.production_work_report where id = $1`,
    [report, order],
  );
}
export const failedBackflush = async (world: World, { id }: Sampled): Promise<void> =>
  failedFor(world, id, await reportOf(world, id));
/** The same of a report of this very work order. */
export const failedHere = async (world: World, { id }: Sampled): Promise<void> => {
  const [{ order } = { order: '' }] = await asOwner<{ order: string }>(
    world.factory,
    'select production_order_id as order from app.production_work_order where id = $1',
    [id],
  );
  const report = await reportOf(world, order);
  await asOwner(world.factory, 'update app.production_work_report set work_order_id = $2 where id = $1', [report, id]);
  await failedFor(world, order, report);
};
/** Somebody works at an operation of it. */
export const someoneWorks = async (world: World, { id }: Sampled): Promise<void> => {
  const dispatch = await world.company.samples.create(DISPATCH, await dispatchRow(world));
  await asOwner(world.factory, `update app.production_dispatch_order set status = '2', work_order_id = $2 where id = $1`, [
    dispatch.id,
    id,
  ]);
};
export const orderEnded = ({ factory }: World, { id }: Sampled) =>
  asOwner(
    factory,
    `update app.production_production_order set status = '20' where id = (select production_order_id from app.production_work_order where id = $1)`,
    [id],
  );
/** A key part of the first operation that nobody has mounted. */
export const keyPartWanted = async (world: World, made: Sampled): Promise<void> => {
  await operating('0')(world, made);
  await asOwner(
    world.factory,
    `insert into app.production_production_order_materials (tenant_id, id, parent_id, position, component_id, required_qty, operation_seq, qty_per, chosen, key_part)
     select w.tenant_id, gen_random_uuid(), w.production_order_id, 99, w.part_id, 1, 10, 1, '1', '1' from app.production_work_order w where w.id = $1`,
    [made.id],
  );
};
/** Boxes of the part hold five. */
export const boxesOfFive = async (world: World, made: Sampled): Promise<void> => {
  await operating('9')(world, made);
  const { samples, admin } = world.company;
  const { part } = (await admin.one(WORK, made.id)).data;
  const level = { level: 1, package: await samples.reference('base.package'), qty: '5', label: null };
  await samples.create('base.packageSchema', {
    part,
    use: 'outbound',
    customer: null,
    standard: '1',
    markStatus: '1',
    levels: [level],
  });
};
export const batchHeld = async (world: World, made: Sampled): Promise<void> => {
  await operating('5')(world, made);
  const { part, batch } = (await world.company.admin.one(WORK, made.id)).data;
  await world.company.samples.create('warehouse.lotHold', { part, batch, container: null });
};
export const inProcessHere = async (world: World, made: Sampled): Promise<void> => {
  await operating('0')(world, made);
  await asOwner(
    world.factory,
    'update app.production_work_order_operations set input_qty = 1 where parent_id = $1 and seq = 10',
    [made.id],
  );
};
