import { workday } from '../../../../scripts/demo/days.ts';
import type { Day } from './day.ts';

const REQUEST = 'purchasing.requisition';
const BOM = 'base.bomVersion';

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
    },
    notTheirs: ['purchasing.purchaseOrder.publish', 'warehouse.stockAdjust.create', 'sales.salesOrder.create', 'base.bom.create'],
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
    },
    notTheirs: [
      'base.vendor.edit',
      'purchasing.purchaseOrder.read',
      'warehouse.stock.read',
      'equipment.device.create',
      'quality.inspectionStandard.create',
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
    },
    notTheirs: [
      'equipment.device.edit',
      'base.bom.create',
      'warehouse.stockAdjust.create',
      'purchasing.requisition.create',
      'system.user.read',
    ],
  },
  {
    who: 'operator',
    work: async (worker, { device }) => {
      await worker.see('base.routeFile');
      await worker.see('base.part');
      await worker.make('equipment.repairOrder', { device: device('CNC-07'), description: '主轴异响', stopped: '1' });
      await worker.see('equipment.repairOrder');
    },
    notTheirs: [
      'equipment.repairOrder.dispatch',
      'equipment.repairOrder.approve',
      'equipment.device.read',
      'base.part.edit',
      'warehouse.stock.read',
      'purchasing.requisition.create',
    ],
  },
];
