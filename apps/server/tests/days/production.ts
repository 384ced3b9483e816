import { expect } from 'vitest';
import { workday } from '../../../../scripts/demo/days.ts';
import type { Day } from './day.ts';

const REQUEST = 'purchasing.requisition';
const BOM = 'base.bomVersion';
const ORDER = 'production.productionOrder';
const WORK = 'production.workOrder';
const DISPATCH = 'production.dispatchOrder';
const LOCK = 'base.productionLock';
const BACKFLUSH = 'production.backflush';

/** A first piece that waits, and who made it. */
const FIRST_PIECE = `from base_production_lock k join production_dispatch_order d on d.work_order_id = k.work_order_id
  and d.operation_seq = k.operation_seq and d.business_on = k.business_on
  where k.kind = 'firstPiece' and k.status = '10' and d.status = '2' order by k.number limit 1`;
/** Of calipers some lie at the end of their line, not in a box yet. */
const UNPACKED = `select w.id from production_work_order w join base_part p on p.id = w.part_id
  where p.part_no = 'BRK-1101' and w.status = '12' order by w.number limit 1`;
const NOT_DISPATCHED = `select w.id from production_work_order w join base_part p on p.id = w.part_id
  where p.part_no = 'BRK-1201' and w.status = '10' order by w.number limit 1`;

