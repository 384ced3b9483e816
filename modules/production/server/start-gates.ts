import { compareDecimal, type Decimal, type Id, type Text } from '@takt/model';
import { codes, type Ctx, type DocumentOps } from '@takt/engine';
import { lineRows, openLockRows } from '@takt/modules/base/server';
import { deviceRows, toolingRows } from '@takt/modules/equipment/server';
import { DispatchOrder, type Gate, type ProductionOrder, type StartGates, WorkOrder } from '../defs/index.ts';

const next = (ctx: Ctx, order: Id): Promise<StartGates['workOrder'] | null> =>
  ctx.sql.maybe<StartGates['workOrder']>`
    select w.id, w.number, json_build_array(l.name, coalesce(l.name_en, l.name)) as line,
      to_char(w.planned_start, 'YYYY-MM-DD HH24:MI:SS') as "plannedStart", trim_scale(w.planned_qty)::text as planned
    from production_work_order w join ${lineRows} l on l.id = w.line_id
    where w.production_order_id = ${order} and w.status in ${codes(WorkOrder, 'released', 'dispatched')} and w.deleted_at is null
    order by w.planned_start, w.first_seq, w.number limit 1`;

interface Named {
  readonly id: Id;
  readonly number: string;
  readonly stopped: boolean;
}
/** Devices at the stations of a work order: those its dispatch orders name, else those that stand there. */
const devices = (ctx: Ctx, workOrder: Id): Promise<readonly Named[]> =>
  ctx.sql<Named>`
    select distinct d.id, d.device_no as number, d.down as stopped from ${deviceRows} d
    where d.id in (select x.device_id from production_dispatch_order x where x.work_order_id = ${workOrder} and x.deleted_at is null
        and x.status in ${codes(DispatchOrder, 'new', 'published')})
      or (not exists (select 1 from production_dispatch_order x where x.work_order_id = ${workOrder} and x.deleted_at is null
          and x.status in ${codes(DispatchOrder, 'new', 'published')})
        and d.station_id in (select o.station_id from production_work_order_operations o where o.parent_id = ${workOrder}))
    order by 2`;
const tools = (ctx: Ctx, workOrder: Id): Promise<readonly Named[]> =>
  ctx.sql<Named>`
    select distinct g.id, g.tooling_no as number, g.worn as stopped from ${toolingRows} g
    join production_dispatch_order x on x.tooling_id = g.id where x.work_order_id = ${workOrder} and x.deleted_at is null
      and x.status in ${codes(DispatchOrder, 'new', 'published')} order by 2`;

interface Locked {
  readonly id: Id;
  readonly number: string;
  readonly kind: 'firstPiece' | 'errorProofing' | 'spotCheck' | 'manual';
  readonly reason: string | null;
}
const locks = (ctx: Ctx, workOrder: Id, machines: readonly Named[]): Promise<readonly Locked[]> =>
  ctx.sql<Locked>`
    select k.id, k.number, k.kind, k.reason from ${openLockRows} k join production_work_order w on w.id = ${workOrder}
    where k.work_order_id = w.id or (k.work_order_id is null and k.line_id = w.line_id)
      or k.device_id = any(${machines.map(({ id }) => id)}::uuid[]) order by k.number`;

const gate = (name: Gate['gate'], state: Gate['state'], words: Text, document: Gate['document'] = null): Gate => ({
  gate: name,
  state,
  words,
  document,
});
const LOCK = 'base.productionLock';

function lockGate(name: 'firstPiece' | 'errorProofing' | 'spotCheck' | 'lock', found: readonly Locked[], otherwise: Gate): Gate {
  const [first] = found;
  if (!first) return otherwise;
  const [zh = '', en = zh] = (first.reason ?? '').split('\n');
  const document = { entity: LOCK, id: first.id, number: first.number };
  return gate(name, 'block', [zh, en], document);
}

