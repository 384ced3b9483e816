import { workday } from '../../../../scripts/demo/days.ts';
import type { Day } from './day.ts';

const REPAIR = 'equipment.repairOrder';

export const equipment: readonly Day[] = [
  {
    who: 'equipment',
    work: async (worker, { device, user, plant, find }) => {
      const id = await worker.make(REPAIR, { device: device('FLT-02'), description: '货叉漏油', stopped: '1' });
      await worker.press(REPAIR, 'dispatch', id, { repairer: user('repair') });
      await worker.make('equipment.device', {
        deviceNo: 'CNC-D01',
        name: '数控车床',
        deviceType: await find('select id from equipment_device_type order by code limit 1'),
        plant: plant('NB01'),
        keeper: user('repair'),
      });
      await worker.make('equipment.checkItem', { code: 'CK-D01', name: '油位', criterion: '不低于下刻度' });
    },
    notTheirs: [
      'base.part.edit',
      'warehouse.stock.read',
      'purchasing.requisition.create',
      'system.user.read',
      'sales.salesOrder.read',
    ],
  },
  {
    who: 'repair',
    work: async (worker, { device, user, at }) => {
      const id = await (await at('equipment')).make(REPAIR, { device: device('FLT-02'), description: '喇叭不响', stopped: '0' });
      await (await at('equipment')).press(REPAIR, 'dispatch', id, { repairer: user('repair') });
      await worker.press(REPAIR, 'start', id);
      await worker.press(REPAIR, 'wait', id);
      await worker.press(REPAIR, 'resume', id);
      await worker.press(REPAIR, 'finish', id, {
        endedAt: `${workday(1)} 10:00:00`,
        cause: '线束断',
        measure: '更换',
      });
      await worker.see('equipment.sparePart');
    },
    notTheirs: [
      'warehouse.stock.read',
      'base.plant.edit',
      'purchasing.requisition.create',
      'quality.inspectionTool.read',
      'system.user.read',
    ],
  },
  {
    who: 'spares',
    work: async (worker, { plant, part, unit, user }) => {
      const spare = await worker.make('equipment.sparePart', {
        sparePartNo: 'SP-D01',
        name: '轴承 6204',
        category: 'BEARING',
        unit: unit('PCS'),
        minStock: '2',
      });
      await worker.change('equipment.sparePart', spare, { place: '备件库 A1' });
      await worker.make('equipment.tooling', {
        toolingNo: 'TL-D01',
        name: '钻模',
        kind: 'JIG',
        part: part('BRK-1001'),
        plant: plant('NB01'),
        keeper: user('spares'),
      });
    },
    notTheirs: ['equipment.device.edit', 'equipment.repairOrder.dispatch', 'warehouse.stock.read', 'base.unit.edit'],
  },
];