export const production: readonly Day[] = [
  {
    who: 'planner',
    work: async (worker, { part, unit, plant, vendor, find }) => {
      await worker.call('/purchasing/call/shortageBoard', { onlyShort: '1' });
      await worker.see('sales.salesOrder');
      await worker.see('warehouse.stock');
      const asked = await worker.make(REQUEST, {
        plant: plant('NB01'),
        neededOn: workday(8),
        lines: [{ part: part('SEL-4001'), qty: '1200', unit: unit('PCS'), vendor: vendor('V002') }],
      });
      await worker.press(REQUEST, 'release', asked);
      const [data] = await worker.see('base.partPlan', { part: part('SEL-4001') });
      await worker.change('base.partPlan', data.id, { remark: '加急' });
      const shift = await find('select id from base_shift_model order by code limit 1');
      await worker.make('base.workSchedule', { code: 'WS-D01', name: '加班周', plant: plant('NB01'), saturday: shift });
      const order = await worker.make(ORDER, {
        part: part('CHS-2001'),
        plant: plant('NB01'),
        plannedQty: '48',
        plannedStart: `${workday(3)} 08:00:00`,
        plannedEnd: `${workday(3)} 17:00:00`,
        dueOn: workday(5),
      });
      const { shortParts, materials } = await worker.open(ORDER, order);
      expect([shortParts, materials.length]).toEqual([0, 4]);
      await worker.press(ORDER, 'release', order);
      const [made] = await worker.see(WORK, { productionOrder: order });
      expect(made.status).toBe('10');
      expect((await worker.call('/production/call/startGates', { order })).workOrder.id).toBe(made.id);
      expect((await worker.call('/production/call/orderProgress', { order })).unplanned).toBe('0');
      await worker.press(ORDER, 'withdraw', order);
    },
    notTheirs: [
      'purchasing.purchaseOrder.publish',
      'warehouse.stockAdjust.create',
      'sales.salesOrder.create',
      'base.bom.create',
      'production.workOrder.dispatch',
      'production.dispatchOrder.report',
      'production.rerunBackflush',
      'production.lineSetting.create',
      'base.productionLock.create',
    ],
  },
  {
    who: 'process',
    work: async (worker, { part, unit, plant }) => {
      const bom = await worker.open('base.bom', (await worker.see('base.bom'))[0].id);
      const version = await worker.make(BOM, {
        bom: bom.id,
        plant: bom.plant,
        versionNo: 'D1',
        validFrom: workday(60),
        lines: [{ component: part('BLT-5001'), qty: '4', unit: unit('PCS') }],
      });
      await worker.press(BOM, 'submit', version);
      const [step] = await worker.see('base.process');
      await worker.make('base.route', {
        code: 'R-D01',
        name: '试制路线',
        versionNo: 'D1',
        standard: '0',
        part: part('BRK-1001'),
        plant: plant('NB01'),
        operations: [{ seq: 10, process: step.id }],
      });
      const [setting] = await worker.see('production.lineSetting', { code: 'AS-L2' });
      await worker.change('production.lineSetting', setting.id, { deviceRequired: '1' });
    },
    notTheirs: [
      'base.vendor.edit',
      'purchasing.purchaseOrder.read',
      'warehouse.stock.read',
      'equipment.device.create',
      'quality.inspectionStandard.create',
      'production.productionOrder.create',
      'production.workOrder.dispatch',
    ],
  },
  {
    who: 'foreman',
    work: async (worker, { plant, device, user, find }) => {
      const line = await find('select id from base_line order by code limit 1');
      await worker.make('base.workHourBalance', { code: 'WH-D01', plant: plant('NB01'), line, headcount: 9 });
      await worker.make('base.operator', { operatorNo: 'OP-D01', name: '新员工', plant: plant('NB01') });
      const broken = await worker.make('equipment.repairOrder', {
        device: device('CNC-07'),
        description: '冷却液泄漏',
        stopped: '0',
      });
      const repair = await worker.open('equipment.repairOrder', broken);
      if (repair.status !== '00') throw new Error(`${user('foreman')} did not report it`);
      const work = await find(NOT_DISPATCHED);
      await worker.press(WORK, 'dispatch', work, { team: '装配甲班' });
      const given = await worker.see(DISPATCH, { workOrder: work });
      expect(given.map(({ status, device }) => [status, Boolean(device)])).toEqual(given.map(() => ['1', true]));
      const [failed] = await worker.see(BACKFLUSH, { state: 'failed' });
      await worker.call('/production/call/rerunBackflush', { backflush: failed.id });
      expect(await worker.open(BACKFLUSH, failed.id)).toMatchObject({ state: 'failed', shortQty: '28', tries: 2 });
      await worker.call('/production/call/waiveBackflush', { backflush: failed.id });
      const lock = await worker.make(LOCK, { kind: 'manual', plant: plant('NB01'), line, reason: '换型调试' });
      await worker.press(LOCK, 'release', lock, { reason: '调试完成' });
      const [stopped] = await worker.see(ORDER, { status: ['18'] });
      await worker.press(ORDER, 'resume', stopped.id);
      await worker.see('production.materialUse');
      await worker.see('production.completion');
    },
    notTheirs: [
      'production.productionOrder.create',
      'production.productionOrder.release',
      'production.productionOrder.close',
      'production.lineSetting.edit',
      'equipment.device.edit',
      'base.bom.create',
      'warehouse.stockAdjust.create',
      'purchasing.requisition.create',
      'system.user.read',
    ],
  },
  {
    who: 'operator',
    work: async (worker, { device, part, find, at }) => {
      const mine = await find(`select d.id ${FIRST_PIECE}`);
      const { workOrder } = await worker.open(DISPATCH, mine);
      // Nothing is reported before the first piece has passed, and that is not for whoever made it to say.
      await expect(worker.press(DISPATCH, 'report', mine, { good: '20' })).rejects.toThrow('First-piece');
      const inspector = await at('inspector');
      await inspector.press(LOCK, 'release', await find(`select k.id ${FIRST_PIECE}`), { reason: '首件合格' });
      const scrapDefect = await find(`select id from quality_defect where code = 'D505'`);
      await worker.press(DISPATCH, 'report', mine, { good: '20', scrap: '1', scrapDefect });
      const [next] = await worker.see(DISPATCH, { workOrder, status: ['1'], operationSeq: 20 });
      await worker.press(DISPATCH, 'start', next.id);
      const batch = await find(
        `select batch as id from warehouse_stock where part_id = $1 and qty > 0 limit 1`,
        part('BJT-5501'),
      );
      await worker.press(DISPATCH, 'mount', next.id, { component: part('BJT-5501'), batch });
      const reworkDefect = scrapDefect;
      await worker.press(DISPATCH, 'report', next.id, { good: '18', rework: '2', reworkDefect });
      await worker.press(DISPATCH, 'rework', next.id, { good: '2' });
      await worker.press(DISPATCH, 'finish', mine);
      const calipers = await find(UNPACKED);
      await worker.press(WORK, 'pack', calipers, { qty: '6' });
      await worker.press(WORK, 'offline', calipers, { qty: '6' });
      const [order] = await worker.see(ORDER, { status: ['12'] });
      await worker.open(ORDER, order.id);
      await worker.see('base.routeFile');
      await worker.see('base.part');
      await worker.make('equipment.repairOrder', { device: device('CNC-07'), description: '主轴异响', stopped: '1' });
      await worker.see('equipment.repairOrder');
    },
    notTheirs: [
      'equipment.repairOrder.dispatch',
      'equipment.repairOrder.approve',
      'production.dispatchOrder.create',
      'production.dispatchOrder.reverse',
      'production.workOrder.dispatch',
      'production.workOrder.finish',
      'production.productionOrder.complete',
      'production.backflush.read',
      'production.waiveBackflush',
      'base.productionLock.release',
      'equipment.device.read',
      'base.part.edit',
      'warehouse.stock.read',
      'purchasing.requisition.create',
    ],
  },
];