const list = (rows: readonly Named[]): string => rows.map(({ number }) => number).join('、');
function machineGate(name: 'device' | 'tooling', entity: string, rows: readonly Named[], none: Text): Gate {
  const [down] = rows.filter(({ stopped }) => stopped);
  if (down) {
    const words: Text =
      name === 'device'
        ? [`${down.number} 停用或维修中`, `${down.number} is down`]
        : [`${down.number} 寿命已到`, `${down.number} is worn`];
    return gate(name, 'block', words, { entity, id: down.id, number: down.number });
  }
  return rows.length === 0 ? gate(name, 'ok', none) : gate(name, 'ok', [list(rows), list(rows).replaceAll('、', ', ')]);
}

function materialGate(order: ProductionOrder): Gate {
  const short = order.materials.filter(({ shortQty }) => compareDecimal(shortQty ?? '0', '0') > 0);
  const [first] = short;
  const parts = order.materials.filter(({ chosen }) => chosen === '1').length;
  if (!first) return gate('material', 'ok', [`${parts} 种齐套`, `${parts} parts, none short`]);
  const missing: Decimal = first.shortQty ?? '0';
  return gate('material', 'warn', [
    `${short.length} 种缺料，首项缺 ${missing}`,
    `${short.length} parts short, the first by ${missing}`,
  ]);
}

/** Everything the next work order of an order waits for; null where none is left to be started. */
export async function gatesOf(ctx: Ctx, row: ProductionOrder, documents: DocumentOps): Promise<StartGates | null> {
  const workOrder = await next(ctx, row.id);
  if (!workOrder) return null;
  const work = await documents.load(ctx, WorkOrder, workOrder.id);
  const machines = await devices(ctx, work.id);
  const found = await locks(ctx, work.id, machines);
  const of = (kind: Locked['kind']): readonly Locked[] => found.filter((one) => one.kind === kind);
  const dispatched = await ctx.sql<{ id: Id }>`
    select id from production_dispatch_order where work_order_id = ${work.id} and deleted_at is null
      and status in ${codes(DispatchOrder, 'new', 'published')}`;
  const people = await Promise.all(dispatched.map(({ id }) => documents.load(ctx, DispatchOrder, id)));
  const lacking = people.flatMap(({ unqualified: who }) => who ?? []);
  const skill =
    people.length === 0
      ? gate('skill', 'later', ['派工时检查', 'Asked when it is dispatched'])
      : lacking[0]
        ? gate('skill', 'block', [`${lacking[0]} 无资质`, `${lacking[0]} is not qualified`])
        : gate('skill', 'ok', [`${people.length} 道工序已派人`, `${people.length} operations have somebody`]);
  const wants = work.operations.some(({ firstPiece }) => firstPiece === '1');
  const gates: readonly Gate[] = [
    materialGate(row),
    machineGate('device', 'equipment.device', machines, ['工位没有登记设备', 'No device stands at its stations']),
    machineGate('tooling', 'equipment.tooling', await tools(ctx, work.id), ['未指定工装', 'No tool is named']),
    skill,
    work.batchHeld === '1'
      ? gate('batch', 'block', ['生产批次已冻结', 'The batch is on hold'])
      : gate('batch', 'ok', ['批次无冻结', 'No hold on the batch']),
    lockGate('errorProofing', of('errorProofing'), gate('errorProofing', 'ok', ['无防错锁定', 'Not locked'])),
    lockGate('spotCheck', of('spotCheck'), gate('spotCheck', 'ok', ['无点检锁定', 'Not locked'])),
    lockGate('lock', of('manual'), gate('lock', 'ok', ['产线未锁定', 'The line is not locked'])),
    lockGate(
      'firstPiece',
      of('firstPiece'),
      wants
        ? gate('firstPiece', 'later', ['开工后锁定，首件合格才能报工', 'Locked at the start, until the first piece has passed'])
        : gate('firstPiece', 'ok', ['本工单不要求首检', 'Not asked of this work order']),
    ),
  ];
  return { workOrder, gates };
}
